import re

from hypothesis import given
from hypothesis import strategies as st

from warcamp.table.secrets import hash_of, matches, new_key, new_secret, new_table_id


def test_secrets_are_long_different_and_safe_in_an_address():
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(re.fullmatch(r"[\w-]{43}", secret, re.ASCII) for secret in secrets)


def test_tables_have_names_of_twelve_letters_and_digits():
    ids = {new_table_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(re.fullmatch(r"[A-Za-z0-9]{12}", id) for id in ids)


def test_keys_of_chance_have_256_bits():
    assert len({new_key() for _ in range(100)}) == 100
    assert {len(new_key())} == {32}


def test_the_hash_of_a_secret_never_changes_since_databases_hold_it():
    assert hash_of("warcamp") == "6dc300b911aa3980422dca94eca52c741edf2c86dc981ce9c2e996a2e93a5899"


@given(st.text(st.characters()), st.text(st.characters()))
def test_a_secret_matches_its_own_hash_only(one, other):
    assert matches(one, hash_of(one))
    assert matches(other, hash_of(one)) == (one == other)


def test_broken_text_and_a_blank_hash_match_nothing():
    assert not matches("\ud800", hash_of("x"))
    assert not matches("", "")

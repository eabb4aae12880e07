"""Setting up the table."""

from pathlib import Path

import pytest

from warcamp.engine.errors import BadInput
from warcamp.games.ettin.content import load
from warcamp.games.ettin.options import checked, table
from warcamp.games.ettin.tables import MERCENARY

from .scenes import FOUR, asked, happened, known, lying, scene, seats
from .table import Table

NATIONS = ["orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen"]


def stacked(players: int = 4, seed: int = 1) -> Table:
    """Nations chosen, decks stacked; the first questions are who takes the Initiative."""
    row = [*FOUR, "elves", "risen", "daemons", "cannites"]
    return seats(players, seed=seed).choose(*row[: min(players, 7)])


def ready(seed: int = 1) -> Table:
    """Four players; the choosers take the Initiative."""
    return stacked(seed=seed).choose("take", realm=0).choose("take", realm=2)


def test_the_game_begins_with_the_skirmish_of_age_i():
    """ETT-SETUP-01"""
    t = ready()
    assert (t.s.age, happened(t, "age", "draft")) == (1, ["age 1", "draft 1 0"])
    assert asked(t) == ["0 pick", "2 pick"]


def test_mercenaries_lie_in_three_decks_by_age_face_down():
    """ETT-SETUP-02"""
    t = stacked()
    assert [len(lying(t, f"mercenaries 0.{age}")) for age in (1, 2, 3)] == [36, 20, 45]
    assert known(t, 0, "mercenaries 0.1") == ["?"] * 36
    assert len({tuple(lying(ready(seed), "skirmish 0")) for seed in range(1, 6)}) > 1, "they are shuffled"


def test_adventures_lie_in_three_decks_by_age_face_down():
    """ETT-SETUP-03"""
    t = stacked()
    assert [len(lying(t, f"adventures 0.{age}")) for age in (1, 2, 3)] == [12, 12, 12]
    assert known(t, 0, "adventures 0.3") == ["?"] * 12
    assert len({tuple(lying(ready(seed), "adventure 0")) for seed in range(1, 6)}) > 1, "they are shuffled"


def test_each_player_selects_a_nation_that_nobody_has():
    """ETT-SETUP-04"""
    t = seats(4)
    assert (asked(t), t.offers()) == (["0 nation"], NATIONS)
    t.choose("joymore")
    assert (asked(t), t.offers()) == (["1 nation"], [nation for nation in NATIONS if nation != "joymore"])
    assert t.refused("joymore") == "ETT-SETUP-04"


def test_nations_can_be_dealt_at_random_or_be_given():
    """ETT-SETUP-04"""
    t = seats(4, FOUR, top='random_first = false\nnations_by = "random"')
    assert [t.s.t.nations[nation] for nation in t.s.nation] == FOUR
    with pytest.raises(BadInput):
        seats(4, ["orcs", "orcs"], top='random_first = false\nnations_by = "random"')
    s = table(checked({"players": 4, "nations": FOUR}), load())
    assert [s.t.nations[nation] for nation in s.nation] == FOUR
    with pytest.raises(BadInput):
        table(checked({"players": 4, "nations": ["orcs", "elves", "risen", "orcs"]}), load())


@pytest.mark.parametrize(("players", "mats"), [(2, 0), (3, 1), (4, 0), (5, 1), (8, 0)])
def test_the_mercenary_mat_is_used_only_with_an_odd_number_of_players(players, mats):
    """ETT-SETUP-05"""
    t = stacked(players)
    assert list(t.s.nation).count(MERCENARY) == mats
    assert "mercenary" not in seats(players).offers()


def test_a_nation_deck_has_five_cards_of_each_age_face_down_and_the_mercenaries_none():
    """ETT-SETUP-06"""
    t = stacked(3)
    for age, first in ((1, "old_joymore_ruins"), (2, "white_helm_brigade"), (3, "trebuchet")):
        assert len(lying(t, f"deck 0.{age}")) == 5
        assert first in lying(t, f"deck 0.{age}")
        assert known(t, 0, f"deck 0.{age}") == ["?"] * 5, "nor may one look into one's own"
        assert lying(t, f"deck 1.{age}") == []


def test_a_nation_deck_is_shuffled():
    """ETT-SETUP-06"""
    tops = {tuple(lying(scene("draft", "draft = 1", seed=seed), "lineup 0")) for seed in range(1, 9)}
    assert len(tops) > 1


def test_the_nation_deck_is_used_from_the_top_whatever_the_age():
    """ETT-SETUP-07"""
    t = scene("draft", "draft = 1", '[deck]\n0 = ["trebuchet", "white_helm_brigade", "old_vets"]')
    assert t.s.age == 1
    assert lying(t, "lineup 0")[:2] == ["old_vets", "white_helm_brigade"]
    assert [lying(t, f"deck 0.{age}") for age in (1, 2, 3)] == [[], [], ["trebuchet"]]


@pytest.mark.parametrize(("age", "token"), [(1, 5), (2, 10), (3, 15)])
def test_each_pair_has_its_own_tokens(age, token):
    """ETT-SETUP-08: a War token of each Age, four Battle Won tokens, one Initiative Token."""
    t = scene("war result", f"age = {age}", '[results]\n0 = ["0", "0", "0", "0"]\n1 = ["1", "1", "1", "1"]')
    assert t.s.tokens == [token, token, 0, 0]
    assert len(t.s.initiative) == 2


def test_the_higher_initiative_number_takes_the_token_or_gives_it_away():
    """ETT-SETUP-09: Joymore 5 against Dwarves 3, Orcs 7 against Dommorians 2."""
    t = stacked()
    assert asked(t) == ["0 initiative", "2 initiative"]
    assert t.offers() == ["take", "give"]
    t.choose("take", realm=2).choose("give", realm=0)
    assert t.s.initiative == [3, 2]
    assert asked(t) == ["2 pick", "3 pick"]


@pytest.mark.parametrize(("toss", "chooser"), [("tails", 1), ("heads", 0)])
def test_on_equal_numbers_a_toss_decides_who_chooses(tmp_path: Path, toss: str, chooser: int):
    """ETT-SETUP-10"""
    pack = tmp_path / "equal.toml"
    pack.write_text(
        '[pack]\nid = "equal"\nversion = "1"\nname = "Equal"\n[nations.joymore]\ninitiative = 3\n', encoding="utf-8"
    )
    text = 'players = 2\nphase = "setup"\nrandom_first = false'
    t = Table(text, [toss], load([pack])).choose("joymore", "dwarves")
    assert asked(t) == [f"{chooser} initiative"]
    t.choose("take")
    assert t.s.initiative == [chooser]


def test_nobody_starts_with_gold_or_cards():
    """ETT-SETUP-11"""
    t = stacked()
    assert t.s.gold == [0, 0, 0, 0]
    t.choose("take", realm=0).choose("take", realm=2)
    assert t.s.gold == [5, 5, 5, 5], "the first Gold is that of New Age I"
    assert [lying(t, f"hand {r}") for r in range(4)] == [[], [], [], []]


def test_camps_piles_and_locations_start_empty():
    """ETT-SETUP-12"""
    t = ready()
    zones = [f"{pile} {r}" for pile in ("camp", "retired", "aside") for r in range(4)]
    zones += [f"place {r}.{k}" for r in range(4) for k in range(4)]
    assert [lying(t, zone) for zone in [*zones, "lost 0"]] == [[]] * 29
    assert t.s.tokens == [0, 0, 0, 0]


def test_for_a_first_game_the_easy_nations_are_handed_out():
    """ETT-LEARN-01"""
    t = seats(4, top='random_first = false\nnations_by = "recommended"')
    assert [t.s.t.nations[nation] for nation in t.s.nation] == ["orcs", "dwarves", "dommorians", "joymore"]


def test_lost_battles_and_battles_that_did_not_take_place_are_shown():
    """ETT-LEARN-01: step by step, with who lost and what was No Battle."""
    t = scene("battle", tables='[places]\n"0.1" = ["ogre_bashers_1"]')
    assert happened(t, "step", "fought")[:3] == ["step battle", "fought 0 1 0 4 1", "fought 0 2 no battle 2 2"]

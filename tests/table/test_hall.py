"""The tables of a house: made, filled, woken, let go; links, packs, forks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.test_match_table import CLANS, answer, clash, in_hall, turn
from warcamp.engine.errors import BadInput
from warcamp.table.hall import Hall
from warcamp.table.packs import known_packs
from warcamp.table.refusals import NotAllowed, Refused
from warcamp.table.secrets import hash_of
from warcamp.table.wish import Chair, Wish


def test_a_table_with_open_seats_waits_and_begins_when_it_is_full(tmp_path):
    async def do(hall: Hall) -> None:
        room, secrets = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair("person"), Chair("open")]))
        assert room.table.match is None
        with pytest.raises(Refused, match="not-full"):
            await room.table.start()
        other, seat = await hall.claim(2, secrets[1], "Jo")
        assert (other, seat) == (room, 1)
        assert room.table.seats_of(2) == {1}
        await room.table.start()
        assert not room.table.playing().over
        with pytest.raises(Refused, match="started"):
            await room.table.start()

    in_hall(tmp_path, do)


def test_a_link_is_worth_nothing_after_it_was_used_and_a_new_one_opens_the_seat(tmp_path):
    async def do(hall: Hall) -> None:
        room, secrets = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair("person"), Chair("open")]))
        await hall.claim(2, secrets[1], "Jo")
        with pytest.raises(Refused, match="unknown-link"):
            await hall.claim(3, secrets[1], "Max")
        assert room.table.seats_of(3) == set()
        fresh = await hall.new_link(room, 1)
        await hall.claim(2, fresh, "")
        assert room.table.seats[1].name == "Jo"

    in_hall(tmp_path, do)


def test_secrets_are_stored_as_hashes_only(tmp_path):
    async def do(hall: Hall) -> None:
        room, secrets = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair("person"), Chair("open")]))
        found = await hall.store.table(room.table.id)
        assert found is not None
        assert [seat.secret for seat in found[1]] == [hash_of(secrets[0]), hash_of(secrets[1])]
        for secret in secrets.values():
            for path in tmp_path.iterdir():
                assert secret.encode() not in path.read_bytes()

    in_hall(tmp_path, do)


def test_a_bot_takes_an_open_seat_and_its_link_dies(tmp_path):
    async def do(hall: Hall) -> None:
        room, secrets = await hall.make(1, Wish("clash_of_rage", CLANS, [Chair("person"), Chair("open")]))
        await hall.put_bot(room, 1, "greedy")
        with pytest.raises(Refused, match="unknown-link"):
            await hall.seat_of(secrets[1])
        with pytest.raises(BadInput, match="there is no bot"):
            await hall.put_bot(room, 1, "wizard")
        await room.table.start()

    in_hall(tmp_path, do)


def test_only_the_host_is_the_host(tmp_path):
    async def do(hall: Hall) -> None:
        room = await clash(hall, "person", "open")
        hall.must_host(room, 1)
        for person in (0, 2):
            with pytest.raises(NotAllowed, match="not-host"):
                hall.must_host(room, person)

    in_hall(tmp_path, do)


def test_a_table_that_sleeps_wakes_as_it_was(tmp_path):
    kept: list[tuple[str, str]] = []

    async def first(hall: Hall) -> None:
        room = await clash(hall, "person", "person")
        for _ in range(5):
            await answer(room, turn(room))
        kept.append((room.table.id, room.table.playing().digest()))

    async def then(hall: Hall) -> None:
        for id, digest in kept:
            one, two = await hall.room(id), await hall.room(id)
            assert one is two
            assert one.table.playing().digest() == digest
            assert one.table.seats_of(1) == {0, 1}

    in_hall(tmp_path, first)
    in_hall(tmp_path, then)


def test_bad_wishes_are_refused_before_anything_is_stored(tmp_path):
    async def do(hall: Hall) -> None:
        two = [Chair("person"), Chair("bot")]
        for plan, why in (
            (Wish("chess", {}, two), "there is no game"),
            (Wish("clash_of_rage", {"clans": ["bohorg", "bohorg"]}, two), "clans"),
            (Wish("clash_of_rage", {"wings": True}, two), "wings"),
            (Wish("clash_of_rage", {}, [Chair("person"), Chair("bot", "wizard")]), "there is no bot"),
            (Wish("clash_of_rage", {}, [Chair("ghost")]), "expected person"),
            (Wish("clash_of_rage", {}, two, packs=["../../etc"]), "there is no pack"),
        ):
            with pytest.raises(BadInput, match=why):
                await hall.make(1, plan)
        assert await hall.store.held(1) == []

    in_hall(tmp_path, do)


def test_packs_are_the_folders_of_one_folder_and_nothing_outside_it(tmp_path: Path):
    packs, outside = tmp_path / "packs", tmp_path / "outside"
    (packs / "my-box").mkdir(parents=True)
    (packs / ".hidden").mkdir()
    outside.mkdir()
    (packs / "trick").symlink_to(outside)
    (packs / "file").write_text("", encoding="utf-8")
    assert list(known_packs(packs)) == ["my-box"]
    assert known_packs(tmp_path / "nowhere") == {} == known_packs(None)


def test_a_fork_goes_on_from_a_moment_of_a_match_that_is_over(tmp_path):
    async def do(hall: Hall) -> None:
        options = {**CLANS, "last_round": 1}
        room, _ = await hall.make(1, Wish("clash_of_rage", options, [Chair("person"), Chair("person")]))
        with pytest.raises(Refused, match="not-over"):
            await hall.fork(1, room.table.id, 3, 0)
        while not room.table.playing().over:
            await answer(room, turn(room))
        assert room.table.row.state == "over"
        new = await hall.fork(1, room.table.id, 3, 1)
        assert new.table.playing().lines[:3] == room.table.playing().lines[:3]
        assert [seat.kind for seat in new.table.seats] == ["bot", "person"]
        assert new.table.row.key != room.table.row.key
        assert new.table.seats_of(1) == {1}

    in_hall(tmp_path, do)

"""Many games for statistics."""

import csv
import importlib
import importlib.util
import sys
from collections import Counter

import pytest

from tests.lab.playing import here, in_two, timeless
from warcamp.engine.errors import BadInput
from warcamp.lab.game import play
from warcamp.lab.records import Records
from warcamp.lab.setup import setup
from warcamp.lab.simulate import COLUMNS, groups, in_order, job, rows, run, spread, statistics
from warcamp.lab.stakes import AND
from warcamp.lab.tables import check_rows_file, write_rows

GIVEN = setup("ettin", ["random"], 32, 2)


@pytest.fixture(scope="module")
def played():
    records = Records()
    assert len(list(run(GIVEN, here, records))) == 32
    return in_order(GIVEN, records)


def test_the_number_of_processes_changes_nothing(played):
    records = Records()
    list(run(GIVEN, in_two, records))
    assert [timeless(p) for p in in_order(GIVEN, records)] == [timeless(p) for p in played]


def test_what_is_there_is_not_played_again(played):
    records = Records()
    for game in played[:30]:
        records.add(game)
    assert [p.id for p in run(GIVEN, here, records)] == ["30", "31"]


def test_every_seat_of_every_game_is_a_row(played):
    table = list(rows(GIVEN, played))
    assert len(table) == 32 * 4
    assert all(len(row) == len(COLUMNS) for row in table)
    for n in range(32):
        mine = [dict(zip(COLUMNS, row, strict=True)) for row in table if row[0] == n]
        assert [row["seat"] for row in mine] == [0, 1, 2, 3]
        assert [row["team"] for row in mine] == [0, 0, 1, 1]
        assert sum(float(str(row["won"])) for row in mine) == 2
        assert len({row["faction"] for row in mine}) == 4


def test_factions_and_seats_are_counted_equally_often(played):
    found = statistics(GIVEN, played, "again")
    assert {row["games"] for row in found["factions"]} == {16}
    assert {row["games"] for row in found["seats"]} == {32}
    assert found["even"] == 0.5
    assert sum(row["won"] for row in found["seats"]) == 64
    assert found["length"]["counts"] == {"3": 32}
    assert sum(found["lead_changes"]["counts"].values()) == 32
    assert found["points_won"]["mean"] > found["points_lost"]["mean"]
    assert found["by_bot"] == []


def test_bots_that_differ_have_every_seat_and_every_faction_equally_often():
    given = setup("clash_of_rage", ["greedy", "random"], 8, 2)
    seen: Counter[tuple[str, str, int]] = Counter()
    for n in range(8 * 6):
        made = job(given, n)
        seen.update(zip(made.bots, made.options["clans"], range(2), strict=True))
    assert len(seen) == 16
    by_faction: Counter[tuple[str, str]] = Counter()
    by_seat: Counter[tuple[str, int]] = Counter()
    for (bot, faction, seat), n in seen.items():
        by_faction[bot, faction] += n
        by_seat[bot, seat] += n
    assert len(set(by_faction.values())) == len(set(by_seat.values())) == 1


def test_groups_have_shares_with_intervals():
    table = [(n, 0, 0, 0, "orcs", "greedy", float(n < 15), 10, 0.5, 3, 9, 0) for n in range(148)]
    (found,) = groups(table, lambda row: [row[4]])
    assert (found["low"], found["high"]) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert (found["name"], found["games"], found["points"]) == ("orcs", 148, 10)


def test_who_has_two_factions_counts_for_both():
    given = setup("immortals", ["random"], 1, 5, 3, ["rounds=1", "draft=quick"])
    game = play(job(given, 0))
    pairs = [pair.split(AND) for pair in game.factions]
    found = {row["name"]: row for row in statistics(given, [game], "")["factions"]}
    assert set(found) == {tribe for pair in pairs for tribe in pair}
    assert len(found) == 6
    for pair, won in zip(pairs, game.won, strict=True):
        assert [found[tribe]["won"] for tribe in pair] == [won, won]


def test_numbers_are_described_by_mean_and_quantiles():
    found = spread([1, 2, 2, 3, 7])
    assert (found["mean"], found["median"], found["quarter"], found["three_quarters"]) == (3, 2, 2, 3)
    assert (found["least"], found["most"], found["counts"]) == (1, 7, {"1": 1, "2": 2, "3": 1, "7": 1})
    assert found["deviation"] == pytest.approx(2.098, abs=0.001)
    assert spread([]) == {"n": 0, "counts": {}}


def test_rows_are_written_as_csv(tmp_path, played):
    path = tmp_path / "rows.csv"
    write_rows(path, COLUMNS, rows(GIVEN, played))
    with path.open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert len(read) == 128
    assert read[0]["faction"] == played[0].factions[0]
    assert sum(float(row["won"]) for row in read) == 64


@pytest.mark.skipif(importlib.util.find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_rows_are_written_as_parquet_with_their_types(tmp_path, played):
    parquet = importlib.import_module("pyarrow.parquet")
    path = tmp_path / "rows.parquet"
    write_rows(path, COLUMNS, rows(GIVEN, played))
    table = parquet.read_table(path)
    assert table.column_names == list(COLUMNS)
    assert [tuple(row.values()) for row in table.to_pylist()] == list(rows(GIVEN, played))
    assert str(table.schema.field("points").type) == "int64"


def test_without_pyarrow_it_is_said_what_can_be_done(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=r"warcamp\[lab\]"):
        check_rows_file(tmp_path / "rows.parquet")
    with pytest.raises(BadInput, match=r"\.csv"):
        check_rows_file(tmp_path / "rows.xls")

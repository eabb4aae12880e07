"""A War under test: what lies on both sides of one front, and what the battles brought.

All eight nations are at the table, so that every card of the box may be used. ME is realm 0 and has the Initiative,
FOE is realm 7, ALLY is realm 1. Nobody else has a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from warcamp.games.ettin.content import Content, load
from warcamp.games.ettin.names import PLACE_NAMES, realm_asked
from warcamp.games.ettin.state import pair_of

from .table import Table

ME = 0
ALLY = 1
FOE = 7
CASES = Path(__file__).with_name("cases.toml")
NATIONS = ("orcs", "daemons", "cannites", "dommorians", "dwarves", "elves", "joymore", "risen")


@cache
def catalogue() -> Content:
    """The content with the values the catalogue's cases are about, however the box is tuned."""
    return load([CASES])


def changed(folder: Path, text: str) -> Content:
    """The same with a few values of a test's own."""
    path = folder / "ours.toml"
    path.write_text('[pack]\nid = "ours"\nversion = "1"\nname = "Ours"\n' + text, encoding="utf-8")
    return load([CASES, path])


def around(mine: str, theirs: str) -> list[str]:
    """Eight nations with ours first and the enemy's last."""
    return [mine, *[nation for nation in NATIONS if nation not in (mine, theirs)], theirs]


def rows(table: str, found: Mapping[Any, str]) -> str:
    """A table of cards in a document, from cards separated by blanks."""
    lines = [f'"{key}" = {str(words.split()).replace(chr(39), chr(34))}' for key, words in found.items()]
    return "\n".join([f"[{table}]", *lines])


def front(
    mine: Mapping[str, str],
    theirs: Mapping[str, str],
    nations: str = "orcs joymore",
    age: int = 1,
    *,
    chance: Sequence[Any] = (),
    adventure: str = "",
    camp: Mapping[int, str] | None = None,
    retired: Mapping[int, str] | None = None,
    deck: Mapping[Any, str] | None = None,
    content: Content | None = None,
) -> Table:
    """A War in which these cards lie at our places and theirs, run to its first question."""
    places = {f"{ME}.{place}": row for place, row in mine.items()} | {f"{FOE}.{k}": row for k, row in theirs.items()}
    names = str(around(*nations.split())).replace("'", '"')
    text = "\n".join(
        [
            f'nations = {names}\nage = {age}\nphase = "deploy"',
            rows("places", places),
            rows("camp", camp or {}),
            rows("retired", retired or {}),
            rows("adventure", {0: adventure} if adventure else {}),
            rows("deck", deck or {}),
        ]
    )
    return Table(text, chance, content or catalogue())


def moment(
    phase: str,
    top: str = "",
    tables: str = "",
    chance: Sequence[Any] = (),
    nations: Sequence[str] = ("joymore", "dommorians", "orcs", "dwarves"),
) -> Table:
    """A table at the beginning of a phase, with more values and tables of its document."""
    row = ", ".join(f'"{nation}"' for nation in nations)
    return Table(f'nations = [{row}]\nphase = "{phase}"\n{top}\n{tables}', chance, catalogue())


def kinds(t: Table, realm: int) -> list[str]:
    """What a realm is being asked."""
    return [d.kind for d in t.position.pending if realm_asked(t.s, d) == realm]


def scores(t: Table, place: str, realm: int = ME) -> tuple[int, int]:
    """The two Battle Scores at a place, the Initiative holder's first."""
    for told in t.told("fought"):
        first, where, _, score, against = told.params
        if pair_of(t.s, first) == pair_of(t.s, realm) and where == PLACE_NAMES.index(place):
            return score, against
    raise AssertionError(f"there has been no battle at {place}")


def named(t: Table, event: str, realm: int | None = None, *, at: int = 1) -> list[str]:
    """The cards of all events of that id, in order; of one realm if it is given."""
    found = [told.params for told in t.told(event)]
    return [t.s.names[p[at]] for p in found if realm is None or p[1 - at] == realm]


def gains(t: Table, realm: int) -> list[int]:
    """The Gold a realm has got from the bank, sum by sum."""
    return [told.params[1] for told in t.told("gained") if told.params[0] == realm]

"""Scenes for the tests of the rules before and around the War: a table before set-up, four realms at any phase."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tests.games.suites.telling import happened as happened
from warcamp.engine.view import view
from warcamp.games.ettin.content import Content, load
from warcamp.games.ettin.names import realm_asked

from .table import Table

FOUR = ["joymore", "dommorians", "orcs", "dwarves"]
"""Realms 0 and 1 are allies against 3 and 2; pair 0 is 3 and 0, pair 1 is 1 and 2. Realms 0 and 2 have the Initiative.
Mats: Joymore and Dommorians ruins, town, city; Orcs ruins, town, town; Dwarves village, town, city."""
THREE = ["joymore", "mercenary", "orcs", "dwarves"]
"""Seat 0 is the odd player; the Mercenaries' mat: village, town, town."""
TWO = ["joymore", "dwarves"]

SKIRMISH_ONE = ["militia_1", "guard_tower_1", "ogre_bashers_1", "swordsmiths_1"]
SKIRMISH_TWO = ["krillian", "militia_2", "guard_tower_2", "quip_shadowblade"]
PEACE_ONE = ["old_vets", "paladin_kendrick", "arc_tower_1", "dommorian_mages_1"]
PEACE_TWO = ["berserkers_1", "spiked_hut", "bofar_the_bold", "marblehold"]


@cache
def box() -> Content:
    """The content of the box, read once."""
    return load()


def scene(
    phase: str,
    top: str = "",
    tables: str = "",
    chance: Sequence[Any] = (),
    nations: Sequence[str] = tuple(FOUR),
    seed: int = 1,
) -> Table:
    """A table at the beginning of a phase, with more values above its tables."""
    row = ", ".join(f'"{nation}"' for nation in nations)
    return Table(f'nations = [{row}]\nphase = "{phase}"\n{top}\n{tables}', chance, box(), seed)


def skirmish(top: str = "", tables: str = "", chance: Sequence[Any] = (*SKIRMISH_ONE, *SKIRMISH_TWO)) -> Table:
    """The first Skirmish of four realms, dealt."""
    return scene("draft", top, tables, chance)


def peace(top: str = "", tables: str = "", chance: Sequence[Any] = (*PEACE_ONE, *PEACE_TWO)) -> Table:
    """The Peacetime of Age I of four realms, dealt."""
    return scene("draft", f"draft = 1\n{top}", tables, chance)


def seats(n: int, chance: Sequence[Any] = (), top: str = "random_first = false", seed: int = 1) -> Table:
    """A table of n players before set-up."""
    return Table(f'players = {n}\nphase = "setup"\n{top}', chance, box(), seed)


def asked(t: Table) -> list[str]:
    """All open questions: "0 pick", by realm."""
    return sorted(f"{realm_asked(t.s, d)} {d.kind}" for d in t.position.pending)


def known(t: Table, seat: int, zone: str) -> list[str]:
    """What a seat sees in a zone; a card it does not know is a question mark."""
    return [t.s.names[card] if card >= 0 else "?" for card in view(t.position, seat)["zones"][zone]]


def lying(t: Table, zone: str) -> list[str]:
    """The cards of a zone: `camp 0`, `place 0.0`, `lineup 2`, `deck 1.3`, `mercenaries 0.1`, `lost 0`, ..."""
    return [t.s.names[card] for card in t.s.zones.cards[t.s.zones.layout.names.index(zone)]]


def play_on(t: Table, until: Callable[[Table], bool] = lambda t: False, seed: int = 1) -> Table:
    """Answer at random until something holds or the game is over."""
    choices = random.Random(seed)
    while not t.position.over and not until(t):
        i = choices.randrange(len(t.position.pending))
        t.position.apply(i, choices.choice(t.position.pending[i].options))
    return t


def play_a_while(t: Table, events: int = 1, seed: int = 1) -> Table:
    """Answer at random until more has been told."""
    before = len(t.s.events or [])
    return play_on(t, lambda now: len(now.s.events or []) >= before + events, seed)

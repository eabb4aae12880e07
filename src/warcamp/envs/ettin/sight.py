"""What a seat sees of a table of Ettin, from the realm that its question is about.

Realms are counted from that realm: itself, its ally, and on around the circle; the last one is its enemy.
"""

from __future__ import annotations

import numpy as np

from warcamp.engine.flow import Position
from warcamp.games.ettin.names import PHASES, realm_asked
from warcamp.games.ettin.state import (
    NO_BATTLE,
    NONE,
    PLACES,
    TIE,
    Ettin,
    ally,
    box_of,
    enemy,
    pair_of,
)
from warcamp.games.ettin.tables import ABILITIES, DEFENSE, FACES, TROOP, Tables
from warcamp.games.ettin.told import ASKS

from ..sight import Field, Numbers, Page, Sight, asked
from .actions import DRAFTS, LINEUP, MASKS, producing

PRINTED = 9
CARD = PRINTED + ABILITIES
CARD_TEXT = (
    "strength / 12, cost / 12, sale / 12, points / 10, Adventure strength / 10, is a Troop, is a Defense, is a Dragon, "
    "difficulty / 12, then its 21 abilities (icons or Gold / 4)"
)
ZONES = ("hand", "camp", "retired", "drafted", "chosen", "aside")
ROWS = len(ZONES) + PLACES
MANY = 8.0
WHERE = ("waiting", "retired", "drafted", *[f"own {k}" for k in range(PLACES)], *[f"enemy {k}" for k in range(PLACES)],
         "offered", "sieged", "lost")  # fmt: skip
OUTCOMES = 4


class EttinSight(Sight):
    """The fields of a table with so many seats."""

    def __init__(self, s: Ettin) -> None:
        n = s.realms
        self.kinds = list(ASKS)
        self.codes = producing(s)
        self.cards = printed(s.t)
        self.fields = [
            Field("asked", (len(self.kinds),), 1, "the kind of the question, in the order of the actions"),
            Field("age", (3,), 1, "the Age"),
            Field("phase", (len(PHASES),), 1, ", ".join(PHASES)),
            Field("draft", (4,), 1, "drafting phases of the Age that are over"),
            Field("mine", (n,), 1, "realms of the seat that looks"),
            Field("nation", (n, len(s.t.nations)), 1, "the nation, by realm; the Mercenaries last"),
            Field("initiative", (n,), 1, "who has the Initiative of its pair"),
            Field("gold", (n,), 30, "Gold"),
            Field("tokens", (n,), 30, "points of Victory tokens"),
            Field("quota", (n,), 2, "cards due from the line-up"),
            Field("owed", (n,), 4, "cards still to be drawn"),
            Field("result", (n, PLACES, OUTCOMES), 1, "by realm and place: won, lost, tied, no battle"),
            Field("battle", (n, PLACES), 1, "the battle that the pair is fighting or looting"),
            Field("hidden", (n, ROWS), MANY, "cards that the seat does not know, by realm and zone"),
            Field(
                "known", (n, ROWS), MANY, f"cards that it knows; zones: {', '.join(ZONES)}, places 1, 2, 3, Adventure"
            ),
            Field("sums", (n, ROWS, CARD), 1, "the sum of the known cards there / 8, each as in `adventure`"),
            Field("decks", (n, 3), 15, "cards left of the Nation Deck, by Age"),
            Field("mercenaries", (3,), 45, "cards left of the Mercenary decks of the realm's box, by Age"),
            Field("adventure", (CARD,), 1, f"the Adventure of the pair: {CARD_TEXT}"),
            Field("acting", (CARD,), 1, "the unit that chooses a target, as in `adventure`"),
            Field("waits", (CARD,), 1, "the own card that waits for a place, as in `adventure`"),
            Field("drafted", (DRAFTS, CARD), 1, "own drafted cards in the order of the bits of `fate`"),
            Field("lineup", (LINEUP, CARD), 1, "the line-up of the alliance, in the order of the bits of `split`"),
            Field("skirmish", (LINEUP, CARD), 1, "the Mercenaries that the pair picks from"),
            Field("proposal", (MASKS,), 1, "the split that has been proposed in the alliance"),
            Field("planned", (len(self.codes),), 1, "own production planned so far, in the order of the actions"),
            Field("where", (s.boxes * FACES, len(WHERE)), 1, WHERE_TEXT),
        ]

    def fill(self, page: Page, position: Position, seat: int) -> None:
        s: Ettin = position.s
        d = asked(position, seat)
        mine = [r for r in range(s.realms) if s.controller[r] == seat]
        me = mine[0]
        if d is not None:
            page.mark("asked", self.kinds.index(d.kind))
            me = realm_asked(s, d)
        realms = around(s, me)
        zones = s.zones.show(seat)
        page.write("mine", [r in mine for r in realms])
        self.fill_course(page, s, realms)
        self.fill_zones(page, zones, realms)
        self.fill_slots(page, s, zones, me)
        self.fill_where(page, s, zones, me)
        if s.privy(seat, me):
            self.fill_plans(page, s, me)

    def fill_course(self, page: Page, s: Ettin, realms: list[int]) -> None:
        page.mark("age", s.age - 1)
        page.mark("phase", s.phase)
        page.mark("draft", s.draft)
        page.write("initiative", [s.initiative[pair_of(s, r)] == r for r in realms])
        for name, row in (("gold", s.gold), ("tokens", s.tokens), ("quota", s.quota), ("owed", s.owed)):
            page.write(name, [row[r] for r in realms])
        for k, r in enumerate(realms):
            page.mark("nation", k, s.nation[r])
            page.mark("battle", k, s.battle[pair_of(s, r)])
            for place in range(PLACES):
                page.mark("result", k, place, outcome(s.result[pair_of(s, r) * PLACES + place], r))

    def fill_zones(self, page: Page, zones: dict[str, list[int]], realms: list[int]) -> None:
        hidden, known, sums = page.parts["hidden"], page.parts["known"], page.parts["sums"]
        for k, r in enumerate(realms):
            rows = [zones[f"{name} {r}"] for name in ZONES] + [zones[f"place {r}.{place}"] for place in range(PLACES)]
            for i, row in enumerate(rows):
                seen = [card % FACES for card in row if card >= 0]
                hidden[k, i] = (len(row) - len(seen)) / MANY
                if seen:
                    known[k, i] = len(seen) / MANY
                    sums[k, i] = self.cards[seen].sum(axis=0) / MANY
        page.write("decks", [[len(zones[f"deck {r}.{age}"]) for age in (1, 2, 3)] for r in realms])

    def fill_slots(self, page: Page, s: Ettin, zones: dict[str, list[int]], me: int) -> None:
        i = pair_of(s, me)
        box = box_of(s, me) if s.initiative[i] != NONE else 0
        page.write("mercenaries", [len(zones[f"mercenaries {box}.{age}"]) for age in (1, 2, 3)])
        for name, row in (
            ("adventure", zones[f"adventure {i}"]),
            ("acting", [s.acting[i]]),
            ("waits", zones[f"chosen {me}"]),
        ):
            for card in row:
                if card >= 0:
                    page.parts[name][:] = self.cards[card % FACES]
        for name, row in (
            ("drafted", in_order(s, f"drafted {me}")[:DRAFTS]),
            ("lineup", zones[lineup_of(s, me)]),
            ("skirmish", zones[f"skirmish {i}"]),
        ):
            for k, card in enumerate(row):
                page.parts[name][k] = self.cards[card % FACES]

    def fill_where(self, page: Page, s: Ettin, zones: dict[str, list[int]], me: int) -> None:
        foe = enemy(s, me)
        piles = {name: [zones[f"{name} {me}"]] for name in ("retired", "drafted")}
        piles["waiting"] = [zones[f"{name} {me}"] for name in ("hand", "camp", "chosen")]
        for place in range(PLACES):
            piles[f"own {place}"] = [zones[f"place {me}.{place}"]]
            piles[f"enemy {place}"] = [zones[f"place {foe}.{place}"]]
        piles["offered"] = [zones[lineup_of(s, me)], zones[f"skirmish {pair_of(s, me)}"]]
        piles["sieged"] = [list(s.sieged)]
        piles["lost"] = [zones[f"lost {box}"] for box in range(s.boxes)]
        for k, name in enumerate(WHERE):
            there = [card for row in piles[name] for card in row if card >= 0]
            if there:
                page.parts["where"][there, k] = 1.0

    def fill_plans(self, page: Page, s: Ettin, me: int) -> None:
        first = min(me, ally(s, me))
        if s.proposal[first]:
            page.mark("proposal", s.proposal[first] - 1)
        for code in s.planned[me]:
            page.mark("planned", self.codes.index(code))


WHERE_TEXT = f"by card, where it lies: {', '.join(WHERE)} (waiting: in the own hand or War Camp; offered: to be picked)"


def printed(t: Tables) -> Numbers:
    """The cards as rows of numbers, by face."""
    columns = [
        np.asarray(t.strength) / 12,
        np.asarray(t.cost) / 12,
        np.asarray(t.sell) / 12,
        np.asarray(t.vp) / 10,
        np.asarray(t.adventure) / 10,
        np.asarray(t.kind) == TROOP,
        np.asarray(t.kind) >= DEFENSE,
        np.asarray(t.dragon),
        np.asarray(t.difficulty) / 12,
    ]
    abilities = np.asarray(t.amount).reshape(len(t.faces), ABILITIES) / 4
    return np.concatenate([np.stack(columns, axis=1), abilities], axis=1).astype(np.float32)


def around(s: Ettin, me: int) -> list[int]:
    """All realms from one of them: its ally comes second, its enemy last."""
    step = 1 if me % 2 == 0 else -1
    return [(me + step * k) % s.realms for k in range(s.realms)]


def outcome(result: int, r: int) -> int:
    """Which of the outcomes a battle had for a realm; NONE while it is open."""
    if result == NONE:
        return NONE
    if result == TIE or result == NO_BATTLE:
        return 2 if result == TIE else 3
    return 0 if result == r else 1


def lineup_of(s: Ettin, r: int) -> str:
    """The line-up that a realm drafts from: that of its alliance, with two players its own."""
    return f"lineup {r if s.realms == 2 else r - r % 2}"


def in_order(s: Ettin, zone: str) -> list[int]:
    """The cards of a zone that all see, in the order in which they came."""
    return s.zones.cards[s.zones.layout.names.index(zone)]

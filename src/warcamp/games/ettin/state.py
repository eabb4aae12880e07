"""The table of Ettin as plain data, and the few ways to change it that every phase shares.

A realm is one nation mat with everything on it; a seat controls one realm, the odd player two, whose Gold and cards are
kept apart (ETT-ODD-01, ETT-ODD-02). All Gold is public (ETT-GEN-10). Realms sit in a circle, numbered to the left:
allies 0 and 1, 2 and 3, ...; enemies 1 and 2, 3 and 4, ..., last and 0. Pair 0 of enemies is the last realm and
realm 0. Places 0 to 2 of a realm are its Locations, farthest from the Adventure first; place 3 is its side of the
Adventure (ETT-SEAT-09).
"""

from __future__ import annotations

from typing import ClassVar, Final

from warcamp.engine.fields import fields
from warcamp.engine.state import State
from warcamp.engine.zones import PUBLIC, Layout, Zones

from .tables import ABILITIES, DEFENSE, FACES, MERCENARY, TROOP, UNITS, Tables

SETUP: Final = 0
NEW_AGE: Final = 1
DRAFT: Final = 2
DEPLOY: Final = 3
BATTLE: Final = 4
SPOIL: Final = 5
RETIRE: Final = 6
PRODUCE: Final = 7
WAR_RESULT: Final = 8
SCORED: Final = 9

NONE: Final = -1
TIE: Final = -2
NO_BATTLE: Final = -3

ADVENTURE_PLACE: Final = 3
PLACES: Final = 4

# zones of a realm
HAND: Final = 0
CAMP: Final = 1
RETIRED: Final = 2
DRAFTED: Final = 3
PLACE: Final = 4
SET_ASIDE: Final = 8
DECK: Final = 9
LINEUP: Final = 12
CHOSEN: Final = 13
REALM_ZONES: Final = 14
PRIVATE: Final[tuple[int, ...]] = (HAND, CAMP, RETIRED, CHOSEN, PLACE, PLACE + 1, PLACE + 2, PLACE + 3)
# zones of a pair, then of a box
PAIR_ZONES: Final = 2
BOX_ZONES: Final = 7


@fields
class Ettin(State):
    """Everything on the table."""

    PUBLIC: ClassVar[tuple[str, ...]] = (
        "seats", "realms", "controller", "nation", "age", "phase", "draft", "initiative", "gold", "tokens", "result",
        "sieged", "battle", "acting", "quota", "owed", "winners", "scores", "over",
    )  # fmt: skip
    PRIVATE: ClassVar[tuple[str, ...]] = ("proposal", "planned")
    FIXED: ClassVar[tuple[str, ...]] = ("t", "names")

    t: Tables
    names: list[str]
    seats: int
    realms: int
    boxes: int
    controller: tuple[int, ...]
    nation: tuple[int, ...]
    nations: str
    random_first: bool
    accelerated: bool
    age: int
    phase: int
    draft: int
    initiative: list[int]
    gold: list[int]
    tokens: list[int]
    result: list[int]
    sieged: tuple[int, ...]
    battle: list[int]
    """By pair: the place whose battle is fought or whose Spoils are taken."""
    acting: list[int]
    """By pair: the unit that chooses a target."""
    quota: list[int]
    proposal: list[int]
    planned: tuple[tuple[int, ...], ...]
    """By realm: the codes of production chosen so far, in their order; while a Gate asks for its Troop, it is last."""
    owed: list[int]
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    def derive(self) -> None:
        """Who may see what follows from seats and nations."""
        self.zones = Zones(table_layout(self), self.zones.cards, self.zones.known)

    def partners(self, seat: int) -> int:
        """Allies share all they see and plan (ETT-GEN-04, ETT-PEACE-07)."""
        mask = 1 << seat
        for r in range(self.realms):
            if self.controller[r] == seat and self.realms > 2:
                mask |= 1 << self.controller[r ^ 1]
        return mask

    def privy(self, viewer: int, index: int) -> bool:
        """What allies propose to each other and plan is theirs alone (ETT-GEN-04, ETT-PEACE-05, ETT-PROD-10)."""
        return self.controller[index] == viewer or self.controller[index ^ 1] == viewer


def realms_for(seats: int) -> int:
    """Always even: any odd number of players brings one Mercenary realm in (ETT-SEAT-01, ETT-SEAT-06, ETT-ODD-08,
    ETT-BIG-06, ETT-DIFF-30)."""
    return seats + seats % 2


def boxes_for(realms: int) -> int:
    """One box for eight realms (ETT-BIG-01, ETT-BIG-03)."""
    return (realms + 7) // 8


def blank(t: Tables, seats: int) -> Ettin:
    """An empty table: nobody has a nation, every card is in its box (ETT-SETUP-11, ETT-SETUP-12)."""
    s = Ettin()
    s.t = t
    s.seats = seats
    s.realms = realms_for(seats)
    s.boxes = boxes_for(s.realms)
    s.names = card_names(t, s.boxes)
    s.nation = (NONE,) * s.realms
    s.nations = "choose"
    s.random_first = True
    s.accelerated = False
    s.age = 1
    s.phase = SETUP
    s.draft = 0
    s.initiative = [NONE] * (s.realms // 2)
    s.gold = [0] * s.realms
    s.tokens = [0] * s.realms
    s.result = [NONE] * (s.realms // 2 * PLACES)
    s.sieged = ()
    s.battle = [NONE] * (s.realms // 2)
    s.acting = [NONE] * (s.realms // 2)
    s.quota = [2] * s.realms
    s.proposal = [0] * s.realms
    s.planned = ((),) * s.realms
    s.owed = [0] * s.realms
    s.winners = ()
    s.scores = ()
    seat_players(s, 0)
    return s


def card_names(t: Tables, boxes: int) -> list[str]:
    """The stored names of all cards; those of a further box carry its number."""
    if boxes == 1:
        return t.faces
    return [name if box == 0 else f"{name}@{box + 1}" for box in range(boxes) for name in t.faces]


def seat_players(s: Ettin, first: int) -> None:
    """Seat `first` has realm 0, the others follow to the left; the odd player has realms 0 and 1 (ETT-SEAT-02,
    ETT-SEAT-06). Who may see what follows from it, so the zones are made here."""
    extra = s.realms - s.seats
    s.controller = tuple([(first + max(0, r - extra)) % s.seats for r in range(s.realms)])
    layout = table_layout(s)
    empty: list[int] = []
    s.zones = Zones(layout, [empty] * len(layout.names), [0] * (s.boxes * FACES))


def table_layout(s: Ettin) -> Layout:
    """All zones. One sees one's own face-down cards and those of one's ally (ETT-GEN-04, ETT-GEN-07, ETT-DIFF-05); all
    unit cards have one back (section 3). Once the nations are known, so is which cards a Nation Deck was made of
    (ETT-SETUP-06)."""
    plan = s.t.layouts.get(s.realms)
    if plan is None:
        plan = plan_zones(s)
        s.t.layouts[s.realms] = plan
    audience = plan.audience[:]
    holds = plan.holds[:]
    for r in range(s.realms):
        z = r * REALM_ZONES
        own = 1 << s.controller[r] | 1 << s.controller[ally(s, r)]
        for kind in PRIVATE:
            audience[z + kind] = own
        if s.nation[r] != NONE:
            for age in range(3):
                holds[z + DECK + age] = (box_of(s, r) * 9 + s.nation[r]) * 3 + age
    return plan.seated(audience, holds)


def plan_zones(s: Ettin) -> Layout:
    """The zones at so many realms, whoever sits there."""
    back = [0 if c % FACES < UNITS else 1 for c in range(s.boxes * FACES)]
    group = [group_of(s.t, c) for c in range(s.boxes * FACES)]
    layout = Layout(back, group)
    for r in range(s.realms):
        for name in ("hand", "camp", "retired"):
            layout.zone(f"{name} {r}", 0)
        layout.zone(f"drafted {r}", PUBLIC)
        for k in range(PLACES):
            layout.zone(f"place {r}.{k}", 0, True)
        layout.zone(f"aside {r}", PUBLIC)
        for age in range(3):
            layout.zone(f"deck {r}.{age + 1}", 0)
        layout.zone(f"lineup {r}", PUBLIC, True)
        layout.zone(f"chosen {r}", 0)
    for i in range(s.realms // 2):
        layout.zone(f"skirmish {i}", PUBLIC, True)
        layout.zone(f"adventure {i}", PUBLIC)
    for box in range(s.boxes):
        for age in range(3):
            layout.zone(f"mercenaries {box}.{age + 1}", 0, False, (box * 9 + MERCENARY) * 3 + age)
        for age in range(3):
            layout.zone(f"adventures {box}.{age + 1}", 0, False, -2 - box * 3 - age)
        layout.zone(f"lost {box}", PUBLIC)
    return layout


def group_of(t: Tables, card: int) -> int:
    """What everybody knows of a card's origin: its box, nation and Age."""
    face = card % FACES
    box = card // FACES
    if face >= UNITS:
        return -2 - box * 3 - (t.age[face] - 1)
    return (box * 9 + t.nation[face]) * 3 + t.age[face] - 1


# ---- the circle -----------------------------------------------------------------------------------------------------
def ally(s: Ettin, r: int) -> int:
    """The neighbour of the same team (ETT-SEAT-02, ETT-SEAT-03, ETT-SEAT-04). With two players what an ally would get
    is one's own (ETT-SEAT-05, ETT-2P-01, ETT-2P-03). The odd player's realms are each other's ally (ETT-ODD-05)."""
    if s.realms == 2:
        return r
    return r + 1 if r % 2 == 0 else r - 1


def enemy(s: Ettin, r: int) -> int:
    """The neighbour on the other side, the only realm one fights (ETT-SEAT-02, ETT-GEN-02)."""
    return (r - 1) % s.realms if r % 2 == 0 else (r + 1) % s.realms


def pair_of(s: Ettin, r: int) -> int:
    """The pair of enemies a realm belongs to; pair 0 is the last realm and realm 0 (ETT-SYNC-05)."""
    return (r + 1) // 2 % (s.realms // 2)


def holder(s: Ettin, i: int) -> int:
    """The realm of a pair that has the Initiative Token."""
    return s.initiative[i]


def rivals(s: Ettin, i: int) -> list[int]:
    """The two realms of a pair, the Initiative holder first."""
    return [s.initiative[i], enemy(s, s.initiative[i])]


def box_of(s: Ettin, r: int) -> int:
    """The box whose decks a realm uses: that of its pair; pairs are spread evenly, four to a box at most (ETT-BIG-02,
    ETT-BIG-03, ETT-BIG-05)."""
    return pair_of(s, r) * s.boxes // (s.realms // 2)


def realms_in_order(s: Ettin) -> range:
    """Draws from shared decks are made in this order (ETT-SYNC-05)."""
    return range(s.realms)


# ---- zones ----------------------------------------------------------------------------------------------------------
def zone(r: int, kind: int) -> int:
    return r * REALM_ZONES + kind


def cards(s: Ettin, r: int, kind: int) -> list[int]:
    return s.zones.cards[r * REALM_ZONES + kind]


def skirmish_zone(s: Ettin, i: int) -> int:
    return s.realms * REALM_ZONES + i * PAIR_ZONES


def adventure_zone(s: Ettin, i: int) -> int:
    return s.realms * REALM_ZONES + i * PAIR_ZONES + 1


def box_zone(s: Ettin, box: int) -> int:
    """The first zone of a box: three Mercenary decks, three Adventure decks, the Lost Pile."""
    return s.realms * REALM_ZONES + s.realms // 2 * PAIR_ZONES + box * BOX_ZONES


def mercenary_deck(s: Ettin, r: int) -> int:
    """The Mercenary deck of the current Age in the realm's box."""
    return box_zone(s, box_of(s, r)) + s.age - 1


def adventure_deck(s: Ettin, i: int) -> int:
    return box_zone(s, box_of(s, s.initiative[i])) + 3 + s.age - 1


def lost_pile(s: Ettin, r: int) -> int:
    return box_zone(s, box_of(s, r)) + 6


# ---- cards ----------------------------------------------------------------------------------------------------------
def is_troop(s: Ettin, card: int) -> bool:
    return s.t.kind[card % FACES] == TROOP


def is_defense(s: Ettin, card: int) -> bool:
    """A Defense, or an Adventure that has become one (ETT-SPOIL-19)."""
    return s.t.kind[card % FACES] >= DEFENSE


def has(s: Ettin, card: int, ability: int) -> bool:
    return s.t.abilities[card % FACES] >> ability & 1 == 1


def any_has(s: Ettin, i: int, place: int, mask: int) -> bool:
    """Whether a unit of either side in a battle has one of the abilities of a mask."""
    a = s.initiative[i]
    return bool((power(s, a, place) | power(s, enemy(s, a), place)) & mask)


def power(s: Ettin, r: int, place: int) -> int:
    """The abilities of all units that the realm has in a place, as a mask."""
    mask = 0
    for card in s.zones.cards[r * REALM_ZONES + PLACE + place]:
        mask |= s.t.abilities[card % FACES]
    return mask


def amount(s: Ettin, card: int, ability: int) -> int:
    """The icons or the Gold of an ability, 0 when the card does not have it."""
    return s.t.amount[card % FACES * ABILITIES + ability]


def icons(s: Ettin, r: int, place: int, ability: int) -> int:
    """The icons of an ability on the realm's units in a place."""
    n = 0
    for card in s.zones.cards[r * REALM_ZONES + PLACE + place]:
        n += s.t.amount[card % FACES * ABILITIES + ability]
    return n


def troops_in(s: Ettin, r: int, place: int) -> int:
    n = 0
    for card in s.zones.cards[r * REALM_ZONES + PLACE + place]:
        if s.t.kind[card % FACES] == TROOP:
            n += 1
    return n


def location(s: Ettin, r: int, place: int) -> int:
    """The type of a Location: Ruins, Village, Town or City."""
    return s.t.location[s.nation[r] * 3 + place]


def age_gold(s: Ettin) -> int:
    return s.t.age_gold[s.age - 1]


def gain(s: Ettin, r: int, gold: int) -> None:
    """Gold from the bank, which never runs out (ETT-GEN-03)."""
    s.gold[r] += gold
    s.tell("gained", r, gold)


def lose(s: Ettin, r: int, card: int, src: int) -> None:
    """A card goes to the Lost Pile, face up, and never comes back (ETT-GEN-09)."""
    s.zones.move(card, src, lost_pile(s, r))


def is_mercenary(s: Ettin, r: int) -> bool:
    """The ninth mat, which has no deck of its own (ETT-SETUP-05, ETT-SETUP-06, ETT-ODD-06, ETT-DIFF-08)."""
    return s.nation[r] == MERCENARY

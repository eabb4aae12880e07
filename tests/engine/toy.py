"""A toy game with all that the engine offers and one real game does not use: ordered decks and shuffles, allies who see
one camp, cards laid face down, a look at the deck, dice in strands, strands inside strands. Faults can be planted.

Four seats; 0 and 2 are allies, 1 and 3 are.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from warcamp.engine.chance import Dice, Draw, Shuffle, chance
from warcamp.engine.errors import BadInput, BrokenInvariant
from warcamp.engine.fields import fields
from warcamp.engine.flow import Decision, choose, choose_all, parallel
from warcamp.engine.game import Ask, EventKind, Game, Message, Refusal
from warcamp.engine.rulec import rule
from warcamp.engine.state import State, Told
from warcamp.engine.zones import PUBLIC, Card, Layout, Zones

SEATS = 4
CARDS = 20
TOKENS = 6
NAMES = [f"c{n}" for n in range(CARDS)] + [f"t{n}" for n in range(TOKENS)]
HAND, PLAN, CAMP, DECK, DISCARD, BAG = 0, 4, 8, 10, 11, 12
FAULTS = ("", "field", "event", "mask", "order", "alias", "sum", "shared", "glimpse", "endless", "empty", "twice")


def zones_of_the_toy() -> Layout:
    layout = Layout([0] * CARDS + [1] * TOKENS)
    for p in range(SEATS):
        layout.zone(f"hand {p}", 1 << p)
    for p in range(SEATS):
        layout.zone(f"plan {p}", 1 << p)
    for team in range(2):
        layout.zone(f"camp {team}", 0b101 << team)
    layout.zone("deck", 0, ordered=True)
    layout.zone("discard", PUBLIC, ordered=True)
    layout.zone("bag", 0)
    return layout


LAYOUT = zones_of_the_toy()


@fields
class Toy(State):
    """The table. `shown` is a public list that the faults write to."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("over", "fault", "round", "rounds", "score", "shown")

    fault: str
    round: int
    rounds: int
    score: list[int]
    shown: list[int]


@fields
class Glimpse(Toy):
    """A table with a fault: something public is worked out from a hidden card."""

    PUBLIC: ClassVar[tuple[str, ...]] = (*Toy.PUBLIC, "first")

    @property
    def first(self) -> list[int]:
        return self.zones.cards[HAND + 1][:1]


def blank(fault: str, rounds: int) -> Toy:
    s = Glimpse() if fault == "glimpse" else Toy()
    s.fault = fault
    s.round = 1
    s.rounds = rounds
    s.score = [0] * SEATS
    s.shown = [0]
    s.zones = Zones(LAYOUT, [[] for _ in LAYOUT.names], [0] * len(NAMES))
    return s


# ---- rules ----------------------------------------------------------------------------------------------------------
@rule
async def play(s: Toy) -> None:
    """Rounds of bids, plans and fights."""
    await deal(s)
    while s.round <= s.rounds or s.fault == "endless":
        await bids(s)
        for p in range(SEATS):
            await plan(s, p)
        await parallel({"north": fight(s, 0, 1), "south": fight(s, 2, 3)})
        await gather(s)
        s.round += 1
    s.over = True
    s.tell("over", s.round)


@rule
async def deal(s: Toy) -> None:
    """Three cards each from a shuffled deck and a token out of the bag."""
    for card in range(len(NAMES)):
        s.zones.put(card, DECK if card < CARDS else BAG)
    await chance(Shuffle(DECK, NAMES))
    for p in range(SEATS):
        draw(s, p)
        token: Card = await chance(Draw(BAG, HAND + p, NAMES))
        s.zones.move(token, BAG, HAND + p)
        tell_hidden(s, "token", token, p)


def draw(s: Toy, p: int) -> None:
    while len(s.zones.cards[HAND + p]) < 3 and s.zones.cards[DECK]:
        card = s.zones.draw(DECK, HAND + p)
        tell_hidden(s, "drew", card, p)
        if s.fault == "field":
            s.shown.append(card)


def tell_hidden(s: Toy, event: str, card: int, p: int) -> None:
    if s.fault == "event":
        s.tell(event, card, p)
    else:
        s.tell_card(event, card, p)


@rule
async def bids(s: Toy) -> None:
    """All bid a card in secret; the highest scores."""
    bid: dict[int, int] = await choose_all(
        [Decision(p, "bid", sorted(s.zones.cards[HAND + p]), True) for p in range(SEATS)]
    )
    for p in range(SEATS):
        s.zones.move(bid[p], HAND + p, DISCARD)
        s.tell("bid", p, bid[p])
    s.score[max(bid, key=lambda p: bid[p])] += 1


@rule
async def plan(s: Toy, p: int) -> None:
    """A card face down, which the seat may share with its ally; then it may look at the top card of the deck."""
    hand: list[int] = s.zones.cards[HAND + p] if s.fault == "alias" else s.zones.cards[HAND + p][:]
    card: Card = await choose(p, "plan", sorted(hand), True)
    s.tell("planned", p, len(hand))
    if s.fault == "mask":
        s.zones.cards[HAND + p] = [c for c in s.zones.cards[HAND + p] if c != card]
        s.zones.put(card, PLAN + p)
    else:
        s.zones.move(card, HAND + p, PLAN + p)
    if await choose(p, "share", [0, 1]):
        s.zones.move(card, PLAN + p, CAMP + p % 2)
        s.tell_card("shared", card, p)
    if s.zones.cards[DECK] and await choose(p, "peek", [] if s.fault == "empty" else [0, 1]):
        s.zones.reveal(s.zones.cards[DECK][-1], 1 << p)
        s.tell_card("peeked", s.zones.cards[DECK][-1], p)
    for other in s.zones.cards[HAND + p][:1]:
        if await choose(p, "boast", [0, 1, 1] if s.fault == "twice" else [0, 1]):
            s.zones.reveal(other)
            s.tell_card("boasted", other, p)


@rule
async def fight(s: Toy, a: int, b: int) -> None:
    """Both gamble at the same time, then the second may spare the first."""
    await parallel({"van": gamble(s, a), "rear": gamble(s, b)})
    faces: list[int] = await chance(Dice(1, 6))
    if not await choose(b, "mercy", [0, 1]):
        s.score[a] -= faces[0]
    s.tell("fought", a, b, faces[0])
    if s.fault == "order":
        s.shown.append(a)


@rule
async def gamble(s: Toy, p: int) -> None:
    for _ in range(2):
        dice: int = await choose(p, "risk", [0, 1, 2])
        if dice:
            faces: list[int] = await chance(Dice(dice, 6))
            s.score[p] += sum(faces)
            s.tell("rolled", p, dice, sum(faces))


@rule
async def gather(s: Toy) -> None:
    """What was planned goes back into the deck, which is shuffled; hands are filled."""
    for zone in range(PLAN, DECK):
        tokens = [c for c in s.zones.cards[zone] if c >= CARDS]
        for token in tokens:
            s.zones.move(token, zone, BAG)
        s.zones.mix(zone, DECK)
    if len(s.zones.cards[DECK]) < SEATS * 3:
        for card in [c for c in s.zones.cards[DISCARD] if c < CARDS]:
            s.zones.move(card, DISCARD, DECK)
    if s.fault == "sum":
        s.zones.cards[DISCARD] = s.zones.cards[DISCARD][:-1]
    if s.fault == "shared":
        s.zones.cards[BAG].reverse()
    await chance(Shuffle(DECK, NAMES))
    for p in range(SEATS):
        draw(s, p)


# ---- the game -------------------------------------------------------------------------------------------------------
ASKS: dict[str, Ask] = {
    kind: Ask(kind, f"TOY-ASK-0{n}", secret=kind in ("bid", "plan"))
    for n, kind in enumerate(("bid", "plan", "share", "peek", "boast", "risk", "mercy"))
}
SEAT = ("seat", "number")
EVENTS: dict[str, EventKind] = {
    **{
        event: EventKind((("card", "card"), SEAT), "TOY-EVT-01")
        for event in ("drew", "token", "shared", "peeked", "boasted")
    },
    "bid": EventKind((SEAT, ("card", "card")), "TOY-EVT-02"),
    "planned": EventKind((SEAT, ("of", "number")), "TOY-EVT-02"),
    "rolled": EventKind((SEAT, ("dice", "number"), ("sum", "number")), "TOY-EVT-03"),
    "fought": EventKind((SEAT, ("foe", "number"), ("face", "number")), "TOY-EVT-03"),
    "over": EventKind((("round", "number"),), "TOY-EVT-03"),
}


class Content:
    hash = "toy"
    packs: ClassVar[list[Path]] = []


class ToyGame(Game):
    name = "toy"
    title = "Toy"
    version = 1
    asks = ASKS
    events = EVENTS
    rules = frozenset([a.rule for a in ASKS.values()] + [e.rule for e in EVENTS.values()])

    def content(self, packs: Sequence[Path] = ()) -> Content:
        return Content()

    def options(self, given: dict[str, Any]) -> dict[str, Any]:
        out = {"fault": "", "rounds": 3, **given}
        if out["fault"] not in FAULTS or not isinstance(out["rounds"], int):
            raise BadInput("options.fault", f"expected one of {', '.join(FAULTS)}")
        return out

    def table(self, options: dict[str, Any], content: Any) -> Toy:
        return blank(options["fault"], options["rounds"])

    def main(self, s: Toy) -> Awaitable[None]:
        return play(s)

    def seats(self, s: Toy) -> int:
        return SEATS

    def scores(self, s: Toy) -> list[float]:
        return [1.0 if n == max(s.score) else 0.0 for n in s.score]

    def option_name(self, s: Toy, d: Decision, option: int) -> str:
        return NAMES[option] if d.cards else str(option)

    def option_text(self, s: Toy, d: Decision, option: int) -> Message:
        return Message(f"option-{d.kind}", {"option": self.option_name(s, d, option)})

    def param_name(self, s: Toy, domain: str, value: int) -> str | int:
        return ("hidden" if value < 0 else NAMES[value]) if domain == "card" else value

    def event_text(self, s: Toy, told: Told) -> Message:
        return Message(f"event-{told.event}", {"n": len(told.params)})

    def why_not(self, s: Toy, d: Decision, thing: str) -> Refusal:
        return Refusal(self.asks[d.kind].rule, Message("why-not", {"thing": thing}))

    def write(self, s: Toy) -> dict[str, Any]:
        kept = {k: getattr(s, k) for k in ("fault", "round", "rounds", "score", "shown")}
        zones = {name: [NAMES[c] for c in s.zones.cards[z]] for z, name in enumerate(LAYOUT.names)}
        return {**kept, "known": s.zones.known, "zones": zones}

    def read(self, document: dict[str, Any], content: Any) -> Toy:
        s = blank(document.pop("fault", ""), document.pop("rounds", 3))
        for z, name in enumerate(LAYOUT.names):
            for word in document.get("zones", {}).get(name, []):
                if word not in NAMES:
                    raise BadInput(f"zones.{name}", f"there is no card {word!r}")
                s.zones.put(NAMES.index(word), z)
        s.zones.known = list(document.pop("known", s.zones.known))
        for k, v in document.items():
            if k not in ("zones", "round", "score", "shown"):
                raise BadInput(k, "there is no such thing on this table")
            if k != "zones":
                setattr(s, k, v)
        return s

    def check(self, s: Toy) -> None:
        found = sorted(c for z in s.zones.cards for c in z)
        if found and found != list(range(len(NAMES))):
            raise BrokenInvariant(f"the cards are {found}")


TOY = ToyGame()

"""A greedy player of Ettin: at every question it takes what looks best now, for its realm and its ally together."""

from __future__ import annotations

import random

from warcamp.engine.flow import Decision, Position
from warcamp.engine.zones import PUBLIC
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.rules.setup import TAKE
from warcamp.games.ettin.state import CAMP, CHOSEN, DRAFTED, Ettin, cards, enemy

from . import drafting, war
from .deploying import Planner, Spy, next_card, scouting
from .worth import Worth


class GreedyBot:
    """Deterministic for its seed. It looks at public fields, at zones its seat sees, and at single cards only after
    asking the zones whether its seat knows them; so it needs no other world laid in place of the true one. It remembers
    what enemies have recruited, and where the card it is deploying goes."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.worth: Worth | None = None
        self.spy = Spy()
        self.going: dict[int, tuple[int, int]] = {}

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        s: Ettin = position.s
        r = realm_asked(s, decision)
        if self.worth is None or self.worth.t is not s.t:
            self.worth = Worth(s.t)
        kind = decision.kind
        if kind in ("pick", "fate", "propose", "reply", "split"):
            return self.draft(s, r, decision, self.worth)
        if kind == "deploy":
            plan = Planner(s, r, self.spy.usual_strength(s, r)).plan()
            self.going[r] = next_card(s, plan)
            return self.going[r][0]
        if kind == "place":
            return self.where(s, r, decision.options)
        return self.fight(s, r, decision, self.worth)

    def where(self, s: Ettin, r: int, options: list[int]) -> int:
        """The place of the card just picked; somebody else's pick goes anywhere."""
        card, place = self.going.pop(r, (-1, 0))
        code = scouting(s, r, card, place) if card in cards(s, r, CHOSEN) else self.random.choice(options)
        return code if code in options else place

    def draft(self, s: Ettin, r: int, decision: Decision, worth: Worth) -> int:
        kind = decision.kind
        if kind == "pick":
            return drafting.best_pick(s, r, worth, decision.options)
        if kind == "fate":
            self.note(s, enemy(s, r))
            return drafting.best_fate(s, r, worth, cards(s, r, DRAFTED))[1]
        if kind == "reply":
            return drafting.reply(s, r, worth)
        return drafting.best_split(s, r - r % 2, worth)[1]

    def note(self, s: Ettin, foe: int) -> None:
        """What lies in the enemy's camp and what he has just drafted, as far as all have seen it."""
        self.spy.camp[foe] = [c for c in cards(s, foe, CAMP) if s.zones.known[c] == PUBLIC]
        self.spy.maybe[foe] = cards(s, foe, DRAFTED)

    def fight(self, s: Ettin, r: int, decision: Decision, worth: Worth) -> int:
        kind = decision.kind
        options = decision.options
        if kind == "terrify":
            return war.terrify(s, options)
        if kind == "dragonslayer":
            return max(options, key=lambda card: war.prey(s, card))
        if kind == "ranged":
            return war.shoot(s, r, options)
        if kind == "attempt":
            return war.attempt(s, r, worth)
        if kind == "casualty":
            return min(options, key=lambda card: war.loss(s, worth, card))
        if kind == "sacrifice":
            return war.sacrifice(s, r, worth, options)
        if kind == "spoil":
            return war.spoil(s, options)
        if kind == "siege":
            return max(options, key=lambda card: (war.wall_yield(s, card), card))
        if kind == "post":
            return war.post(s, r)
        if kind == "produce":
            return war.produce(s, r, options)
        if kind == "gate":
            return war.gate(s, worth, options)
        if kind == "deck_spoil":
            return 1
        if kind == "initiative":
            return TAKE
        if kind == "next_initiative":
            return r
        return self.random.choice(options)  # nation: all the same to a greedy player

"""What a search knows of Clash of Rage."""

from __future__ import annotations

from typing import Any, Final

from warcamp.bots.sense import Sense
from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.games.clash_of_rage.rules.march import HALT
from warcamp.games.clash_of_rage.rules.play import EQUIP, MOVE
from warcamp.games.clash_of_rage.state import NOBODY, SECOND, TACTICS, Clash

from .evaluation import Judge, committed
from .quick_march import PLACES, WILD
from .swift import Swift

NOISE: Final = 0.25
EASY: Final = ("reroll", "wound", "wearer", "combat", "stone", "reinforce", "equip")
"""Questions that the quick player answers about as well as anybody. A search of its own in an equip action would find
putting a thing aside and on again as good as ending, and might not end."""
WEIGHED: Final = ("tactics", "bastion", "legendary", "reinforce", "stone", "combat", "wound", "equip", "wearer")
"""Questions whose options the quick player compares."""
STEPS: Final = ("move", "to")
"""Steps of a march, which follow from its plan."""


class ClashSense(Sense):
    """Values are chances to win, playouts are the quick player's with misjudgements, options are ranked by the same
    player without them."""

    def __init__(self, judge: Judge | None = None, noise: float = NOISE, rounds: int = 1) -> None:
        self.judge = judge if judge is not None else committed()
        self.quick = Swift(noise)
        self.sober = Swift(0.0, self.quick.roads)
        self.thinker = Swift(0.0, self.quick.roads)
        self.chance = Fast(0)
        self.rounds = rounds
        self.until = 0
        self.seat = 0
        self.asked = 0
        self.marching = False

    def seats(self, s: Any) -> int:
        table: Clash = s
        return table.seats

    def value(self, s: Any) -> list[float]:
        table: Clash = s
        return self.judge.value(table)

    def usual(self, s: Any, d: Decision, chance: Fast) -> int:
        table: Clash = s
        return self.quick.pick(table, d, chance)

    def routine(self, d: Decision) -> bool:
        """All but the great questions, which card and which action; while a march is under way also its steps."""
        if d.kind in STEPS:
            return not self.marching or d.seat != self.asked
        return d.kind in EASY or d.kind == "assault"

    def easy(self, s: Any, d: Decision) -> int:
        """Questions of detail; they are about open things."""
        if d.kind not in EASY:
            return -1
        table: Clash = s
        self.sober.world = None
        self.sober.camping = None
        return d.options.index(self.sober.pick(table, d, self.chance))

    def look(self, s: Any, d: Decision) -> None:
        table: Clash = s
        self.until = table.round + self.rounds
        self.seat = d.seat if table.phase < SECOND else NOBODY
        self.asked = d.seat
        self.marching = d.kind in STEPS
        if self.marching:
            self.sober.go_on(table, d.seat, self.chance)

    def recall(self, world: Position, seat: int) -> None:
        """A march under way goes on in every world as it was planned."""
        if self.marching:
            table: Clash = world.s
            self.quick.resume(table, seat, self.sober)

    def follow(self, world: Position) -> int:
        """Play on to the seat's next action in the round or, when it has none, to the start of the next one: there the
        others have answered, and hopes are best compared."""
        table: Clash = world.s
        if table.phase == TACTICS:
            return -1 if table.round >= self.until else 0
        if table.phase == SECOND and self.seat != NOBODY and not table.over:
            asks = world.pending
            if asks[0].kind == "action" and asks[0].seat == self.seat:
                return -1
        return 0

    def public(self, d: Decision) -> bool:
        return d.kind == "action"

    def mixes(self, d: Decision) -> bool:
        return False

    def open(self, s: Any, d: Decision) -> list[int]:
        """For an action or a march without a plan: its aims. What is not one of the options is an aim."""
        if d.kind != "action":
            return d.options
        table: Clash = s
        march = self.quick.survey(table, d.seat)
        return [*d.options, *march.aims(table, d.seat)]

    def first(self, kind: str, idea: int) -> int:
        return MOVE if kind == "action" and idea >= PLACES else idea

    def then(self, kind: str, idea: int) -> tuple[str, int]:
        """A march with an aim goes there."""
        if kind == "action" and idea >= PLACES and idea // PLACES != WILD:
            return "to", idea % PLACES
        return "", 0

    def enact(self, s: Any, d: Decision, idea: int, chance: Fast) -> int:
        table: Clash = s
        if idea == MOVE and d.kind == "action" and self.thinker.has_plan(table, d.seat):
            self.quick.resume(table, d.seat, self.thinker)
            return MOVE
        return begun(self.quick, table, d, idea)

    def commit(self, s: Any, d: Decision, idea: int) -> int:
        table: Clash = s
        return begun(self.sober, table, d, idea)

    def ranked(self, s: Any, d: Decision) -> list[int]:
        """The quick player's answer first, then the others by how they look to him."""
        table: Clash = s
        kind = d.kind
        if kind == "action":
            return self.aims(table, d)
        if kind == "move":
            return self.units(table, d)
        if kind == "to":
            return self.places(table, d)
        thinker = self.thinker
        thinker.world = None
        if kind not in WEIGHED:
            first = thinker.pick(table, d, self.chance)
            if kind == "assault" or kind == "clear":
                return [first, *[option for option in d.options if option != first]]
        scores = thinker.scores(table, d, self.chance)
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        return [d.options[i] for i in order]

    def aims(self, s: Clash, d: Decision) -> list[int]:
        """What the quick player would do first, then aims by what they promise; to do nothing comes last."""
        found = self.open(s, d)
        thinker = self.thinker
        thinker.world = None
        first = thinker.action(s, d.seat, self.chance)
        march = self.quick.survey(s, d.seat)
        scores: list[float] = []
        for idea in found:
            score = 0.0
            if idea == first:
                score = 1000.0
            elif idea >= PLACES:
                score = march.promise(s, d.seat, idea)
            elif idea == MOVE or idea == EQUIP:
                score = 4.0
            else:
                score = -5.0
            scores.append(score)
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        return [found[i] for i in order]

    def units(self, s: Clash, d: Decision) -> list[int]:
        """Units in the order of the plan, one for each place that they go to before others for the same place; to halt
        comes after the plan's first step."""
        march = self.quick.ready(s, d.seat, self.chance)
        first: list[int] = []
        later: list[int] = []
        gone = 0
        for step in march.steps:
            unit, place = step // PLACES, step % PLACES
            if unit not in d.options or unit in first or unit in later:
                continue
            if gone >> place & 1:
                later.append(unit)
            else:
                gone |= 1 << place
                first.append(unit)
        found = [*first[:1], HALT, *first[1:], *later]
        return found + [unit for unit in d.options if unit not in found]

    def places(self, s: Clash, d: Decision) -> list[int]:
        """Where the plan sends the unit, then where there is something to gain, then towards the next goal."""
        march = self.quick.ready(s, d.seat, self.chance)
        goal = march.goal
        far = self.quick.roads.to(s.board, d.seat, goal) if goal >= 0 else [0] * s.places
        planned = -1
        for step in march.steps:
            if step // PLACES == s.mover and step % PLACES in d.options:
                planned = step % PLACES
                break
        scores: list[float] = []
        for place in d.options:
            score = -1.0 * far[place]
            if place == planned:
                score += 1000.0
            elif march.taken >> place & 1:
                score += 50.0
            elif march.prizes[place] > 0.0:
                score += min(30.0, march.prizes[place])
            elif s.owner[place] != d.seat and s.owner[place] != NOBODY:
                score -= 20.0
            scores.append(score)
        order = sorted(range(len(scores)), key=lambda i: -scores[i])
        return [d.options[i] for i in order]


def begun(player: Swift, s: Clash, d: Decision, idea: int) -> int:
    """The first step of an idea; the player remembers the plan for the steps that follow."""
    if d.kind == "action":
        if idea < MOVE:
            return idea
        player.adopt(s, d.seat, idea if idea >= PLACES else 0)
        return MOVE
    if d.kind == "to":
        player.went(s, d.seat, idea)
    return idea

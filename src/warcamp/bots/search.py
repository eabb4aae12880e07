"""Information-set Monte-Carlo tree search for several players and teams.

Every iteration deals a world that the seat cannot tell from the true one, and plays on in it. Each seat has a tree of
its own, made of its own questions: it chooses there without seeing what the others choose, so questions that are asked
at once are answered at once. Below the trees play goes on as sensible players would, for some decisions, and then the
position is judged. Chance is drawn anew in every world.
"""

from __future__ import annotations

import gc
import math
import time
from typing import Final

from warcamp.engine.flow import Decision, Position
from warcamp.engine.source import Fast
from warcamp.engine.view import anew, determinise

from .sense import Sense

CHECK: Final = 8
"""Iterations between two looks at the clock, and at whether there is still something to find out."""
MARGIN: Final = 8
"""Options that are always considered, however young a node is."""
DOUBT: Final = 0.15
"""How often a sealed answer is tried that nothing speaks for."""


class Node:
    """A question of one seat after what it has chosen before: for each option how often it was open, how often it was
    tried, and what it brought."""

    __slots__ = ("kids", "marks", "now", "open", "options", "order", "place", "regret", "total", "tried", "visits")

    def __init__(self) -> None:
        self.order: list[int] = []
        self.place: dict[int, int] = {}
        self.open: list[int] = []
        self.tried: list[int] = []
        self.total: list[float] = []
        self.regret: list[float] = []
        self.visits = 0
        self.kids: dict[tuple[int, int, str, str], Node] = {}
        self.options: list[int] = []
        self.marks: list[int] = []
        self.now = 0

    def learn(self, options: list[int]) -> None:
        """These are the options now: take in those that were never open here before, and mark them all. Mostly they are
        the same as the time before."""
        if options == self.options:
            return
        self.options = options[:]
        now = self.now + 1
        self.now = now
        place = self.place
        marks = self.marks
        for option in options:
            i = place.get(option, -1)
            if i >= 0:
                marks[i] = now
            else:
                place[option] = len(marks)
                marks.append(now)
                self.order.append(option)
                self.open.append(0)
                self.tried.append(0)
                self.total.append(0.0)
                self.regret.append(0.0)

    def select(self, curiosity: float, width: float, margin: int, trust: float) -> int:
        """The place of the option to try: the first one not tried among those considered, else the one with the best
        upper bound. The more visits, the more options are considered."""
        left = margin + int(width * math.sqrt(float(self.visits)))
        best = -1
        most = -1e9
        self.visits += 1
        tried = self.tried
        total = self.total
        times = self.open
        marks = self.marks
        now = self.now
        for i in range(len(marks)):
            if marks[i] != now:
                continue
            asked = times[i] + 1
            times[i] = asked
            n = float(tried[i])
            if n == 0.0:
                return i
            bound = total[i] / n + curiosity * math.sqrt(math.log(float(asked)) / n) + trust / (float(1 + i) * n)
            if bound > most:
                most = bound
                best = i
            left -= 1
            if left == 0:
                break
        return best

    def mix(self, width: float, margin: int, chance: Fast) -> tuple[int, float]:
        """For an answer given at the same time as others': regret matching. The place of the option to try and the
        chance with which it was chosen."""
        left = margin + int(width * math.sqrt(float(self.visits)))
        self.visits += 1
        places: list[int] = []
        total = 0.0
        for i in range(len(self.order)):
            if self.marks[i] == self.now:
                self.open[i] += 1
                places.append(i)
                if self.regret[i] > 0.0:
                    total += self.regret[i]
                left -= 1
                if left == 0:
                    break
        even = 1.0 / len(places)
        mark = chance.word() / 4294967296.0
        chosen = places[-1]
        p = even
        for i in places:
            p = even
            if total > 0.0:
                p = DOUBT * even + (1.0 - DOUBT) * max(0.0, self.regret[i]) / total
            mark -= p
            if mark < 0.0:
                chosen = i
                break
        return chosen, p

    def repent(self, k: int, p: float, value: float) -> None:
        """What every option would have brought, as far as is known, beside what the chosen one brought."""
        for i in range(len(self.order)):
            if self.tried[i]:
                brought = self.total[i] / self.tried[i]
                self.regret[i] += brought - value + ((value - brought) / p if i == k else 0.0)

    def drawn(self, options: list[int], chance: Fast) -> int:
        """A sealed answer: each option as likely as it was tried, those hardly tried left out."""
        weights = [self.tried[self.place[o]] if o in self.place else 0 for o in options]
        most = max(weights)
        weights = [w if 5 * w >= most else 0 for w in weights]
        mark = chance.below(max(1, sum(weights)))
        for i in range(len(options)):
            mark -= weights[i]
            if mark < 0:
                return options[i]
        return options[0]

    def is_settled(self, options: list[int], left: int) -> bool:
        """Whether so many more visits cannot change the favourite."""
        most = 0
        second = 0
        for option in options:
            i = self.place.get(option, -1)
            n = self.tried[i] if i >= 0 else 0
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        return most - second > left

    def favourite(self, options: list[int]) -> int:
        """The option tried most; of those tried equally often the one that brought more."""
        best = options[0]
        most = (-1, 0.0)
        for option in options:
            i = self.place.get(option, -1)
            if i >= 0 and self.tried[i]:
                found = (self.tried[i], self.total[i] / self.tried[i])
                if found > most:
                    most = found
                    best = option
        return best


class Thought:
    """What a search makes of an idea: an option, or a plan that begins with one. `then` tells such plans apart: a later
    question and the answer to it, as far as there is one."""

    __slots__ = ("idea", "option", "then", "value", "visits")

    def __init__(self, idea: int, option: int, then: tuple[str, int], visits: int, value: float) -> None:
        self.idea = idea
        self.option = option
        self.then = then
        self.visits = visits
        self.value = value


class Search:
    """One seat's search. `iterations` and `seconds` are the budget, whichever is spent first; 0 is no limit, and one of
    them must be set. The tree of a question is kept for the questions that follow it. Without `rivals` the other seats
    have no trees: they answer as usual, which is better when there is little time. The first `margin` options of a
    question are always considered, `width` says how fast more are; `trust` is how much the order of the options counts
    while they are young. A `thrifty` search counts what it found out before as a part of its iterations. One that
    `cheats` sees the true table: it is there to measure what knowing is worth, no level does."""

    def __init__(
        self,
        sense: Sense,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        plies: int = 20,
        curiosity: float = 0.5,
        width: float = 1.0,
        rivals: bool = True,
        margin: int = MARGIN,
        trust: float = 0.0,
        thrifty: bool = False,
    ) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a budget: iterations or seconds")
        self.sense = sense
        self.chance = Fast(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.plies = plies
        self.curiosity = curiosity
        self.width = width
        self.rivals = rivals
        self.margin = margin
        self.trust = trust
        self.thrifty = thrifty
        self.root = Node()
        self.answered: int | None = None
        self.kind = ""
        self.done = 0
        self.cheats = False

    def pick(self, position: Position, seat: int, decision: Decision) -> int:
        """Think, then answer."""
        easy = self.at_once(position, decision)
        if easy >= 0:
            return decision.options[easy]
        self.think(position, seat, decision)
        return self.answer(position, seat, decision)

    def at_once(self, position: Position, decision: Decision) -> int:
        """The place of the option that is taken without thought, -1 if there is something to think about."""
        if len(decision.options) == 1:  # like a routine question it is not in the tree, which goes on below it
            return 0
        easy = self.sense.easy(position.s, decision)
        if easy >= 0 and not self.sense.routine(decision):
            self.forget()
        return easy

    def forget(self) -> None:
        """What was found out so far is about another line of play."""
        self.root = Node()
        self.answered = None

    def answer(self, position: Position, seat: int, decision: Decision) -> int:
        """What is best after all that was thought."""
        ideas = self.sense.open(position.s, decision)
        if position.is_sealed(asked_at(position, seat, decision)) and self.sense.mixes(decision):
            idea = self.root.drawn(ideas, self.chance)
        else:
            idea = self.root.favourite(ideas)
        self.answered = idea
        return self.sense.commit(position.s, decision, idea)

    def thoughts(self) -> list[Thought]:
        """The candidates of the last question, the most visited first."""
        root = self.root
        sense = self.sense
        kind = self.kind
        found: list[Thought] = []
        for i in range(len(root.order)):
            n = root.tried[i]
            if n:
                idea = root.order[i]
                found.append(Thought(idea, sense.first(kind, idea), sense.then(kind, idea), n, root.total[i] / n))
        return sorted(found, key=lambda t: (-t.visits, -t.value, t.idea))

    def think(self, position: Position, seat: int, decision: Decision) -> None:
        """Spend the budget on the question, or as much of it as can still change the answer."""
        self.root = self.kept(decision)
        self.kind = decision.kind
        self.sense.look(position.s, decision)
        until = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        self.done = 0
        enough = self.iterations
        if self.thrifty:
            enough = max((enough + 3) // 4, enough - self.root.visits)
        ideas = self.sense.open(position.s, decision)
        draws = position.is_sealed(asked_at(position, seat, decision)) and self.sense.mixes(decision)
        collects = gc.isenabled()
        gc.disable()  # worlds hold no cycles, and to look for some in a growing tree is a tenth of all work
        try:
            while self.iterations <= 0 or self.done < enough:
                if self.done and self.done % CHECK == 0:
                    if until > 0.0 and time.perf_counter() >= until:
                        break
                    if self.iterations > 0 and not draws and self.root.is_settled(ideas, enough - self.done):
                        break
                self.iterate(position, seat, decision)
                self.done += 1
        finally:
            if collects:
                gc.enable()

    def kept(self, decision: Decision) -> Node:
        """What was found out about this question while thinking about the one before it, in the same turn."""
        if self.answered is not None:
            kid = self.root.kids.get((self.answered, 0, decision.kind, decision.strand))
            if kid is not None:
                return kid
        return Node()

    def iterate(self, position: Position, seat: int, decision: Decision) -> None:
        """One world, played on and judged."""
        world = anew(position, self.chance) if self.cheats else determinise(position, seat, self.chance)
        sense = self.sense
        sense.recall(world, seat)
        seats = sense.seats(world.s)
        nodes: list[Node | None] = [None] * seats
        last: list[int] = [0] * seats
        since: list[int] = [0] * seats
        inside: list[bool] = [self.rivals] * seats
        inside[seat] = True
        path: list[Node] = []
        picks: list[int] = []
        odds: list[float] = []
        whose: list[int] = []
        i = asked_at(world, seat, decision)
        plies = 0
        while plies < self.plies:
            asks = world.pending
            if not asks or i < 0:
                break
            d = asks[i]
            options = d.options
            if len(options) == 1:
                world.apply(i, options[0])
                i = sense.follow(world)
                continue
            q = d.seat
            if inside[q] and (plies == 0 or not sense.routine(d)):
                node = self.descend(nodes, last, since, q, seat, d)
                if not node.order:
                    inside[q] = False  # a new leaf: one step in it, then as usual
                    node.learn(sense.ranked(world.s, d))
                node.learn(sense.open(world.s, d))
                p = 0.0
                if world.is_sealed(i) and sense.mixes(d):
                    k, p = node.mix(self.width, self.margin, self.chance)
                else:
                    k = node.select(self.curiosity, self.width, self.margin, self.trust)
                path.append(node)
                odds.append(p)
                picks.append(k)
                whose.append(q)
                idea = node.order[k]
                nodes[q] = node
                last[q] = idea
                since[q] = 0
                seen = 2 + idea if sense.public(d) else 0
                for other in range(seats):
                    if other != q:
                        since[other] = ((since[other] * 1009 + seen) & 0xFFFFFF if seen else since[other]) | 1
                option = sense.enact(world.s, d, idea, self.chance)
            else:
                option = sense.usual(world.s, d, self.chance)
                for other in range(seats):
                    if other != q:
                        since[other] = since[other] | 1
            world.apply(i, option)
            plies += 1
            i = sense.follow(world)
        value = sense.value(world.s)
        for j in range(len(path)):
            node = path[j]
            k = picks[j]
            if odds[j] > 0.0:
                node.repent(k, odds[j], value[whose[j]])
            node.tried[k] += 1
            node.total[k] += value[whose[j]]

    def descend(
        self, nodes: list[Node | None], last: list[int], since: list[int], q: int, seat: int, d: Decision
    ) -> Node:
        """The node of the seat's next question: the root of its tree, or the one below its last choice."""
        above = nodes[q]
        if above is None:
            if q == seat:
                return self.root
            above = self.root
            key = (-2 - q, since[q], d.kind, d.strand)
        else:
            key = (last[q], since[q], d.kind, d.strand)
        kid = above.kids.get(key)
        if kid is None:
            kid = Node()
            above.kids[key] = kid
        return kid


def asked_at(world: Position, seat: int, decision: Decision) -> int:
    """Where the question is among the open ones of a world."""
    asks = world.pending
    for i in range(len(asks)):
        d = asks[i]
        if d.seat == seat and d.kind == decision.kind and d.strand == decision.strand:
            return i
    raise ValueError(f"seat {seat} is not asked {decision.kind!r}")

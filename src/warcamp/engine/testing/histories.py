"""Two histories: one hidden thing happens otherwise, and whoever may not know it must not notice.

Twins cannot find a mask of knowledge that is too generous, since views and twins are made from the same mask. Here the
same match is played twice side by side: once as it was, once with another hidden draw or another sealed answer. Later
draws that are hidden as well swap the two cards, so that the second history stays possible. Views, options, events and
logs must stay the same, byte for byte, until the rules show the difference.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from ..chance import Draw, Shuffle
from ..errors import BadInput, IllegalChoice
from ..flow import Decision, Strand
from ..match import Action, Entry, Match
from ..source import Kind, Outcome, Source
from ..state import Told
from ..view import resource
from ..zones import PUBLIC
from .playing import Mode, Player, Recorded, Setting

AHEAD = 24
"""How many entries two histories are followed."""

Plant = Callable[[Entry], None]


class Parted(Exception):
    """The second history cannot go on like the first: nothing more can be compared."""


class Swap:
    """Two things that change places in the second history, and the cards they are."""

    def __init__(self, one: Any, other: Any, cards: list[int]) -> None:
        self.one = one
        self.other = other
        self.cards = cards

    def names(self, record: Any) -> bool:
        return record in (self.one, self.other) or (isinstance(record, list) and any(self.names(x) for x in record))

    def of(self, record: Any) -> Any:
        if isinstance(record, list):
            return [self.of(x) for x in record]
        return self.other if record == self.one else self.one if record == self.other else record


class Retold(Source):
    """Chance as the first history had it, but for the one outcome that is to be another."""

    def __init__(self, telling: Telling) -> None:
        super().__init__()
        self.telling = telling

    def answer(self, kind: Any, s: Any, strand: str) -> Any:
        value = self.telling.next(kind, s)
        self.note(kind, s, strand, value)
        return value

    def copy(self) -> Retold:
        return Retold(self.telling)


class Telling:
    """What the second history's chance answers: the outcomes of the first, one of them replaced."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.queue: list[Any] = []
        self.pivot = -1
        self.swap: Swap | None = None

    def next(self, kind: Kind, s: Any) -> Any:
        if not self.queue:
            raise Parted("more chance is asked")
        record = self.queue.pop(0)
        self.pivot -= 1
        if self.pivot == -1:
            record = self.another(kind, s, record)
        elif self.swap is not None:
            record = self.swap.of(record)
        try:
            return kind.read(s, record)
        except BadInput as e:
            raise Parted(str(e)) from e

    def another(self, kind: Kind, s: Any, record: Any) -> Any:
        """Another outcome that was as possible and looks alike from behind."""
        back = s.zones.layout.back
        if isinstance(kind, Shuffle):
            cards: list[int] = s.zones.cards[kind.zone]
            pairs = [(a, b) for a in cards for b in cards if a < b and back[a] == back[b]]
            pairs = [(a, b) for a, b in pairs if kind.names[a] != kind.names[b]]
            if not pairs:
                raise Parted("no other order")
            one, other = self.player.random.choice(pairs)
            self.swap = Swap(kind.names[one], kind.names[other], [one, other])
            return self.swap.of(record)
        others = kind.alike(s, record)
        if not others:
            raise Parted("no other outcome")
        other = self.player.random.choice(others)
        cards = [kind.read(s, record), kind.read(s, other)] if isinstance(kind, Draw) else []
        self.swap = Swap(record, other, cards)
        return other


def fork(match: Match, source: Source | None = None) -> Match:
    """The same match once more, to be played on by itself."""
    new = copy.copy(match)
    new.position = match.position.clone()
    new.entries = match.entries[:]
    new.lines = match.lines[:]
    new.snapshots = match.snapshots[:]
    if source is not None:
        new.position.source = source
        resource(new.position.root, source)
    return new


class Pair:
    """Two histories side by side, and the viewers who may not know the difference yet."""

    def __init__(self, setting: Setting, match: Match, seed: str, plant: Plant | None) -> None:
        self.setting = setting
        self.telling = Telling(Player(seed))
        self.one = fork(match)
        self.two = fork(match, Retold(self.telling))
        self.start = len(match.entries)
        self.plant = plant
        self.viewers: list[int] = []
        self.sealed: list[tuple[int, str, str]] = []
        self.compared = 0

    def secret_choice(self, d: Decision, option: int) -> None:
        """The pivot is a sealed answer: another one is given in the second history."""
        game = self.setting.game
        back = self.one.position.s.zones.layout.back
        others = [o for o in d.options if o != option and (not d.cards or back[o] == back[option])]
        s = self.one.position.s
        if d.kind in s.REVISED:  # that a seat is ready is seen by all
            others = [o for o in others if s.is_step(d.kind, o)] if s.is_step(d.kind, option) else []
        sealed = strand_named(self.one.position.root, d.strand).sealed
        if not others or (d.kind in self.setting.shown and not sealed):
            raise Parted("no other answer, or one that all see")
        other = self.telling.player.random.choice(others)
        names = [game.option_name(self.one.position.s, d, o) for o in (option, other)]
        self.telling.swap = Swap(names[0], names[1], [option, other] if d.cards else [])
        partners = self.one.position.s.partners(d.seat)
        self.viewers = [v for v in self.setting.viewers(self.one.position) if not partners >> v & 1]
        before = self.one.position.s.zones.known[:]
        self.one.act(Action(d.seat, d.kind, names[0], d.strand))
        self.telling.queue = [o.record for o in self.one.entries[-1].outcomes]
        self.second(Action(d.seat, d.kind, names[1], d.strand))
        self.learnt(self.telling.swap.cards, before)
        self.telling.swap = None
        if sealed:
            self.sealed = [(d.seat, d.kind, d.strand)]
            self.opened()

    def hidden_outcome(self, d: Decision, option: int, at: int) -> None:
        """The pivot is the outcome number `at` of an action: chance answers something else in the second history."""
        before = self.one.position.s.zones.known[:]
        self.one.choose(d, option)
        entry = self.one.entries[-1]
        outcome = entry.outcomes[at]
        self.viewers = [v for v in self.setting.viewers(self.one.position) if not outcome.seen >> v & 1]
        self.telling.queue = [o.record for o in entry.outcomes]
        self.telling.pivot = at
        assert entry.action is not None
        self.second(entry.action)
        for later in entry.outcomes[at + 1 :]:
            self.shown(later)
        if self.telling.swap is not None:
            self.learnt(self.telling.swap.cards, before)

    def go_on(self, d: Decision, option: int) -> None:
        """The next choice of the first history, made in both."""
        before = self.one.position.s.zones.known[:]
        self.one.choose(d, option)
        entry = self.one.entries[-1]
        self.telling.queue = [o.record for o in entry.outcomes]
        action = entry.action
        assert action is not None
        swap = self.telling.swap
        if swap is not None and swap.names(action.pick):
            secret = self.setting.game.asks[action.ask].secret and action.ask not in self.setting.shown
            if not secret or not strand_named(self.two.position.root, action.strand).sealed:
                raise Parted("the difference is shown by a choice")
            action = Action(action.seat, action.ask, swap.of(action.pick), action.strand)
            self.sealed.append((action.seat, action.ask, action.strand))
            partners = self.two.position.s.partners(action.seat)
            self.viewers = [v for v in self.viewers if not partners >> v & 1]
        self.second(action)
        for outcome in entry.outcomes:
            self.shown(outcome)
        if swap is not None:
            self.learnt(swap.cards, before)
        self.opened()

    def learnt(self, cards: list[int], before: list[int]) -> None:
        """Who has just been shown one of the two cards, or looks at where it lies, in either history, may know the
        difference. Where cards lie is judged by the audience of the zone, not by the masks that are under test."""
        for match in (self.one, self.two):
            zones = match.position.s.zones
            sees = 0
            for card in cards:
                sees |= zones.known[card] & ~before[card]
                for z, found in enumerate(zones.cards):
                    if card in found:
                        sees |= zones.layout.audience[z]
            self.viewers = [v for v in self.viewers if not sees >> v & 1]

    def shown(self, outcome: Outcome) -> None:
        """Who sees an outcome that names one of the two knows the difference."""
        swap = self.telling.swap
        if swap is not None and swap.names(outcome.record):
            self.viewers = [v for v in self.viewers if not outcome.seen >> v & 1]

    def opened(self) -> None:
        """A sealed answer that is no longer sealed shows the difference."""
        position = self.one.position
        revised = [d for d in position.pending if d.kind in position.s.REVISED]
        still = [(d.seat, d.kind, d.strand) for d in [*position.retractable, *revised]]
        if any(x not in still for x in self.sealed):
            raise Parted("the difference is shown by a sealed answer")

    def second(self, action: Action) -> None:
        try:
            self.two.act(action)
        except IllegalChoice as e:
            raise Parted(str(e)) from e
        if self.plant is not None:
            self.plant(self.one.entries[-1])
            self.plant(self.two.entries[-1])

    def compare(self) -> str:
        """What a viewer noticed, or nothing. When the game is over all may be shown."""
        if not self.viewers or self.one.over or self.two.over:
            raise Parted("everybody may know")
        for viewer in self.viewers:
            self.compared += 1
            a, b = seen(self.one, viewer, self.start), seen(self.two, viewer, self.start)
            if a != b:
                return f"viewer {viewer} notices what it may not know:\n{a}\n{b}"
        return ""


def seen(match: Match, viewer: int, since: int) -> str:
    """All that a viewer is shown of a match from an entry on."""
    late = copy.copy(match)
    late.entries = match.entries[since:]
    told = [[t.event, t.params] for t in late.told(viewer)]
    return json.dumps([match.view(viewer), told, late.log(viewer)])


def strand_named(strand: Strand, name: str) -> Strand:
    """The strand of that name, or the one given."""
    for kid in strand.kids:
        found = strand_named(kid, name)
        if found.name == name:
            return found
    return strand


def pivots(entry: Entry) -> list[int]:
    """What could have been another way in an entry: -1 for a secret choice, else the number of a hidden outcome."""
    out = [at for at, o in enumerate(entry.outcomes) if o.seen != PUBLIC]
    return [-1, *out] if entry.secret else out


def histories_look_alike(setting: Setting, mode: Mode, plant: Plant | None = None) -> int:
    """Play random matches twice from each hidden draw and sealed answer. Gives how many sights were compared."""
    compared = 0
    for seed in range(setting.sample):
        recorded = Recorded(setting, mode, seed)
        entries = recorded.match.entries
        match = setting.match(mode, seed)
        for n, entry in enumerate(entries[1:], 1):
            assert entry.action is not None
            for at in pivots(entry):
                compared += follow(setting, match, entries, n, at, f"{mode.name} {seed}", plant)
            match.act(entry.action)
    return compared


def follow(
    setting: Setting, match: Match, entries: list[Entry], n: int, at: int, where: str, plant: Plant | None
) -> int:
    """Follow two histories from the n-th entry on; gives how many sights were compared."""
    pair = Pair(setting, match, f"{where} {n} {at}", plant)
    try:
        d, option = asked(pair.one, entries[n])
        if at < 0:
            pair.secret_choice(d, option)
        else:
            pair.hidden_outcome(d, option, at)
        for k in range(n + 1, n + 2 + AHEAD):
            noticed = pair.compare()
            if noticed:
                raise AssertionError(f"{where}: after entry {k - 1}, with entry {n} otherwise ({at}), {noticed}")
            if k >= len(entries):
                break
            if not pair.sealed and at < 0:
                break
            pair.go_on(*asked(pair.one, entries[k]))
    except Parted:
        pass
    return pair.compared


def asked(match: Match, entry: Entry) -> tuple[Decision, int]:
    """The question that an entry answers, as it stands in a match, and the option."""
    assert entry.action is not None
    return match.pending[match.find(entry.action)], entry.option


def hidden_card_in_a_public_event(entry: Entry) -> None:
    """The planted leak: what was told to some is told to all."""
    entry.told = [Told(t.event, t.params, PUBLIC) for t in entry.told]


def a_planted_leak_is_caught(setting: Setting, mode: Mode) -> None:
    """The check has teeth: with a leak planted it fails, where the game has anything to hide from somebody."""
    hides = any(t.seen != PUBLIC for e in Recorded(setting, mode, 0).match.entries[1:] for t in e.told)
    try:
        histories_look_alike(setting, mode, hidden_card_in_a_public_event)
    except AssertionError:
        return
    if hides:
        raise AssertionError(f"mode {mode.name!r}: a hidden card in a public event was not noticed")

"""Clones, snapshots and documents: a copy is the same position, and a position of its own for ever."""

from __future__ import annotations

import json
from collections.abc import Callable

from .. import document, snapshot
from ..flow import Position
from ..match import digest
from ..rulec import PLAIN, alias_check
from .playing import Mode, Play, Player, Setting, frozen

AHEAD = 8
"""How many decisions two copies are played on side by side."""


def nothing_is_lost(setting: Setting, mode: Mode) -> int:
    """Random games end, and at each position the game's own checks hold. Gives the number of decisions."""
    decisions = 0
    for seed in range(setting.games):
        play = Play(setting, mode, seed)
        for position in play.walk():
            if seed < setting.sample or play.step % setting.every == 0:
                setting.game.check(position.s)
                if not PLAIN:
                    alias_check(position)
        setting.game.check(play.position.s)
        scores = setting.game.scores(play.position.s)
        play.demand(len(scores) == setting.game.seats(play.position.s), f"scores of other seats: {scores}")
        decisions += play.step
    return decisions


def clones_stay_apart(setting: Setting, mode: Mode) -> int:
    """A clone never changes when the original or another clone is played on, and plays on as the original did.
    Gives how many clones were kept to the end."""
    checked = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        kept: list[tuple[int, Position, str]] = []
        for position in play.closely(seed):
            text = frozen(position)
            kept.append((play.step, position.clone(), text))
            play_on(position.clone(), Player(play.step))
            play.demand(frozen(position) == text, "a clone was played and the original has changed")
        texts = [text for _, _, text in kept[1:]] + [frozen(play.position)]
        for (step, clone, text), later in zip(kept, texts):
            play.demand(frozen(clone) == text, f"the clone taken at decision {step} has changed")
            for pick in play.picks[step : step + setting.every]:
                clone.apply(*pick)
            play.demand(frozen(clone) == later, f"the clone taken at decision {step} goes another way")
            checked += 1
    return checked


def play_on(position: Position, player: Player) -> None:
    for _ in range(AHEAD):
        if position.pending:
            position.apply(*player.pick(position.pending))


def snapshots_come_back(setting: Setting, mode: Mode) -> int:
    """Through JSON and back: the same position, which plays on alike. Gives how many were tried."""
    checked = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        for position in play.closely(seed + 1):
            text = frozen(position)
            blank = setting.game.table(setting.game.options(mode.options), setting.content)
            twin = snapshot.load(json.loads(text), blank, setting.key(mode, seed))
            play.demand(frozen(twin) == text, "a snapshot comes back as another position")
            play.demand(digest(twin) == digest(position), "a snapshot comes back as another table")
            side_by_side(play, position.clone(), twin, frozen)
            checked += 1
    return checked


def documents_come_back(setting: Setting, mode: Mode) -> int:
    """Through a document and back: the same table and questions, the same text again, and the same play from there.
    Gives how many were tried."""
    checked = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        for position in play.closely(seed + 2):
            text = document.write(setting.game, position)
            try:
                twin = document.read(setting.game, text, position.source.copy(), setting.content)
            except Exception as e:
                e.add_note(f"reading the document\n{text}")
                raise
            play.demand(digest(twin) == digest(position), f"the document comes back as another table:\n{text}")
            play.demand(document.write(setting.game, twin) == text, f"the document comes back as another text:\n{text}")
            setting.game.check(twin.s)
            side_by_side(play, position.clone(), twin, digest)
            checked += 1
    return checked


def side_by_side(play: Play, one: Position, two: Position, seen: Callable[[Position], str]) -> None:
    """Play two positions on with the same choices; they must not part."""
    player = Player(play.step)
    for n in range(AHEAD):
        if not one.pending:
            break
        pick = player.pick(one.pending)
        one.apply(*pick)
        two.apply(*pick)
        play.demand(seen(one) == seen(two), f"the two copies part {n + 1} decisions later")
    play.demand(one.over == two.over, "one copy is over and the other is not")

"""Twin views: two worlds that differ only in what a viewer may not know look alike to that viewer, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..flow import Position
from ..snapshot import dump_state
from ..source import Fast
from ..view import determinise, redacted, view
from ..zones import ANY
from .decisions import NASTY
from .playing import Mode, Play, Player, Setting

WORLD_AHEAD = 40
"""How many decisions a world is played on."""

SECRETS = 12
"""How many answers in secret are followed at most: where a seat answers in many steps, these are enough."""

Plant = Callable[[Position, int], None]
"""Puts a leak into a position, to see whether it is found."""


def sight(setting: Setting, position: Position, viewer: int) -> str:
    """All that a viewer is shown: the view, the table as it is drawn for him, and his own questions as they are named,
    said and explained."""
    game = setting.game
    s = position.s
    own: list[Any] = []
    for d in position.pending:
        if d.seat == viewer:
            options = [(game.option_name(s, d, o), game.option_rule(s, d, o)) for o in d.options]
            texts = [repr(game.option_text(s, d, o)) for o in d.options] if setting.say is not None else []
            refusals = [repr(game.why_not(s, d, text)) for text in NASTY[:12] if text not in dict(options)]
            asked = repr(setting.ask_text(s, d)) if setting.ask_text is not None else ""
            own.append([d.kind, d.strand, asked, options, texts, refusals])
    return json.dumps([view(position, viewer), dump_state(redacted(position, viewer)), own])


def hidden(position: Position, viewer: int) -> list[tuple[int, int]]:
    """The places (zone and index) whose card the viewer does not know and where another that looks alike would make a
    difference: it lies in another zone, or its zone has an order. A zone that holds one group changes cards with
    others of that group only."""
    zones = position.s.zones
    layout = zones.layout
    alike: dict[tuple[int, int | None], list[tuple[int, int]]] = {}
    for z, cards in enumerate(zones.cards):
        for i, card in enumerate(cards):
            if not zones.known[card] >> viewer & 1:
                alike.setdefault((layout.back[card], layout.group[card]), []).append((z, i))
                if layout.holds[z] == ANY:
                    alike.setdefault((layout.back[card], None), []).append((z, i))
    ordered = layout.ordered
    telling = [x for x in alike.values() if len({z for z, _ in x}) > 1 or (len(x) > 1 and ordered[x[0][0]])]
    return sorted({place for places in telling for place in places})


def twins_look_alike(setting: Setting, mode: Mode, plant: Plant | None = None) -> tuple[int, int]:
    """Each viewer sees the same in a twin, and goes on seeing the same while others answer in secret. Gives how many
    twins could differ in hidden cards and how many did."""
    could = did = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        for position in play.closely(seed):
            for viewer in setting.viewers(position):
                twin = determinise(position, viewer, Fast(seed << 40 | play.step << 8 | viewer), keep_sealed=True)
                setting.game.check(twin.s)
                if hidden(position, viewer):
                    could += 1
                    did += kept(position) != kept(twin)
                one = position.clone()
                alike(setting, play, one, twin, viewer, plant)
                for _ in range(SECRETS):
                    if not in_secret(setting, play, one, twin, viewer):
                        break
                    alike(setting, play, one, twin, viewer, plant)
    return could, did


def worlds_play_on(setting: Setting, mode: Mode) -> int:
    """A world laid in the place of the true one can be played on, whatever the rules were in the middle of. Gives how
    many were."""
    played = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        for position in play.closely(seed + 2):
            for viewer in setting.viewers(position):
                world = determinise(position, viewer, Fast(seed << 40 | play.step << 8 | viewer))
                player = Player(f"{seed} {play.step} {viewer}")
                for _ in range(WORLD_AHEAD):
                    if world.pending:
                        world.apply(*player.pick(world.pending))
                setting.game.check(world.s)
                played += 1
    return played


def kept(position: Position) -> list[list[int]]:
    """Where the cards are, whatever their order where order means nothing."""
    zones = position.s.zones
    return [z if zones.layout.ordered[i] else sorted(z) for i, z in enumerate(zones.cards)]


def alike(setting: Setting, play: Play, one: Position, two: Position, viewer: int, plant: Plant | None) -> None:
    if plant is not None:
        one, two = one.clone(), two.clone()
        plant(one, viewer)
        plant(two, viewer)
    a, b = sight(setting, one, viewer), sight(setting, two, viewer)
    if a != b:
        play.fail(f"viewer {viewer} can tell two worlds apart that differ only in what it may not know:\n{a}\n{b}")


def in_secret(setting: Setting, play: Play, one: Position, two: Position, viewer: int) -> bool:
    """Let another seat answer a sealed question in both worlds, each with whatever is in the same place; not the last
    one, which would open them."""
    asked = [i for i, d in enumerate(one.pending) if setting.game.asks[d.kind].secret]
    todo = [i for i in asked if one.pending[i].seat != viewer]
    strand = one.pending[todo[0]].strand if todo else ""
    if not todo or len([i for i in asked if one.pending[i].strand == strand]) < 2:
        return False
    i = todo[0]
    k = play.player.random.randrange(min(len(one.pending[i].options), len(two.pending[i].options)))
    one.apply(i, one.pending[i].options[k])
    two.apply(i, two.pending[i].options[k])
    return True


def hidden_card_in_a_public_field(position: Position, viewer: int) -> None:
    """The planted leak: a public table gets the number of a card that the viewer does not know."""
    s = position.s
    places = hidden(position, viewer)
    for name in s.PUBLIC:
        field = getattr(s, name)
        if isinstance(field, list) and field and places:
            field[0] = sum(s.zones.cards[z][i] * (n + 1) for n, (z, i) in enumerate(places))
            return


def a_planted_leak_is_caught(setting: Setting, mode: Mode) -> None:
    """The check has teeth: with a leak planted it fails."""
    try:
        could, _ = twins_look_alike(setting, mode, hidden_card_in_a_public_field)
    except AssertionError:
        return
    if could:
        raise AssertionError(f"mode {mode.name!r}: a hidden card in a public field was not noticed by the twins")

"""A table as somebody sets it up in a form: the same fields come back when the form is shown again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from warcamp.bots.registry import kinds_of, usual_of
from warcamp.drawing.drawing import Drawing, Setting, Start
from warcamp.table.wish import BOT, HERE, ME, OPEN, Chair, Wish

from .forms import Form, typed_name

PACES: Sequence[tuple[float, str]] = (
    (0.7, "setup-pace-usual"),
    (0.25, "setup-pace-quick"),
    (0.0, "setup-pace-at-once"),
    (2.0, "setup-pace-slow"),
)
"""Seconds between the moves of bots; the first is the usual one."""
FILLS = {"bots": BOT, "friends": OPEN, "here": HERE}
"""Who sits in all seats but the first, at one press."""


@dataclass(frozen=True)
class Plan:
    """The set-up as it stands in the form. Options are kept as numbers of their values."""

    players: int
    chairs: Sequence[Chair]
    options: Mapping[str, int]
    packs: Sequence[str]
    spectators: bool
    pace: int


def settings_for(start: Start, players: int) -> list[Setting]:
    """The options that make sense for so many players."""
    return [setting for setting in start.settings if not setting.players or players in setting.players]


def read(drawing: Drawing, packs: Sequence[str], form: Form) -> Plan:
    """The plan of a form; what is missing or makes no sense has its usual value."""
    start = drawing.start
    players = form.number("players", start.usual)
    if players not in start.counts:
        players = start.usual
    sent = "players" in form.fields
    pace = form.number("pace")
    return Plan(
        players,
        chairs(drawing.game.name, players, form),
        {s.name: option(start, s, form) for s in settings_for(start, players)},
        [name for name in form.all("pack") if name in packs],
        form.get("spectators") == "yes" if sent else True,
        pace if 0 <= pace < len(PACES) else 0,
    )


def option(start: Start, setting: Setting, form: Form) -> int:
    values = [value for value, _ in setting.values]
    usual = start.usual_options.get(setting.name)
    chosen = form.number(f"o-{setting.name}", values.index(usual) if usual in values else 0)
    return chosen if 0 <= chosen < len(values) else 0


def chairs(game: str, players: int, form: Form) -> list[Chair]:
    """Who sits where: the first seat is the host's and the others are bots' unless the form says otherwise."""
    usual = f"{BOT}:{usual_of(game)}"
    fill = FILLS.get(form.get("fill"), "")
    out: list[Chair] = []
    for seat in range(players):
        who = form.get(f"seat{seat}", usual if seat else ME)
        if fill:
            who = ME if seat == 0 else usual if fill == BOT else fill
        out.append(chair(game, who, typed_name(form.get(f"name{seat}")), any(c.kind == ME for c in out)))
    return out


def chair(game: str, who: str, name: str, seated: bool) -> Chair:
    """One seat. Nobody sits in two places: a second `me` is another person at this screen."""
    kind, _, bot = who.partition(":")
    if kind == ME:
        return Chair(HERE if seated else ME, name=name)
    if kind in (HERE, OPEN):
        return Chair(kind, name=name if kind == HERE else "")
    return Chair(BOT, bot=bot if bot in kinds_of(game) else usual_of(game))


def wish(drawing: Drawing, plan: Plan) -> Wish:
    """The plan as the house takes it."""
    options: dict[str, Any] = {"players": plan.players}
    for setting in settings_for(drawing.start, plan.players):
        options[setting.name] = setting.values[plan.options[setting.name]][0]
    settings = {"spectators": plan.spectators, "pace": PACES[plan.pace][0]}
    return Wish(drawing.game.name, options, plan.chairs, plan.packs, settings)


def quick(drawing: Drawing) -> Wish:
    """A table for who wants to play now: against the usual bots, with the usual options."""
    start = drawing.start
    options = {"players": start.usual, **start.usual_options}
    usual = usual_of(drawing.game.name)
    seats = [Chair(ME), *[Chair(BOT, bot=usual) for _ in range(options["players"] - 1)]]
    return Wish(drawing.game.name, options, seats, (), {"spectators": True, "pace": PACES[0][0]})

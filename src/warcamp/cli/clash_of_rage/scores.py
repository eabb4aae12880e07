"""Round, phase, play order, victory points, and the domination track of solo."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.clash_of_rage.phrases import phase_text
from warcamp.games.clash_of_rage.standing import domination_coming, revealed
from warcamp.games.clash_of_rage.state import (
    FIRST,
    NOBODY,
    NONE,
    SECOND,
    SETUP,
    held,
    legendaries,
    victory_points,
)

from .scene import Scene


def header(scene: Scene) -> Group:
    """What must be seen at a glance, above everything else."""
    parts: list[RenderableType] = [headline(scene)]
    if scene.s.phase != SETUP:
        if scene.s.seats > 1 and revealed(scene.s):
            parts.append(order(scene))
        parts.append(standings(scene))
        if scene.s.seats == 1:
            parts.append(domination(scene))
    return Group(*parts)


def brief(scene: Scene) -> Group:
    """The same in two lines, between the steps of an action."""
    if scene.s.phase == SETUP:
        return Group(headline(scene))
    text = Text(scene.text("header-brief", target=scene.s.target) + " ")
    for seat in range(scene.s.seats):
        text.append(f"{scene.letter(seat)} {victory_points(scene.s, seat)}  ", scene.style(seat))
    if scene.s.seats == 1:
        text.append(scene.text("header-brief-domination", points=scene.s.domination, limit=scene.s.limit))
    return Group(headline(scene), text)


def headline(scene: Scene) -> Text:
    s = scene.s
    if s.over:
        who = scene.side_name(s.winner) if s.winner != NOBODY else "-"
        return Text(scene.text("header-over", round=s.round, winner=who), "bold")
    text = Text(scene.text("header-round", round=s.round, phase=phase_text(s.phase)), "bold")
    if s.last_round:
        text.append("  " + scene.text("header-last-round", round=s.last_round))
    return text


def order(scene: Scene) -> Text:
    """Who plays when, with the cards that say so; whose action it is."""
    s = scene.s
    text = Text(scene.text("header-order") + " ")
    acting = s.turn if s.phase in (FIRST, SECOND) else NONE
    for i, seat in enumerate(s.order):
        if i:
            text.append(scene.look.sign(" › ", " > "))
        card = s.played[seat]
        number = f" {s.t.tactic_order[card]}" if card != NONE else ""
        mark = scene.look.sign("▶", "*") if i == acting else ""
        text.append(f"{mark}{scene.letter(seat)}{number}", scene.style(seat) + (" underline" if mark else ""))
    return text


def standings(scene: Scene) -> Table:
    """Cities and legendaries against the target, with a warning when a second action could win."""
    s = scene.s
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in range(s.seats):
        cities, forged, total = held(s, seat, s.board.cities), legendaries(s, seat), victory_points(s, seat)
        signs = scene.look.sign("♜", "C") * cities + scene.look.sign("★", "*") * forged
        signs += scene.look.sign("·", ".") * max(0, s.target - total)
        text = Text(scene.text("header-points", points=total, target=s.target))
        if not s.over and total >= s.target - 1:
            text.append(" " + scene.look.sign("⚑ ", "! ") + scene.text("header-close"), "bold yellow")
        grid.add_row(Text(f"{scene.letter(seat)} {scene.side_name(seat)}", scene.style(seat)), signs, text)
    return grid


def domination(scene: Scene) -> Text:
    """Solo: how far the Elves are, and what they would score now (COR-SOLO-05)."""
    s = scene.s
    coming = domination_coming(s)
    done = min(s.domination, s.limit)
    soon = min(coming, s.limit - done)
    sign = scene.look.sign
    text = Text(f"E {scene.side_name(s.seats)}  ", scene.style(s.seats))
    text.append(sign("●", "#") * done)
    text.append(sign("◐", "+") * soon, "yellow")
    text.append(sign("○", ".") * (s.limit - done - soon), "dim")
    text.append("  " + scene.text("header-domination", points=s.domination, limit=s.limit, coming=coming))
    return text

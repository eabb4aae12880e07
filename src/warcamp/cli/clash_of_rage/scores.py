"""Round, phase, play order, victory points, and the domination track of solo."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from warcamp.games.clash_of_rage.phrases import phase_text
from warcamp.games.clash_of_rage.state import (
    FIRST,
    NOBODY,
    NONE,
    SECOND,
    SETUP,
    TACTICS,
    held,
    legendaries,
    victory_points,
)

from .scene import Scene


def header(scene: Scene) -> Group:
    """What must be seen at a glance, above everything else."""
    parts: list[RenderableType] = [headline(scene)]
    if scene.s.phase != SETUP:
        if scene.s.phase != TACTICS and scene.s.seats > 1:
            parts.append(order(scene))
        parts += [points(scene, seat) for seat in range(scene.s.seats)]
        if scene.s.seats == 1:
            parts.append(domination(scene))
    return Group(*parts)


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
        number = f" {s.t.tactic_order[card]} {scene.card_name(card)}" if card != NONE else ""
        mark = scene.look.sign("▶", "*") if i == acting else ""
        text.append(f"{mark}{scene.letter(seat)}{number}", scene.style(seat) + (" underline" if mark else ""))
    return text


def points(scene: Scene, seat: int) -> Text:
    """Cities and legendaries against the target, with a warning when a second action could win."""
    s = scene.s
    cities, forged, total = held(s, seat, s.board.cities), legendaries(s, seat), victory_points(s, seat)
    signs = scene.look.sign("♜", "C") * cities + scene.look.sign("★", "*") * forged
    signs += scene.look.sign("·", ".") * max(0, s.target - total)
    text = Text(f"{scene.letter(seat)} {scene.side_name(seat)}", scene.style(seat))
    text.append(f"  {signs}  ", "bold")
    text.append(scene.text("header-points", points=total, target=s.target, cities=cities, legendaries=forged))
    if not s.over and total >= s.target - 1:
        text.append("  " + scene.look.sign("⚑ ", "! ") + scene.text("header-close"), "bold yellow")
    return text


def domination(scene: Scene) -> Text:
    """Solo: how far the Elves are, and what they would score now (COR-SOLO-05)."""
    s = scene.s
    coming = s.t.domination_forge * held(s, s.seats, s.board.forges)
    coming += s.t.domination_city * held(s, s.seats, s.board.cities)
    done = min(s.domination, s.limit)
    soon = min(coming, s.limit - done)
    sign = scene.look.sign
    text = Text(f"E {scene.side_name(s.seats)}  ", scene.style(s.seats))
    text.append(sign("●", "#") * done)
    text.append(sign("◐", "+") * soon, "yellow")
    text.append(sign("○", ".") * (s.limit - done - soon), "dim")
    text.append("  " + scene.text("header-domination", points=s.domination, limit=s.limit, coming=coming))
    return text

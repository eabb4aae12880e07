"""Where the game stands: round and phase, the players with what they have, the tower."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.immortals.phrases import phase_text, player
from warcamp.games.immortals.standing import points, ranking
from warcamp.games.immortals.state import (
    COLOURS,
    DRAFT,
    NONE,
    PLANNING,
    REINFORCEMENT,
    RESOLUTION,
    SCORED,
    SCORING,
    SETUP,
)

from .scene import STYLES, Scene

ROUND = (REINFORCEMENT, PLANNING, RESOLUTION, SCORING)


def headline(scene: Scene) -> Text:
    """The round with its phases in a row; the present one stands out."""
    s = scene.s
    if s.over:
        winners = " + ".join(scene.named(player(p)) for p in s.winners)
        return Text(scene.text("header-over", winners=winners), "bold")
    if s.phase < REINFORCEMENT:
        out = Text(scene.say(phase_text(s.phase)), "bold")
        return out.append("  " + scene.text("header-draft", round=s.draft), "dim") if s.phase == DRAFT else out
    out = Text(scene.text("header-round", round=s.round, rounds=s.rounds) + "  ", "bold")
    for k, phase in enumerate(ROUND):
        if k:
            out.append(scene.look.sign(" › ", " > "), "dim")
        name = scene.say(phase_text(phase))
        out.append(f"[{name}]" if phase == s.phase else name, "bold reverse" if phase == s.phase else "dim")
    return out


def players(scene: Scene) -> RenderableType:
    """Everybody in turn order: points with what the round would add, resources, limbos, cards, the board."""
    s = scene.s
    grid = Table.grid(padding=(0, 1), expand=not scene.look.wide)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for _ in HEADS[2:]:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row(*[Text(scene.text(f"players-{word}") if word else "", "dim italic") for word in HEADS])
    first = s.first if s.first != NONE else 0
    order = ranking(s) if s.over else [(first + k) % s.seats for k in range(s.seats)]
    for p in order:
        grid.add_row(*row(scene, p))
    return grid


HEADS = ("name", "tribes", "vp", "gold", "energy", "limbo", "conflicts", "board")


def row(scene: Scene, p: int) -> list[Text | str]:
    s = scene.s
    name = scene.player(p)
    if p == s.marker:
        name.append(scene.look.sign(" ⚑", " !"), "bold yellow")
    if p in s.winners:
        name.append(scene.look.sign(" ★", " *"), "bold yellow")
    score = f"{s.vp[p]}" if s.phase in (SETUP, SCORED) else f"{s.vp[p]} +{points(s, p).total}"
    limbo = f"{s.limbo[2 * p]}/{s.limbo[2 * p + 1]}"
    cells = [score, str(s.gold[p]), str(s.energy[p]), limbo, str(scene.conflicts(p))]
    return [name, Text(scene.tribes(p), "dim"), *cells, board(scene, p)]


def board(scene: Scene, p: int) -> Text:
    """How much a player still has to do."""
    s = scene.s
    if s.phase == DRAFT or s.groups[p]:
        return Text(scene.text("players-groups", number=len(s.groups[p])))
    if s.phase != RESOLUTION:
        return Text("")
    if scene.is_done(p):
        return Text(scene.text("players-done"), "dim")
    return Text(scene.text("players-covered", number=scene.covered(p)))


def tower(scene: Scene) -> Text:
    """What is in the tower and what lies in the tray, by colour."""
    s = scene.s
    out = Text(scene.text("tower-inside") + " ")
    add(scene, out, s.tower)
    out.append("   " + scene.text("tower-tray") + " ")
    add(scene, out, s.tray)
    return out


def add(scene: Scene, out: Text, counts: list[int]) -> None:
    found = [colour for colour in range(COLOURS) if counts[colour]]
    if not found:
        out.append(scene.text("tower-nothing"), "dim")
    for k, colour in enumerate(found):
        out.append(f"{' ' if k else ''}{scene.letter(colour)}{counts[colour]}", STYLES[colour])


def header(scene: Scene) -> Group:
    """What must be seen at a glance, above everything else."""
    parts: list[RenderableType] = [headline(scene)]
    if scene.s.phase != SETUP:
        parts.append(players(scene))
    if scene.s.round:
        parts.append(tower(scene))
    return Group(*parts)

"""Where the game stands: Age and phase, all realms in their circle, what is known of their points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.ettin.chronicle import SMALL
from warcamp.games.ettin.phrases import age_text, drafting_text, phase_text
from warcamp.games.ettin.standing import shown_points
from warcamp.games.ettin.state import (
    DEPLOY,
    NEW_AGE,
    NONE,
    PRODUCE,
    SETUP,
    WAR_RESULT,
    ally,
    enemy,
    pair_of,
)

from .scene import Scene

WAR = ("deploy", "battle", "spoil", "retire", "produce", "result")
"""The steps of a War, from Deploy on."""


# ---- where we are ---------------------------------------------------------------------------------------------------
def headline(scene: Scene) -> Text:
    """The Age with its phases in a row; the present one stands out."""
    s = scene.s
    if s.over:
        return Text(scene.text("header-over", winners=winners(scene)), "bold")
    if s.phase == SETUP:
        return Text(scene.say(phase_text(SETUP)), "bold")
    out = Text(scene.say(age_text(s.age)) + "  ", "bold")
    if s.phase < DEPLOY:
        steps = [scene.say(phase_text(NEW_AGE)), *[scene.say(drafting_text(s.age, k)) for k in range(3)]]
        return track(scene, out, [*steps, scene.text("header-war")], 0 if s.phase == NEW_AGE else 1 + s.draft)
    out.append(scene.text("header-war") + "  ")
    words = WAR if s.phase == WAR_RESULT else WAR[:-1]
    now = NONE if s.accelerated and s.phase < PRODUCE else s.phase - DEPLOY
    return track(scene, out, [scene.text(f"header-{word}") for word in words], now)


def track(scene: Scene, out: Text, steps: list[str], now: int) -> Text:
    """Steps in a row, the present one in brackets."""
    for k, step in enumerate(steps):
        if k:
            out.append(scene.look.sign(" › ", " > "), "dim")
        out.append(f"[{step}]" if k == now else step, "bold reverse" if k == now else "dim")
    return out


def winners(scene: Scene) -> str:
    return " + ".join(scene.realm_name(r) for r in scene.s.winners)


# ---- the circle -----------------------------------------------------------------------------------------------------
def ring(scene: Scene, realms: list[int] | None = None) -> RenderableType:
    """Realms in the order of the circle, allies together."""
    s = scene.s
    grid = Table.grid(padding=(0, 1), expand=False)
    grid.add_column()
    grid.add_column(no_wrap=True)
    words = ("gold", "tokens", "vp", "camp", "deck", "retired", "wins")
    shown = words[:-1] if s.phase < DEPLOY or s.over else words
    for _ in shown:
        grid.add_column(justify="right", no_wrap=True)
    heads = [scene.text("ring-realm"), "", *[scene.text(f"ring-{word}") for word in shown]]
    grid.add_row(*[Text(head, "dim italic") for head in heads])
    for r in realms if realms is not None else range(s.realms):
        if r % 2 == 0 and realms is None and r and s.realms > 2:
            grid.add_row()
        cells = [s.gold[r], s.tokens[r], shown_points(scene, r), scene.waiting(r)]
        cells += [scene.deck(r), scene.count(r, "retired"), scene.battles_won(r)]
        grid.add_row(name_cell(scene, r), scene.role_text(r), *[str(c) for c in cells[: len(shown)]])
    return grid


def name_cell(scene: Scene, r: int) -> Text:
    s = scene.s
    name = Text(scene.realm_name(r), scene.style(r))
    if s.initiative[pair_of(s, r)] == r:
        name.append(scene.look.sign(" ⚑", " !"), "bold yellow")
    if r in s.winners:
        name.append(scene.look.sign(" ★", " *"), "bold yellow")
    return name


def near(scene: Scene) -> list[int]:
    """The realms that matter for one's own play: oneself, the ally, both their enemies, in the order of the circle."""
    s = scene.s
    mine = {scene.realm, ally(s, scene.realm)}
    return sorted(mine | {enemy(s, r) for r in mine})


def others(scene: Scene) -> list[RenderableType]:
    """All other alliances, a line each: their realms with Gold and points."""
    s = scene.s
    close = near(scene)
    out: list[RenderableType] = []
    for first in range(0, s.realms, 2):
        far = [r for r in (first, first + 1) if r not in close]
        if far:
            parts = [
                scene.text("ring-other", realm=scene.realm_name(r), gold=s.gold[r], points=shown_points(scene, r))
                for r in far
            ]
            out.append(Text("  " + scene.look.sign("  ·  ", "  -  ").join(parts), "dim"))
    return out


def header(scene: Scene) -> Group:
    """What must be seen at a glance, above everything else."""
    s = scene.s
    if s.phase == SETUP and not any(s.gold):
        return Group(headline(scene))
    if s.realms <= SMALL:
        return Group(headline(scene), ring(scene, list(range(s.realms))))
    return Group(headline(scene), ring(scene, near(scene)), *others(scene))


def brief(scene: Scene) -> Text:
    """Within a War: the Age, the phase, battles won so far and who would win the War."""
    s = scene.s
    out = headline(scene)
    if DEPLOY < s.phase < WAR_RESULT or (s.accelerated and s.phase == DEPLOY):
        foe = enemy(s, scene.realm)
        names = {"realm": scene.realm_name(scene.realm), "foe": scene.realm_name(foe)}
        wins = {"mine": scene.battles_won(scene.realm), "theirs": scene.battles_won(foe)}
        text = scene.text("header-wins", token=s.t.war_token[s.age - 1], **names, **wins)
        out.append("\n" + text, "default not bold")
    return out

"""A combat in progress: both armies, what they roll and add, rage, and the strike that is going on."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warcamp.games.clash_of_rage.names import place_name
from warcamp.games.clash_of_rage.rules.combat import bonus, power
from warcamp.games.clash_of_rage.standing import unit_counts
from warcamp.games.clash_of_rage.state import statistic
from warcamp.games.clash_of_rage.tables import HP, POWER, RAGE, REROLL, SHIELD, SLOWNESS, STATS, WOUND

from .scene import ROMAN, Scene
from .sheets import frame


def fight(scene: Scene) -> Panel:
    """Attacker and defender beside each other; the striker is marked."""
    s = scene.s
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(*[army(scene, side) for side in (s.attacker, s.defender)])
    parts: list[RenderableType] = [grid]
    if s.dice:
        parts.append(roll(scene))
    return frame(scene, Group(*parts), scene.text("fight-title", place=place_name(s, s.field)))


def army(scene: Scene, side: int) -> Group:
    s = scene.s
    style = scene.style(side)
    role = scene.text("fight-attacker" if side == s.attacker else "fight-defender")
    mark = scene.look.sign("▶ ", "* ") if side == s.striker else ""
    lines: list[RenderableType] = [
        Text(f"{mark}{scene.letter(side)} {scene.side_name(side)}", style),
        Text(role, "dim"),
    ]
    for level, n in enumerate(unit_counts(s, side, s.field)):
        if n:
            heart = scene.stat_sign(HP) + str(statistic(s, side, level, HP))
            lines.append(Text(f"{n} × {ROMAN[level]} {scene.unit_name(side, level)} {heart}"))
    totals = [0] * STATS
    totals[POWER] = power(s, side)
    for which in (SLOWNESS, WOUND, SHIELD, REROLL, RAGE):
        totals[which] = bonus(s, side, which)
    lines.append(Text(scene.icons(totals), "bold"))
    if s.rage[side]:
        tokens = scene.look.sign("♨", "!") * s.rage[side]
        lines.append(Text(tokens + " " + scene.text("fight-rage", tokens=s.rage[side]), "red"))
    return Group(*lines)


def roll(scene: Scene) -> Text:
    """The dice of the strike: wounds and blanks, rerolls and wounds that are left."""
    s = scene.s
    text = Text(scene.text("fight-roll") + " ")
    text.append((scene.look.sign("☠", "W") + " ") * s.hits, "bold red")
    text.append((scene.look.sign("□", "-") + " ") * (s.dice - s.hits))
    if s.wounds:
        text.append(scene.text("fight-wounds", wounds=s.wounds))
    return text

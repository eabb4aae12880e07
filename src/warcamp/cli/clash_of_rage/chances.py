"""Exact odds in words: of a combat to come, of one in progress, of one that could be."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage.names import place_name, places
from warcamp.games.clash_of_rage.odds import Odds, odds_if, odds_now
from warcamp.games.clash_of_rage.prospects import begun, chance, in_reach, is_enemy
from warcamp.games.clash_of_rage.standing import unit_counts
from warcamp.games.clash_of_rage.state import LEVELS, NONE
from warcamp.games.prospects import percent

from .scene import Scene
from .sheets import frame

BAR = 20


def panel(scene: Scene, found: Odds, place: int, units: Sequence[int], hint: str = "") -> RenderableType:
    """One combat of these attackers: the chance to win, who strikes first, average losses, what is likely left."""
    full = round(found.attacker_wins * BAR)
    bar = Text(scene.look.sign("█", "#") * full, scene.style(found.attacker))
    bar.append(scene.look.sign("░", "-") * (BAR - full), scene.style(found.defender))
    bar.append("  " + scene.text("odds-win", chance=percent(found.attacker_wins)), "bold")
    lines: list[RenderableType] = [bar]
    lines.append(Text(scene.text("odds-first", side=scene.side_name(found.first_strike))))
    mine, theirs = (f"{x:.1f}" for x in found.expected_losses)
    lines.append(Text(scene.text("odds-losses", mine=mine, theirs=theirs)))
    likely = sorted(found.attacker_left.items(), key=lambda item: -item[1])[:3]
    dot = scene.look.sign("·", ".")
    left = [f"{dot.join(map(str, counts))} ({percent(p)})" for counts, p in likely]
    lines.append(Text(scene.text("odds-left", left=", ".join(left))))
    if hint:
        lines.append(Text(hint, "dim"))
    title = scene.text(
        "odds-title",
        place=place_name(scene.s, place),
        mine=stack(scene, found.attacker, units),
        theirs=stack(scene, found.defender, unit_counts(scene.s, found.defender, place)),
    )
    return frame(scene, Group(*lines), title)


def stack(scene: Scene, side: int, counts: Sequence[int]) -> str:
    """A side and its units by level before the combat."""
    return f"{scene.letter(side)} " + scene.look.sign("·", ".").join(map(str, counts))


def note(scene: Scene, d: Decision, option: int) -> str:
    """Beside a way into an enemy's territory: the chance of the attack as it would then stand."""
    p = chance(scene.s, d, option)
    return "" if p is None else scene.text("odds-note", chance=percent(p))


def before_battle(scene: Scene, d: Decision, option: int) -> list[RenderableType]:
    """The odds of all combats that the choice begins: with it the moves end."""
    return [panel(scene, battle.odds, battle.place, battle.units) for battle in begun(scene.s, d, option)]


def asked(scene: Scene, seat: int, what: str) -> list[RenderableType]:
    """The answer to `odds`, `odds A1` and `odds A1 3 1 0`."""
    s = scene.s
    if s.striker != NONE and not what:
        return [panel(scene, odds_now(s), s.field, unit_counts(s, s.attacker, s.field))]
    words = what.split()
    if words:
        place = places(s).get(words[0].upper(), NONE)
        if place == NONE or not is_enemy(s, seat, place):
            return [Text(scene.text("odds-no-enemy", place=words[0]))]
        return [one(scene, seat, place, words[1:])]
    enemies = [place for place in range(s.board.territories) if is_enemy(s, seat, place)]
    goals = [place for place in enemies if any(in_reach(s, seat, place))]
    if not goals:
        return [Text(scene.text("odds-nothing"))]
    grid = Table.grid(padding=(0, 2))
    for place in goals:
        units = in_reach(s, seat, place)
        found = odds_if(s, seat, place, units)
        mine = scene.look.sign("·", ".").join(map(str, units))
        grid.add_row(
            place_name(s, place),
            Text(f"{scene.letter(found.defender)} {scene.side_name(found.defender)}", scene.style(found.defender)),
            f"{scene.letter(seat)} {mine}",
            Text(percent(found.attacker_wins), "bold"),
        )
    return [Text(scene.text("odds-all")), grid]


def one(scene: Scene, seat: int, place: int, counts: list[str]) -> RenderableType:
    """Odds against one place: with the units that were named, or with all that can come."""
    if counts and not (len(counts) <= LEVELS and all(c.isascii() and c.isdigit() and int(c) < 100 for c in counts)):
        return Text(scene.text("odds-counts"))
    units = [int(c) for c in counts] + [0] * (LEVELS - len(counts)) if counts else in_reach(scene.s, seat, place)
    if not any(units):
        return Text(scene.text("odds-nobody", place=place_name(scene.s, place)))
    return panel(scene, odds_if(scene.s, seat, place, units), place, units, scene.text("odds-with"))

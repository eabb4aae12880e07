"""What would happen: the odds of an attack, by the stance of the inhabitants."""

from __future__ import annotations

from warcamp.drawing.html import Pages
from warcamp.engine.flow import Decision
from warcamp.games.immortals import phrases
from warcamp.games.immortals.odds import THROWS, Odds, odds
from warcamp.games.immortals.prospects import declared
from warcamp.games.immortals.state import NEUTRAL, NONE
from warcamp.games.prospects import percent

from .scene import Item, Scene

QUICK = 400
"""Throws for the chances that stand beside the choices themselves."""
SELDOM = 0.001
MOST = 8
"""For so many numbers of cubes the chances are shown at once; for others one asks."""


def shown(scene: Scene, pages: Pages, d: Decision, option: int) -> str:
    """The preview of an option as HTML, empty when there is nothing to say."""
    found = looked(scene, d, option)
    return pages.draw("preview", **found) if found else ""


def looked(scene: Scene, d: Decision, option: int) -> Item:
    found = declared(scene.s, d, option)
    if found is None:
        return {}
    origin, target, number, stance = found
    every = odds(scene.s, d.seat, origin, target, number, THROWS)
    chosen = every[stance if stance != NONE else NEUTRAL]
    low, high = chosen.interval(chosen.conquests)
    title = scene.text("im-odds", cubes=number, side=phrases.side_text(scene.s, target))
    lines = []
    if stance != NONE:
        span = {"low": likely(low), "high": likely(high)}
        chance = span["low"] if span["low"] == span["high"] else scene.text("im-odds-span", **span)
        lines.append(scene.text("im-odds-hold", chance=chance))
        lines.append(scene.text("im-odds-left", left=rounded(chosen.survivors), fallen=rounded(chosen.fallen)))
    return {"title": title, "odds": [row(scene, one, stance) for one in every], "lines": lines}


def row(scene: Scene, one: Odds, stance: int) -> Item:
    win, tie = round(100 * one.win), round(100 * one.tie)
    return {
        "text": scene.say(phrases.stance_for_you(one.stance)),
        "here": one.stance == stance,
        "win": win,
        "tie": tie,
        "loss": 100 - win - tie,
        "chance": scene.text("im-odds-row", win=likely(one.win), tie=likely(one.tie), loss=likely(one.loss)),
    }


def likely(p: float) -> str:
    """A chance that throws have shown: none of them says that something never happens, or always."""
    return percent(min(max(p, SELDOM), 1 - SELDOM))


def rounded(number: float) -> float:
    return round(number, 1)


def chance(scene: Scene, d: Decision, option: int) -> str:
    """The chance to hold the target, beside a stance or a number of cubes."""
    if d.kind not in ("stance", "cubes") or len(d.options) > MOST + 1:
        return ""
    found = declared(scene.s, d, option)
    if found is None:
        return ""
    origin, target, number, stance = found
    key = f"odds {number}"
    if key not in scene.kept:
        scene.kept[key] = odds(scene.s, d.seat, origin, target, number, QUICK)
    every: list[Odds] = scene.kept[key]
    return scene.text("im-note-chance", chance=likely(every[stance].conquest))

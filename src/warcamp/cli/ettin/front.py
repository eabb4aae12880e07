"""A front: the three opposed Locations and the Adventure of two enemies as four columns, in the order of battle."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.engine.zones import REFEREE
from warcamp.games.ettin.phrases import card_line, location_text
from warcamp.games.ettin.prospects import quest_chance
from warcamp.games.ettin.seen import OWN, fought_scores
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    BATTLE,
    NO_BATTLE,
    NONE,
    PLACES,
    TIE,
    enemy,
    location,
    pair_of,
)
from warcamp.games.prospects import percent

from .scene import Scene
from .units import brief

PLACE_WORDS = ("far", "middle", "near", "adventure")


def front(scene: Scene, r: int, width: int = 0) -> RenderableType:
    """The enemy above, the realm itself below; each column with both scores as far as the viewer knows them."""
    foe = enemy(scene.s, r)
    table = Table(
        box=box.ASCII if scene.look.ascii else box.ROUNDED,
        width=width or scene.look.columns,
        padding=(0, 1),
        border_style="bright_black",
        header_style="bold",
    )
    for place in range(PLACES):
        table.add_column(Text(scene.text(f"front-{PLACE_WORDS[place]}")), ratio=1)
    table.add_row(*[place_head(scene, foe, place) for place in range(PLACES)])
    table.add_row(*[units_at(scene, foe, place) for place in range(PLACES)])
    table.add_section()
    table.add_row(*[standing(scene, r, place) for place in range(PLACES)])
    table.add_section()
    table.add_row(*[units_at(scene, r, place) for place in range(PLACES)])
    table.add_row(*[place_head(scene, r, place) for place in range(PLACES)])
    return Group(side_line(scene, foe), table, side_line(scene, r))


def side_line(scene: Scene, r: int) -> Text:
    """Who stands on this side, and what he has."""
    s = scene.s
    out = scene.title(r)
    out.append("  " + scene.text("front-purse", gold=s.gold[r]), "default not bold")
    if hand := scene.count(r, "hand") + scene.count(r, "chosen"):
        out.append("  " + scene.text("front-hand", number=hand), "default not bold")
    if camp := scene.count(r, "camp"):
        out.append("  " + scene.text("front-camp", number=camp), "default not bold")
    if s.initiative[pair_of(s, r)] == r:
        out.append("  " + scene.look.sign("⚑ ", "! ") + scene.text("front-initiative"), "bold yellow")
    return out


def place_head(scene: Scene, r: int, place: int) -> Text:
    """The type and base Defense of a Location; at the Adventure the name of the card."""
    if place == ADVENTURE_PLACE:
        return Text("")
    kind = scene.say(location_text(location(scene.s, r, place)))
    return Text(f"{kind} {scene.base(r, place)}", scene.style(r).replace("bold ", ""))


def units_at(scene: Scene, r: int, place: int) -> RenderableType:
    parts: list[RenderableType] = [brief(scene, card) for card in scene.units(r, place)]
    if hidden := scene.face_down(r, place):
        back = scene.look.sign("▒", "#") * min(hidden, 4)
        parts.append(Text(back + " " + scene.text("front-face-down", number=hidden), "yellow"))
    return Group(*parts) if parts else Text(scene.look.sign("·", "."), "dim")


def standing(scene: Scene, r: int, place: int) -> Text:
    """Both scores, the enemy's first; once the battle is fought, its result."""
    s = scene.s
    foe = enemy(s, r)
    out = Text(scene.shown_score(foe, place), scene.style(foe))
    out.append(" : ", "default")
    out.append(scene.shown_score(r, place), scene.style(r))
    result = s.result[pair_of(s, r) * PLACES + place]
    if result == NONE:
        return out
    theirs, own = fought_scores(s, scene.told, r, place) or (NONE, NONE)
    numbers = f" {theirs} : {own}" if own != NONE else ""
    return Text(result_text(scene, r, result) + numbers, result_style(scene, result))


def result_text(scene: Scene, r: int, result: int) -> str:
    if result == TIE:
        return scene.text("front-tie")
    if result == NO_BATTLE:
        return scene.text("front-no-battle")
    sign = scene.look.sign("✔ ", "+ ") if result == r else scene.look.sign("✘ ", "- ")
    if scene.viewer == REFEREE or scene.role(r) != OWN:
        return scene.look.sign("✔ ", "+ ") + scene.realm_name(result)
    return sign + scene.text("front-won" if result == r else "front-lost")


def result_style(scene: Scene, result: int) -> str:
    return "bold yellow" if result < 0 else scene.style(result)


# ---- the Adventure --------------------------------------------------------------------------------------------------
def adventure(scene: Scene, r: int, chances: bool = True) -> list[RenderableType]:
    """The Adventure of a pair with everything on it, and who could do it now with what chance (ETT-ADV-08)."""
    card = scene.adventure(r)
    if card == NONE:
        return []
    text = Text(scene.look.sign("✦ ", "* "), "magenta").append(scene.say(card_line(scene.s, card)), "default")
    lines: list[RenderableType] = [text]
    if chances and scene.s.phase <= BATTLE:
        result = scene.s.result[pair_of(scene.s, r) * PLACES + ADVENTURE_PLACE]
        sides = [side for side in (r, enemy(scene.s, r)) if result in (NONE, side)]
        found = [chance_text(scene, side, card) for side in sides]
        lines += [Text("  " + words, "magenta") for words in found if words]
    return lines


def chance_text(scene: Scene, r: int, card: int) -> str:
    """What a realm's known Troops there could do; nothing when none of them goes on Adventures."""
    score, chance = quest_chance(scene, r, card, [])
    if not score:
        return ""
    return scene.text("front-quest", realm=scene.realm_name(r), score=score, chance=percent(chance))

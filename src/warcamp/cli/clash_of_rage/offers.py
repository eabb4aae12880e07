"""The options of a question as they are shown: grouped, numbered, with odds and warnings beside them."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.cli.face import Choice
from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.rules import equip, march
from warcamp.games.clash_of_rage.state import LEVELS, NONE
from warcamp.games.clash_of_rage.tables import CITY, FORGE, STATS

from .chances import note
from .scene import Scene

LAST = {"move": march.HALT, "equip": equip.END, "clear": NONE}
"""The option that ends a list: it always has the number 0."""

PLACED = ("reinforce", "move")
AT_PLACES = ("to", "combat", "stone")
AT_CELLS = ("bastion", "centre")


def choices(scene: Scene, d: Decision) -> list[Choice]:
    """Numbered from 1; the option that ends a list is 0. Options that are numbers keep theirs."""
    game = CLASH_OF_RAGE
    last = LAST.get(d.kind)
    order = sorted([o for o in d.options if o != last], key=lambda o: rank(d.kind, o))
    names = {o: game.option_name(scene.s, d, o) for o in d.options}
    digits = all(name.isdigit() for name in names.values())
    out: list[Choice] = []
    for i, option in enumerate(order, 1):
        text = scene.say(game.option_text(scene.s, d, option))
        number = int(names[option]) if digits else i
        beside = note(scene, d, option) or hint(scene, d, option)
        out.append(Choice(number, option, names[option], text, group(scene, d.kind, option), beside))
    if last in d.options and last is not None:
        out.append(Choice(0, last, names[last], scene.say(game.option_text(scene.s, d, last))))
    return out


def rank(kind: str, option: int) -> int:
    """Forging after buying; everything else as the rules list it."""
    return equip.ATTACH - 1 if kind == "equip" and option == equip.FORGE else option if kind == "equip" else 0


def group(scene: Scene, kind: str, option: int) -> str:
    """The heading above the options of an equip action."""
    if kind != "equip":
        return ""
    if option == equip.FORGE:
        return scene.text("group-forge")
    if option < equip.ATTACH:
        return scene.text("group-buy")
    return scene.text("group-attach" if option < equip.SET_ASIDE else "group-aside")


def hint(scene: Scene, d: Decision, option: int) -> str:
    """What a gear adds; that the last unit leaves a city or a forge (COR-CTL-03)."""
    s = scene.s
    gear = NONE
    if d.kind == "equip" and equip.BUY <= option < equip.SET_ASIDE:
        gear = option - (equip.BUY if option < equip.ATTACH else equip.ATTACH)
    elif d.kind == "legendary":
        gear = s.t.equipment + option - len(s.t.tactic_ids)
    elif d.kind in ("clear", "clear_second"):
        gear = option
    if gear != NONE:
        return scene.icons(s.t.gear_bonus[gear * STATS : (gear + 1) * STATS], plus=True)
    if d.kind == "move":
        place = option // LEVELS
        alone = s.troops[d.seat * s.places + place] == 1 and place < s.board.territories
        if alone and s.board.feature[place] in (CITY, FORGE):
            return scene.text("note-leaves-city" if s.board.feature[place] == CITY else "note-leaves-forge")
    return ""


def numbers(scene: Scene, d: Decision, choices: Sequence[Choice]) -> dict[int, str]:
    """Where on the map the options lie, with their numbers."""
    s = scene.s
    cells: dict[int, list[int]] = {}
    for choice in choices:
        option = choice.option
        if choice.number == 0 or d.kind not in PLACED + AT_PLACES + AT_CELLS:
            continue
        if d.kind in AT_CELLS:
            cell = option
        else:
            place = option // LEVELS if d.kind in PLACED else option
            home = place - s.board.territories
            cell = s.bastions[home] if home >= 0 else s.board.cells[place]
        cells.setdefault(cell, []).append(choice.number)
    return {cell: label(found) for cell, found in cells.items()}


def label(found: list[int]) -> str:
    """One number, or the first and the last of those that lie together."""
    if len(found) == 1:
        return f"[{found[0]}]"
    text = f"[{found[0]}-{found[-1]}]"
    return text if len(text) <= 5 else text[1:-1]

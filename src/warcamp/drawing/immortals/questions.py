"""Open questions, ready to be answered by pointing at sides, cards, slots and army groups."""

from __future__ import annotations

from warcamp.drawing.sight import NUMBER, PICK, Choice, Question
from warcamp.engine.flow import Decision
from warcamp.games.immortals import phrases
from warcamp.games.immortals.game import GIVEN_UP, IMMORTALS
from warcamp.games.immortals.names import BUILDINGS, SIDE_ASKS
from warcamp.games.immortals.rules import actions, attack, magic, reinforcement, resolution
from warcamp.games.immortals.state import PLACE_CODE, READY, twin
from warcamp.games.immortals.tables import SIDES, SLOTS

from .previews import chance
from .scene import BUILDING_GLYPHS, CRESTS, REALMS, Scene

ICONS = {
    "home": "home",
    "draft": "deck",
    "group": "users",
    "settle": "banner",
    "split": "ghost",
    "draw": "deck",
    "reinforce": "arrow_up",
    "reveal": "eye",
    "extract": "gold",
    "transition": "arrow_up",
    "shrine": "relic",
    "attack": "sword",
    "attack_or_move": "sword",
    "stance": "leaf",
    "cubes": "users",
    "spread": "arrow_up",
}
HELPED = ("plan", "attack", "attack_or_move", "draft", "reveal", "reinforce", "spread")
RESOURCES = ("gold", "bolt")
DEEDS = ("shrine", "takeover", "rise")
"""What a Magic card does on a side, by hundreds of its options."""
LAST = -1
"""Giving up, passing, sending no more: it comes last."""


def question(scene: Scene, d: Decision) -> Question:
    """The question with its choices in the order in which they are shown."""
    s = scene.s
    order = [o for o in d.options if o != LAST or d.kind == "plan"]
    if d.kind == "plan":
        order = planned_order(d.options)
    elif LAST in d.options:
        order.append(LAST)
    return Question(
        d,
        scene.say(IMMORTALS.ask_text(s, d)),
        [choice(scene, d, option) for option in order],
        NUMBER if d.kind == "split" else PICK,
        about(scene, d),
        labels(scene, d),
        IMMORTALS.asks[d.kind].rule,
        scene.text(f"im-help-{d.kind}") if d.kind in HELPED else "",
    )


def planned_order(options: list[int]) -> list[int]:
    """Ready first, then slot by slot what can be laid there or taken back."""
    return sorted(options, key=lambda option: (slot_of(option), option))


def slot_of(option: int) -> int:
    """The slot of an option of a plan; -1 for ready."""
    return -1 if option == READY else -1 - option if option < 0 else option // PLACE_CODE - 1


def choice(scene: Scene, d: Decision, option: int) -> Choice:
    s = scene.s
    return Choice(
        option,
        IMMORTALS.option_name(s, d, option),
        scene.say(IMMORTALS.option_text(s, d, option)),
        refs(scene, d, option),
        icon(scene, d, option),
        note(scene, d, option),
        group(scene, d, option),
        tone(scene, d, option),
        IMMORTALS.option_rule(s, d, option),
        warning(scene, d, option),
        loose=s.is_step(d.kind, option),
    )


# ---- what an option is made of --------------------------------------------------------------------------------------
def refs(scene: Scene, d: Decision, option: int) -> tuple[str, ...]:
    """The things to point at, by the names that options have."""
    kind = d.kind
    if kind == "plan":
        return plan_refs(scene, option)
    if kind == "tribe":
        return (f"tribe:{scene.s.t.tribes[option]}",)
    if kind in ("home", "group"):
        return (f"group:{option}",)
    if kind == "draft":
        return (scene.card_ref(option),)
    if kind == "magic":
        return magic_refs(scene, option)
    if option == LAST:
        return ()
    if kind == "reveal":
        return (scene.slot_ref(option),)
    if kind in SIDE_ASKS:
        return (scene.side_ref(option),)
    if kind == "build":
        side, building = divmod(option, actions.BUILDINGS)
        return (f"do:{BUILDINGS[building]}", scene.side_ref(side))
    if kind in ("attack", "attack_or_move"):
        origin, target = divmod(option % attack.MOVE_CODE, SIDES)
        return scene.side_ref(origin), scene.side_ref(target)
    return ()


def plan_refs(scene: Scene, option: int) -> tuple[str, ...]:
    """A card, then the slot it goes to; a slot whose card is taken back."""
    if option == READY:
        return ()
    if option < 0:
        return (scene.slot_ref(-1 - option),)
    return scene.card_ref(option % PLACE_CODE), scene.slot_ref(option // PLACE_CODE - 1)


def magic_refs(scene: Scene, option: int) -> tuple[str, ...]:
    if magic.LIMBO <= option < magic.SHRINE_CODE:
        return (f"limbo:{REALMS[option - magic.LIMBO]}",)
    if option < magic.SHRINE_CODE:
        return ()
    kind, side = divmod(option, magic.SHRINE_CODE)
    return f"do:{DEEDS[kind - 1]}", scene.side_ref(side)


def labels(scene: Scene, d: Decision) -> dict[str, str]:
    """What is chosen before a side and lies nowhere on the table: what to build, what a Magic card is to do."""
    if d.kind not in ("build", "magic"):
        return {}
    things = {choice_refs[0] for option in d.options if len(choice_refs := refs(scene, d, option)) > 1}
    return {thing: scene.text(f"im-{thing.replace(':', '-')}") for thing in sorted(things)}


def about(scene: Scene, d: Decision) -> tuple[str, ...]:
    """What the question is about: the sides of an attack under way, the slot of the revealed card."""
    s = scene.s
    if d.kind in ("stance", "cubes"):
        return scene.side_ref(s.origin), scene.side_ref(s.target)
    return (scene.slot_ref(s.slot),) if s.turn == d.seat and s.slot >= 0 else ()


# ---- how it is shown ------------------------------------------------------------------------------------------------
def icon(scene: Scene, d: Decision, option: int) -> str:
    kind = d.kind
    if kind == "compensation":
        return RESOURCES[option]
    if kind == "tribe":
        return CRESTS[option]
    if kind == "plan":
        return "check" if option == READY else "undo" if option < 0 else "deck"
    if option == LAST:
        return "cross"
    if kind == "draw":
        return "deck" if option == reinforcement.DRAW else "cross"
    if kind == "build":
        return BUILDING_GLYPHS[option % actions.BUILDINGS]
    if kind == "magic":
        return magic_icon(option)
    if kind == "attack_or_move" and option >= attack.MOVE_CODE:
        return "boot"
    if kind in ("attack", "attack_or_move") and is_through_portal(option):
        return "gate"
    return ICONS[kind]


def magic_icon(option: int) -> str:
    if option < magic.SHRINE_CODE:
        return "deck" if option == magic.DRAW else "banner" if option == magic.MARKER else "ghost"
    return ("relic", "book", "arrow_up")[option // magic.SHRINE_CODE - 1]


def is_through_portal(option: int) -> bool:
    origin, target = divmod(option % attack.MOVE_CODE, SIDES)
    return twin(origin) == target


def note(scene: Scene, d: Decision, option: int) -> str:
    """A price beside what costs something else than the card; the chance of an attack."""
    s = scene.s
    if d.kind == "build" and option != LAST:
        return scene.say(phrases.cost_text(*phrases.slot_cost(s, d.seat, s.slot)))
    if d.kind == "attack_or_move" and option >= attack.MOVE_CODE:
        return scene.say(phrases.cost_text(0, s.t.move_gold))
    return chance(scene, d, option)


def group(scene: Scene, d: Decision, option: int) -> str:
    """The heading above a choice."""
    s = scene.s
    if d.kind == "plan":
        slot = slot_of(option)
        return scene.say(phrases.slot_text(s, d.seat, slot)) if slot >= 0 else ""
    if d.kind in ("attack", "attack_or_move") and option != LAST:
        if option >= attack.MOVE_CODE:
            return scene.text("im-group-move")
        return scene.text("im-group-from", side=scene.side(option // SIDES))
    return ""


def tone(scene: Scene, d: Decision, option: int) -> str:
    if d.kind == "plan":
        return "end" if option == READY else ""
    if option == LAST:
        return "end"
    return "foe" if d.kind == "attack" or (d.kind == "attack_or_move" and option < attack.MOVE_CODE) else ""


def warning(scene: Scene, d: Decision, option: int) -> str:
    """Before a round is begun without a plan, and before one gives up what could be done."""
    s = scene.s
    if d.kind == "plan" and option == READY and max(s.plan[d.seat]) < 0 and len(d.options) > 1:
        return scene.text("im-warn-unplanned")
    if d.kind == "reveal" and option == resolution.PASS and len(d.options) > 1:
        return scene.text("im-warn-pass")
    if d.kind in GIVEN_UP and d.kind != "reinforce" and option == LAST and len(d.options) > 1:
        return scene.text("im-warn-forfeit")
    return ""


assert SLOTS == 10

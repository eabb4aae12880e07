"""The options of a question as they are offered: by what on the table they are made of, in an order that reads well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from warcamp.drawing.sight import PICK, Choice, Question
from warcamp.engine.flow import Decision
from warcamp.games.clash_of_rage import names
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.phrases import STAT_NAMES, stat_text
from warcamp.games.clash_of_rage.prospects import begun, chance, is_enemy
from warcamp.games.clash_of_rage.rules import equip, march, play
from warcamp.games.clash_of_rage.rules.combat import FLEE
from warcamp.games.clash_of_rage.state import LEVELS, NONE
from warcamp.games.clash_of_rage.tables import CITY, FORGE, STATS
from warcamp.games.clash_of_rage.words import ask_text
from warcamp.games.prospects import percent

from .seen import GEAR_GLYPHS, Seen, card_gear

POOR = 0.35
"""A battle that is less likely to be won than this is warned of before it begins."""
LAST = {"move": march.HALT, "equip": equip.END, "clear": NONE}
HELPED = frozenset(
    {"clan", "tile", "centre", "tactics", "bastion", "reinforce", "action", "equip", "legendary", "clear", "move"}
    | {"assault", "reroll", "wound", "wearer"}
)
ACTION_ICONS = {play.PASS: "hourglass", play.EQUIP: "anvil", play.MOVE: "boot"}


def question(seen: Seen, d: Decision) -> Question:
    """A question with its choices; the option that ends a series comes last."""
    s = seen.s
    last = LAST.get(d.kind)
    order = sorted([o for o in d.options if o != last], key=lambda o: rank(d.kind, o))
    if last is not None and last in d.options:
        order.append(last)
    more = MORE.get(d.kind)
    choices = [more(seen, d, plain(seen, d, option)) if more else plain(seen, d, option) for option in order]
    return Question(
        d,
        seen.say(ask_text(s, d)),
        choices,
        PICK,
        about(seen, d),
        {},
        CLASH_OF_RAGE.asks[d.kind].rule,
        seen.text(f"help-{d.kind}") if d.kind in HELPED else "",
    )


def rank(kind: str, option: int) -> int:
    """Forging after buying, many dice before few; everything else as the rules list it."""
    if kind == "equip":
        return equip.ATTACH - 1 if option == equip.FORGE else option
    return -option if kind == "reroll" else 0


def plain(seen: Seen, d: Decision, option: int) -> Choice:
    """A choice with its words, its rule and what it points at."""
    s = seen.s
    name = CLASH_OF_RAGE.option_name(s, d, option)
    text = seen.say(CLASH_OF_RAGE.option_text(s, d, option))
    rule = CLASH_OF_RAGE.option_rule(s, d, option)
    return Choice(option, name, text, refs(seen, d, option, name), ICONS.get(d.kind, ""), rule=rule)


ICONS = {
    "clan": "banner",
    "tile": "map",
    "centre": "map",
    "turn": "swap",
    "tactics": "scroll",
    "bastion": "bastion",
    "reinforce": "banner",
    "stone": "stone",
    "to": "boot",
    "combat": "crossed",
    "wound": "wound",
    "reroll": "dice",
}


def refs(seen: Seen, d: Decision, option: int, name: str) -> tuple[str, ...]:
    """What on the table stands for the option; nothing for what is a mere button."""
    s = seen.s
    if option == LAST.get(d.kind, NONE - 1):
        return ()
    if d.kind in KINDS:
        return (f"{KINDS[d.kind]}:{name}",)
    if d.kind == "reinforce":
        return (f"place:{names.place_name(s, option // LEVELS)}",)
    if d.kind == "equip":
        if option == equip.FORGE:
            return ("anvil:forge",)
        if option < equip.ATTACH:
            return (f"stall:{s.t.gear[option - equip.BUY]}",)
        return (f"aside:{name}",) if option < equip.SET_ASIDE else (f"slot:{name}",)
    return ()


KINDS = {
    "clan": "clan",
    "tile": "tile",
    "turn": "turn",
    "centre": "cell",
    "bastion": "cell",
    "tactics": "card",
    "legendary": "card",
    "wearer": "type",
    "clear": "stall",
    "clear_second": "stall",
    "move": "unit",
    "to": "place",
    "combat": "place",
    "stone": "place",
    "assault": "do",
    "wound": "wound",
}
"""Where an option's name is the name of a thing on the table: the kind of its reference."""


def about(seen: Seen, d: Decision) -> tuple[str, ...]:
    """What the question is about."""
    s = seen.s
    if d.kind == "to":
        return (f"unit:{names.moved_name(s, d.seat, s.mover)}",)
    if d.kind in ("assault", "reroll", "wound"):
        return (f"place:{names.place_name(s, s.field)}",)
    if d.kind == "wearer":
        return (f"aside:attach {s.t.gear[s.item]}",)
    return ()


# ---- what is said beside a choice -----------------------------------------------------------------------------------
def with_odds(seen: Seen, d: Decision, c: Choice) -> Choice:
    """The chance to win beside a way into a fight; a warning when the moves end with a poor one."""
    p = chance(seen.s, d, c.option)
    if p is None:
        return replace(c, warning=poor_battles(seen, d, c.option)) if d.kind == "to" else c
    c = replace(c, note=percent(p), tone="foe", icon="crossed")
    return replace(c, warning=poor_battles(seen, d, c.option)) if d.kind == "to" else c


def poor_battles(seen: Seen, d: Decision, option: int) -> str:
    """The battles that the choice begins and that are likely to be lost."""
    poor = [battle for battle in begun(seen.s, d, option) if battle.odds.attacker_wins < POOR]
    lines = [
        seen.text("warn-battle", place=names.place_name(seen.s, b.place), chance=percent(b.odds.attacker_wins))
        for b in poor
    ]
    return " ".join(lines)


def of_action(seen: Seen, d: Decision, c: Choice) -> Choice:
    return replace(c, icon=ACTION_ICONS[c.option], tone="" if c.option == play.PASS else "main")


def of_move(seen: Seen, d: Decision, c: Choice) -> Choice:
    """A unit with everywhere it can go, marked before it is chosen; that it leaves a city or a forge (COR-CTL-03)."""
    s = seen.s
    if c.option == march.HALT:
        icon = "crossed" if s.clashes else "check"
        return replace(c, tone="end", icon=icon, warning=poor_battles(seen, d, c.option))
    place, level = c.option // LEVELS, c.option % LEVELS
    goals = march.reach(s, d.seat, level, place)
    reach = tuple(f"place:{names.place_name(s, goal)}" for goal in goals)
    fights = tuple(f"place:{names.place_name(s, goal)}" for goal in goals if is_enemy(s, d.seat, goal))
    return replace(c, icon="boot", reach=reach, fights=fights, note=left_behind(seen, d, place))


def left_behind(seen: Seen, d: Decision, place: int) -> str:
    """What is lost when the last unit leaves."""
    s = seen.s
    alone = s.troops[d.seat * s.places + place] == 1 and place < s.board.territories
    if alone and s.board.feature[place] in (CITY, FORGE):
        return seen.text("note-last-city" if s.board.feature[place] == CITY else "note-last-forge")
    return ""


def of_equip(seen: Seen, d: Decision, c: Choice) -> Choice:
    """Under its heading, with what it adds."""
    if c.option == equip.END:
        return replace(c, tone="end", icon="check")
    if c.option == equip.FORGE:
        return replace(c, icon="anvil", group=seen.text("group-forge"), tone="main")
    if c.option < equip.SET_ASIDE:
        buying = c.option < equip.ATTACH
        gear = c.option - (equip.BUY if buying else equip.ATTACH)
        group = seen.text("group-buy" if buying else "group-attach")
        types = [f"type:{names.unit_name(seen.s, d.seat, level)}" for level in range(LEVELS)]
        c = replace(c, icon=gear_icon(seen, gear), group=group, note=bonuses(seen, gear))
        return c if buying else replace(c, reach=tuple(types))
    gear = seen.s.worn[d.seat * LEVELS * 2 + c.option - equip.SET_ASIDE]
    return replace(c, icon=gear_icon(seen, gear), group=seen.text("group-aside"))


def of_legendary(seen: Seen, d: Decision, c: Choice) -> Choice:
    gear = card_gear(seen.s, c.option)
    return replace(c, icon=gear_icon(seen, gear), note=bonuses(seen, gear))


def of_stalls(seen: Seen, d: Decision, c: Choice) -> Choice:
    if c.option == NONE:
        return replace(c, tone="end", icon="check")
    return replace(c, icon=gear_icon(seen, c.option), note=bonuses(seen, c.option))


def of_assault(seen: Seen, d: Decision, c: Choice) -> Choice:
    if c.option == FLEE:
        return replace(c, icon="boot", tone="end")
    return replace(with_odds(seen, d, c), icon="sword", tone="main")


def of_reroll(seen: Seen, d: Decision, c: Choice) -> Choice:
    tone = "main" if c.option == max(d.options) else "end" if c.option == 0 else ""
    return replace(c, tone=tone, icon="check" if c.option == 0 else "dice")


def gear_icon(seen: Seen, gear: int) -> str:
    return GEAR_GLYPHS.get(seen.s.t.gear[gear], "sword")


def bonuses(seen: Seen, gear: int) -> str:
    """What a gear adds, in short; nothing where that is too long to stand beside its name."""
    row = seen.s.t.gear_bonus[gear * STATS : (gear + 1) * STATS]
    out: list[str] = []
    for which, n in enumerate(row):
        if n:
            word = seen.say(stat_text(which, short=True))
            out.append(word if STAT_NAMES[which] == "flying" else f"{n:+d}\u00a0{word}")
    return out[0] if len(out) == 1 else ""


MORE: dict[str, Callable[[Seen, Decision, Choice], Choice]] = {
    "action": of_action,
    "move": of_move,
    "to": with_odds,
    "combat": with_odds,
    "equip": of_equip,
    "legendary": of_legendary,
    "clear": of_stalls,
    "clear_second": of_stalls,
    "assault": of_assault,
    "reroll": of_reroll,
}

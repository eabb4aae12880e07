"""What is seen moving and heard when something happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from warcamp.drawing.sight import Effect
from warcamp.engine.state import Told
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE
from warcamp.games.clash_of_rage.names import place_name
from warcamp.games.clash_of_rage.state import NONE
from warcamp.games.clash_of_rage.tables import CITY

from .seen import Seen


def effects(seen: Seen, told: Sequence[Told]) -> list[Effect]:
    """In the order of the events."""
    return [effect for event in told if event.event in SHOWN for effect in SHOWN[event.event](seen, event)]


def place_ref(seen: Seen, place: int) -> str:
    return f"place:{place_name(seen.s, place)}"


def said(seen: Seen, event: Told) -> str:
    return seen.say(CLASH_OF_RAGE.event_text(seen.s, event))


def moved(seen: Seen, event: Told) -> list[Effect]:
    side, level, start, goal = event.params
    token = seen.token(side, level)
    data = {"look": token["look"], "level": token["level"], "thing": f"unit:{token['id']} {place_name(seen.s, goal)}"}
    return [Effect("fly", (place_ref(seen, start), place_ref(seen, goal)), data=data, sound="move")]


def arrived(seen: Seen, event: Told) -> list[Effect]:
    side, level, place = event.params
    token = seen.token(side, level)
    data = {"look": token["look"], "level": token["level"], "tone": "good"}
    return [Effect("mark", (place_ref(seen, place),), data=data, sound="move")]


def rolled(seen: Seen, event: Told) -> list[Effect]:
    side, dice, hits = event.params
    faces = ["wound"] * hits + ["blank"] * (dice - hits)
    where = (place_ref(seen, seen.s.field),) if seen.s.field != NONE else ()
    return [Effect("roll", where, said(seen, event), {"faces": faces, "look": seen.look(side)}, "dice")]


def slain(seen: Seen, event: Told) -> list[Effect]:
    side, level, place = event.params
    token = seen.token(side, level)
    data = {"look": token["look"], "tone": "foe"}
    return [Effect("mark", (f"wound:{token['id']}", place_ref(seen, place)), data=data, sound="slain")]


def fled(seen: Seen, event: Told) -> list[Effect]:
    side, place = event.params
    home = place_ref(seen, seen.s.board.territories + side)
    return [Effect("fly", (place_ref(seen, place), home), data={"look": seen.look(side), "level": 1}, sound="move")]


def attacked(seen: Seen, event: Told) -> list[Effect]:
    return [Effect("mark", (place_ref(seen, event.params[2]),), data={"tone": "foe"}, sound="horn")]


def won(seen: Seen, event: Told) -> list[Effect]:
    """Who holds a city scores, so that is told over the table."""
    side, place = event.params
    out = [Effect("mark", (place_ref(seen, place),), data={"look": seen.look(side), "tone": "good"}, sound="hit")]
    if seen.s.board.feature[place] == CITY:
        out.append(Effect("tell", text=said(seen, event), data={"icon": "city"}, sound="horn"))
    return out


def bought(seen: Seen, event: Told) -> list[Effect]:
    side, gear, _ = event.params
    id = seen.s.t.gear[gear]
    goal = (f"aside:attach {id}",) if side == seen.viewer else ()
    kind = "fly" if goal else "mark"
    return [Effect(kind, (f"stall:{id}", *goal), data={"look": seen.look(side)}, sound="gold")]


def announced(seen: Seen, event: Told) -> list[Effect]:
    """What everybody should notice, with its sign and its sound."""
    icon, sound = SIGNS[event.event]
    return [Effect("tell", text=said(seen, event), data={"icon": icon}, sound=sound)]


def victory(seen: Seen, event: Told) -> list[Effect]:
    lost = seen.seat not in (NONE, event.params[0])
    return [Effect("tell", text=said(seen, event), data={"icon": "crown"}, sound="lose" if lost else "win")]


SIGNS = {
    "forged": ("anvil", "crystal"),
    "round": ("hourglass", "turn"),
    "domination": ("leaf", "lose"),
    "enraged": ("rage", "hit"),
}

SHOWN: dict[str, Callable[[Seen, Told], list[Effect]]] = {
    "moved": moved,
    "reinforced": arrived,
    "stone": arrived,
    "rolled": rolled,
    "rerolled": rolled,
    "slain": slain,
    "fled": fled,
    "combat": attacked,
    "won": won,
    "bought": bought,
    "forged": announced,
    "round": announced,
    "domination": announced,
    "enraged": announced,
    "victory": victory,
}

"""What goes on now: tribes to choose from, the draft, the revealed card, the battle by the tower."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told
from warcamp.games.immortals import phrases
from warcamp.games.immortals.content_schema import ACTIONS
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.layout import PLAYED
from warcamp.games.immortals.names import OUTCOMES
from warcamp.games.immortals.state import DRAFT, HOME, NONE, PRIMING, RESOLUTION, SETUP, action_of, cards
from warcamp.games.immortals.tables import TRIBES

from .scene import ACTION_GLYPHS, CRESTS, Item, Scene, card_item, look_of

BATTLE = ("thrown", "fell", "fought", "conquered", "deserted", "to_limbo", "inhabitants")


def stage(scene: Scene) -> Item:
    """What the phase is about; `kind` says how it is drawn."""
    s = scene.s
    out: Item = {"kind": "", "title": "", "revealed": revealed(scene), "battle": None}
    if s.phase == SETUP and s.chosen_tribes:
        return out | tribes(scene)
    if s.phase in (HOME, DRAFT):
        return out | drafted(scene)
    if s.phase == PRIMING:
        return out | {"battle": battle(scene, primed(scene.sight.told))}
    if s.phase == RESOLUTION:
        return out | {"battle": battle(scene, fought(scene.sight.told, s.card != NONE))}
    return out


def tribes(scene: Scene) -> Item:
    """The tribes, each with its army groups and what it can do; who has which is with the players."""
    s = scene.s
    taken = {tribe: p for p in range(s.seats) for tribe in (s.light[p], s.dark[p]) if tribe != NONE}
    rows = [tribe_item(scene, tribe, taken.get(tribe, NONE)) for tribe in range(2 * TRIBES)]
    return {"kind": "tribes", "tribes": rows, "title": scene.text("im-tribes")}


def tribe_item(scene: Scene, tribe: int, holder: int) -> Item:
    t = scene.s.t
    light = tribe < TRIBES
    if light:
        energy, gold = t.build_energy[tribe], t.build_gold[tribe]
        does = scene.text("im-tribe-home", region=scene.region(t.home[tribe]))
    else:
        energy, gold = t.tribe_energy[tribe - TRIBES], t.tribe_gold[tribe - TRIBES]
        does = scene.say(phrases.action_text(t.tribe_action[tribe - TRIBES]))
    return {
        "ref": f"tribe:{t.tribes[tribe]}",
        "name": scene.tribe(tribe),
        "realm": "light" if light else "dark",
        "crest": CRESTS[tribe],
        "does": does,
        "cost": scene.text("im-tribe-build" if light else "im-tribe-cost", cost=phrases.cost_text(energy, gold)),
        "groups": "·".join(str(n) for n in [*t.groups[tribe], t.outer[tribe]] if n),
        "holder": scene.player(holder) if holder != NONE else "",
        "look": scene.look(holder) if holder != NONE else "",
    }


def drafted(scene: Scene) -> Item:
    """The cards shown in this draft round, and the army groups that wait."""
    s = scene.s
    rows = []
    for p in range(s.seats):
        shown = [card_item(scene, card, "d") for card in cards(s, p, PLAYED)]
        thinking = p in scene.sight.awaited
        row = {"look": scene.look(p), "name": scene.player(p), "cards": shown, "thinking": thinking}
        rows.append(row | {"groups": list(s.groups[p])})
    title = scene.text("im-draft-round", n=s.draft) if s.draft else scene.text("im-homes")
    return {"kind": "draft", "rows": rows, "title": title}


def revealed(scene: Scene) -> Item | None:
    """The card that lies in the middle of the table, and the action it was laid on."""
    s = scene.s
    if s.phase != RESOLUTION or s.card == NONE or s.turn == NONE:
        return None
    action = action_of(s, s.turn, s.slot)
    return {
        "look": scene.look(s.turn),
        "name": scene.player(s.turn),
        "card": card_item(scene, s.card, "m"),
        "glyph": ACTION_GLYPHS[action],
        "action": scene.say(phrases.action_text(action)),
        "id": ACTIONS[action],
    }


# ---- the tower ------------------------------------------------------------------------------------------------------
def fought(told: Sequence[Told], revealed: bool) -> list[Told]:
    """The events of the last battle of the round; while a card lies revealed only a battle that it led to."""
    out: list[Told] = []
    for event in told:
        if event.event == "revealed" and revealed:
            out = []
        elif event.event in ("attacked", "round", "planned"):
            out = [event] if event.event == "attacked" else []
        elif out and event.event in BATTLE:
            out.append(event)
    return out


def primed(told: Sequence[Told]) -> list[Told]:
    """The first throw."""
    return [event for event in told if event.event in ("thrown", "fell")]


def battle(scene: Scene, events: list[Told]) -> Item | None:
    """A throw as it went: what was thrown in, what fell out, how it ended."""
    if not events:
        return None
    s = scene.s
    into = [cubes(scene, event) for event in events if event.event == "thrown"]
    out = [cubes(scene, event) for event in events if event.event == "fell"]
    found: Item = {"into": into, "out": out, "title": scene.text("im-first-throw"), "lines": [], "result": "", "of": ""}
    found |= {"looks": [], "attacker": ""}
    if events[0].event == "attacked":
        p, _, target, number, stance = events[0].params
        found["title"] = scene.say(IMMORTALS.event_text(s, events[0]))
        found["attacker"], found["look"] = scene.player(p), scene.look(p)
        found["target"] = scene.side(target)
        found["cubes"] = number
        found["stance"] = scene.say(phrases.stance_text(stance, p))
    for event in events:
        text = scene.say(IMMORTALS.event_text(s, event))
        if event.event == "fought":
            found["result"], found["of"] = text, OUTCOMES[event.params[2]]
            found["strength"], found["against"] = event.params[3], event.params[4]
        elif event.event in ("conquered", "deserted", "to_limbo"):
            found["lines"].append(text)
    return found


def cubes(scene: Scene, event: Told) -> Item:
    colour, number = event.params
    return {"look": look_of(colour), "n": number, "name": scene.colour(colour)}

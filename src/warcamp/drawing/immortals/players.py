"""All players side by side: what everybody may know of them; their plans of the round; how they would score."""

from __future__ import annotations

from warcamp.games.immortals import phrases
from warcamp.games.immortals.layout import HAND
from warcamp.games.immortals.names import ITEMS
from warcamp.games.immortals.standing import Points, gain, points, ranking
from warcamp.games.immortals.state import NONE, PLANNING, RESOLUTION, SCORED, SETUP, zone
from warcamp.games.immortals.tables import ARMY_SLOTS, SLOTS

from .deeds import Deed, deeds
from .scene import ACTION_GLYPHS, CRESTS, Item, Scene, card_item

ITEM_GLYPHS = ("map", "relic", "city", "banner", "crown")


def players(scene: Scene) -> list[Item]:
    s = scene.s
    return [player(scene, p) for p in range(s.seats)]


def player(scene: Scene, p: int) -> Item:
    s = scene.s
    hand = len(s.zones.cards[zone(p, HAND)])
    return {
        "seat": p,
        "look": scene.look(p),
        "name": scene.player(p),
        "colour": colour if (colour := scene.named(phrases.player(p))) != scene.player(p) else "",
        "tribes": scene.tribes(p),
        "crests": [CRESTS[tribe] for tribe in (s.light[p], s.dark[p]) if tribe != NONE],
        "vp": s.vp[p],
        "gold": s.gold[p],
        "energy": s.energy[p],
        "hand": hand,
        "limbo": [s.limbo[2 * p], s.limbo[2 * p + 1]],
        "sides": s.owner.count(p),
        "first": s.marker == p,
        "turn": s.turn == p,
        "thinking": p in scene.sight.awaited,
        "passed": bool(s.passed >> p & 1),
        "ready": s.phase == PLANNING and p not in scene.sight.awaited,
        "winner": p in s.winners,
        "covered": [bool(s.covered[p] >> slot & 1) for slot in range(SLOTS)] if s.phase == RESOLUTION else [],
    }


# ---- plans, once they are revealed ----------------------------------------------------------------------------------
def plans(scene: Scene) -> list[Item]:
    """Every board with what was on it this round, or in the last one: revealed cards with their number in the order of
    play, backs, empty slots. Each deed has its text and the sides it was about, so that a plan can be gone through."""
    s = scene.s
    done = deeds(scene.sight.told)
    if s.phase == SETUP or not (done or any(s.covered)):
        return []
    out = []
    for p in range(s.seats):
        mine = [deed for deed in done if deed.seat == p]
        by_slot = {deed.slot: deed for deed in mine}
        out.append(
            {
                "seat": p,
                "look": scene.look(p),
                "name": scene.player(p),
                "cells": [cell(scene, p, slot, by_slot.get(slot)) for slot in range(SLOTS)],
                "steps": [step(scene, deed) for deed in mine],
            }
        )
    return out


def cell(scene: Scene, p: int, slot: int, deed: Deed | None) -> Item:
    s = scene.s
    covered = s.phase == RESOLUTION and bool(s.covered[p] >> slot & 1)
    card = card_item(scene, deed.card, "p") if deed is not None else None
    action = s.t.slot_action[slot]
    return {
        "id": s.t.slots[slot],
        "glyph": ACTION_GLYPHS[action],
        "card": card,
        "n": deed.n if deed is not None else 0,
        "back": covered,
        "magic": slot >= ARMY_SLOTS,
    }


def step(scene: Scene, deed: Deed) -> Item:
    """A deed as a step of the replay."""
    s = scene.s
    marks = [scene.side_ref(side) for side in deed.sides()]
    if deed.slot == NONE:
        return {"n": deed.n, "slot": "", "title": "", "text": deed.text(scene), "marks": marks}
    slot = scene.say(phrases.slot_text(s, deed.seat, deed.slot))
    card = scene.say(phrases.card_text(s, deed.card))
    title = scene.text("im-step", slot=slot, card=card)
    return {"n": deed.n, "slot": s.t.slots[deed.slot], "title": title, "text": deed.text(scene), "marks": marks}


# ---- points ---------------------------------------------------------------------------------------------------------
def tally(scene: Scene) -> Item:
    """The points of every player and what the round would bring if it were scored now, item by item; after a scoring
    what it brought."""
    s = scene.s
    last = scored(scene)
    over = s.phase == SCORED
    rows = []
    for p in ranking(s):
        parts = (last[p] if last else points(s, p)).points
        rows.append(
            {
                "look": scene.look(p),
                "name": scene.player(p),
                "vp": s.vp[p],
                "parts": parts,
                "sum": sum(parts),
                "winner": p in s.winners,
            }
        )
    heads = [{"glyph": ITEM_GLYPHS[k], "text": scene.text(f"im-source-{item}")} for k, item in enumerate(ITEMS)]
    return {
        "rows": rows,
        "heads": heads,
        "title": scene.text("im-scored" if last else "im-if-scored"),
        "fresh": bool(last) or over,
    }


def scored(scene: Scene) -> list[Points]:
    """By seat: what the last scoring brought, as long as nothing has been revealed since."""
    told = scene.sight.told
    since = max([k for k, event in enumerate(told) if event.event in ("revealed", "planned")], default=-1)
    last = [event for event in told[since + 1 :] if event.event == "scored"]
    return [gain(last, p).scored for p in range(scene.s.seats)] if last else []

"""Personal boards: ten slots with what is planned there, army groups, limbos; and the hand."""

from __future__ import annotations

from collections.abc import Iterable

from warcamp.games.immortals import phrases
from warcamp.games.immortals.layout import DRAFT_HAND, HAND, SLOT
from warcamp.games.immortals.state import DRAFT, NONE, PLANNING, action_of
from warcamp.games.immortals.tables import ARMY_SLOTS, BLANK_CARD, MAGIC_CARD, SLOTS, TRIBE

from .deeds import Deed, deeds
from .scene import ACTION_GLYPHS, CRESTS, REALMS, Item, Scene, card_item, card_order

HALVES = ((0, 1, 2, 3, 8), (4, 5, 6, 7, 9))
"""The slots of the light and the dark half."""


def board(scene: Scene, p: int) -> Item:
    """A board as its player sees it."""
    s = scene.s
    done = {deed.slot: deed for deed in deeds(scene.sight.told) if deed.seat == p and deed.slot != NONE}
    return {
        "seat": p,
        "look": scene.look(p),
        "name": scene.player(p),
        "tribes": scene.tribes(p),
        "halves": [half(scene, p, realm, done) for realm in (0, 1)],
        "gold": s.gold[p],
        "energy": s.energy[p],
        "vp": s.vp[p],
        "groups": [{"n": n, "ref": f"group:{n}" if p == scene.seat else ""} for n in s.groups[p]],
        "supply": s.supply[p],
        "planning": s.phase == PLANNING,
        "planned": planned(scene, p) if s.phase == PLANNING else [],
    }


def half(scene: Scene, p: int, realm: int, done: dict[int, Deed]) -> Item:
    s = scene.s
    tribe = (s.light, s.dark)[realm][p]
    return {
        "realm": REALMS[realm],
        "tribe": scene.tribe(tribe),
        "crest": CRESTS[tribe],
        "slots": [slot_item(scene, p, slot, done.get(slot)) for slot in HALVES[realm]],
        "limbo": s.limbo[2 * p + realm],
        "limbo_ref": f"limbo:{REALMS[realm]}" if p == scene.seat else "",
    }


def slot_item(scene: Scene, p: int, slot: int, deed: Deed | None) -> Item:
    """A slot: what it does, what it costs, the card that is planned or lies there, or the one it had."""
    s = scene.s
    action = action_of(s, p, slot)
    card = s.plan[p][slot] if s.phase == PLANNING else NONE
    laid = scene.row(p, SLOT + slot)
    if laid:
        card = laid[0]
    text = scene.say(phrases.slot_text(s, p, slot))
    out: Item = {
        "id": s.t.slots[slot],
        "ref": scene.slot_ref(slot) if p == scene.seat else "",
        "glyph": ACTION_GLYPHS[action],
        "name": scene.say(phrases.action_text(action)),
        "own": s.t.slot_action[slot] == TRIBE,
        "cost": cost(scene, p, slot) if slot < ARMY_SLOTS else [],
        "card": card_item(scene, card) if card != NONE else None,
        "back": bool(laid) and card == NONE,
        "was": None,
        "n": 0,
        "now": s.turn == p and s.slot == slot,
        "magic": slot >= ARMY_SLOTS,
    }
    parts = [text, out["card"]["label"] if out["card"] else scene.text("im-empty")]
    if deed is not None and card == NONE and s.phase != PLANNING:
        out["was"] = card_item(scene, deed.card, "was")
        out["n"] = deed.n
        parts[1] = scene.text("im-was", n=deed.n, card=out["was"]["label"])
    return out | {"label": ": ".join(parts)}


def planned(scene: Scene, p: int) -> list[Item]:
    """What the whole plan would cost, beside what there is; a warning only, since cards may be forfeited."""
    s = scene.s
    sums = [phrases.card_cost(s, p, slot, card) for slot, card in enumerate(s.plan[p]) if card != NONE]
    energy, gold = sum(pair[0] for pair in sums), sum(pair[1] for pair in sums)
    rows = (("bolt", energy, s.energy[p]), ("gold", gold, s.gold[p]))
    return [{"glyph": glyph, "n": n, "short": n > have} for glyph, n, have in rows if n]


def cost(scene: Scene, p: int, slot: int) -> list[Item]:
    energy, gold = phrases.slot_cost(scene.s, p, slot)
    return [{"glyph": glyph, "n": n} for glyph, n in (("bolt", energy), ("gold", gold)) if n]


def hand(scene: Scene, p: int) -> Item:
    """The cards of a hand that are not planned; during the draft those to choose from come first."""
    s = scene.s
    rows: list[Item] = []
    if s.phase == DRAFT:
        realm = s.hand_realm[p]
        title = scene.text("im-draft-hand", realm=phrases.realm_text(realm)) if realm != NONE else ""
        rows.append({"title": title, "cards": chips(scene, scene.row(p, DRAFT_HAND))})
    planned = s.plan[p] if s.phase == PLANNING else ()
    free = [card for card in scene.row(p, HAND) if card not in planned]
    rows.append({"title": scene.text("im-hand", cards=len(free)), "cards": chips(scene, free)})
    return {"seat": p, "look": scene.look(p), "name": scene.player(p), "rows": rows}


def chips(scene: Scene, cards: Iterable[int]) -> list[Item]:
    """Cards as they are shown in a hand; blank cards are one with their number."""
    out: list[Item] = []
    for card in sorted(cards, key=card_order):
        blank = BLANK_CARD <= card < MAGIC_CARD
        if blank and out and out[-1]["kind"] == "blank":
            out[-1]["n"] += 1
        else:
            out.append(card_item(scene, card) | {"ref": scene.card_ref(card) if scene.seat != NONE else ""})
    return out


assert sum(len(row) for row in HALVES) == SLOTS

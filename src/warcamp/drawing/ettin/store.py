"""The viewer's own cards and those of his ally: hand or War Camp, what waits for its place, the Retired Piles."""

from __future__ import annotations

from warcamp.games.ettin.seen import WAITING
from warcamp.games.ettin.state import NONE, ally
from warcamp.games.ettin.tables import FACES

from .faces import Faces, Item
from .front import side
from .scene import Scene


def hand(scene: Scene, faces: Faces) -> Item:
    """The units of the realm that are still to be deployed, strong ones first; the chosen one stands out."""
    r = scene.realm
    if scene.seat == NONE:
        return {"cards": [], "title": "", "nobody": True}
    return {
        "cards": units(scene, faces, r),
        "title": scene.text(f"et-pile-{where(scene, r)}"),
        "nobody": False,
        "side": side(scene, r),
    }


def units(scene: Scene, faces: Faces, r: int) -> list[Item]:
    """The cards of hand and War Camp that the viewer knows, by Strength."""
    t = scene.s.t
    chosen = scene.chosen(r)
    row = [card for zone in WAITING for card in scene.cards(r, zone)]
    row.sort(key=lambda card: (t.kind[card % FACES], -t.strength[card % FACES], scene.s.names[card]))
    out = []
    for card in row:
        item = faces.known(scene, card, more="chosen" if card == chosen else "")
        if card == chosen:
            item["mark"], item["marktone"] = scene.text("et-mark-chosen"), "you"
        out.append(item)
    return out


def store(scene: Scene, faces: Faces) -> list[Item]:
    """The Retired Pile, then the ally's cards: partners see all of each other's (ETT-GEN-04). The referee sees all."""
    s = scene.s
    if scene.referee:
        every = range(s.realms)
        return [part for r in every for part in (waiting(scene, faces, r), pile(scene, faces, r, "retired"))]
    if scene.seat == NONE:
        return []
    own = scene.realm
    out = [pile(scene, faces, own, "retired")]
    if ally(s, own) != own:
        out += [waiting(scene, faces, ally(s, own)), pile(scene, faces, ally(s, own), "retired")]
    return out


def waiting(scene: Scene, faces: Faces, r: int) -> Item:
    """Hand or War Camp of another realm."""
    return {
        "title": scene.text(f"et-pile-{where(scene, r)}"),
        "side": side(scene, r),
        "cards": units(scene, faces, r),
        "hidden": "",
        "points": 0,
    }


def where(scene: Scene, r: int) -> str:
    """What lies there: a hand in the War, else the War Camp."""
    return "hand" if scene.count(r, "hand") + scene.count(r, "chosen") else "camp"


def pile(scene: Scene, faces: Faces, r: int, zone: str) -> Item:
    """A pile by name: known cards, and how many others there are."""
    t = scene.s.t
    row = sorted(scene.cards(r, zone), key=lambda card: (-t.vp[card % FACES], scene.s.names[card]))
    hidden = scene.hidden(r, zone)
    return {
        "title": scene.text(f"et-pile-{zone}"),
        "side": side(scene, r),
        "cards": [faces.known(scene, card) for card in row],
        "hidden": scene.text("et-hidden", number=hidden) if hidden else "",
        "points": sum(t.vp[card % FACES] for card in row),
    }

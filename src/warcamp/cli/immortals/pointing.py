"""What a player types about the table, turned into the names that the game stores."""

from __future__ import annotations

from warcamp.cli.speech import folded
from warcamp.games.immortals.names import BUILDINGS, card_name
from warcamp.games.immortals.phrases import building_text, card_text, region_name, tribe_name
from warcamp.games.immortals.rules.setup import own_cards
from warcamp.games.immortals.state import NONE
from warcamp.games.immortals.tables import BLANK_CARD, REGIONS, SIDES

from .scene import Scene

VERBS = {
    "passer": "pass",
    "renoncer": "forfeit",
    "piocher": "draw",
    "rien": "none",
    "nothing": "none",
    "pret": "ready",
    "or": "gold",
    "energie": "energy",
    "marqueur": "marker",
    "limbes lumineux": "limbo light",
    "limbes obscurs": "limbo dark",
    "light limbo": "limbo light",
    "dark limbo": "limbo dark",
    "deplacer": "move",
    "depuis": "",
    "from": "",
    "vers": "to",
    "contre": "to",
    "against": "to",
    "carte vierge": "blank",
    "blank card": "blank",
}
"""What can be done, in other words than the stored ones."""
JOINED = " to "


def stored_name(scene: Scene, typed: str) -> str:
    """Names of the content become their ids, verbs their stored form."""
    text = f" {folded(typed).replace(':', ' ')} "
    known = content_names(scene) | VERBS
    for words in sorted(known, key=len, reverse=True):
        text = text.replace(f" {words} ", f" {known[words]} ")
    return " ".join(text.split())


def content_names(scene: Scene) -> dict[str, str]:
    """Every name of the content as it is said and as it is stored, both folded, with the stored id."""
    s = scene.s
    out: dict[str, str] = {}
    for region in range(REGIONS):
        out[folded(scene.named(region_name(s, region)))] = s.t.regions[region]
    for tribe in range(len(s.t.tribes)):
        out[folded(scene.named(tribe_name(s, tribe)))] = s.t.tribes[tribe]
    for k, building in enumerate(BUILDINGS):
        out[folded(scene.say(building_text(k)))] = building
    own = own_cards(scene.seat) if scene.seat != NONE else []
    for card in [*range(BLANK_CARD), *own]:
        out[folded(scene.say(card_text(s, card)))] = card_name(s, card)
        out[folded(s.names[card])] = card_name(s, card)
    for side in range(SIDES):
        out[folded(scene.side(side))] = s.t.sides[side]
        out[folded(s.t.sides[side])] = s.t.sides[side]
    return out

"""What a player types about the table, turned into the names that the game stores."""

from __future__ import annotations

from warcamp.cli.speech import folded
from warcamp.engine.game import Message, Name
from warcamp.games.ettin.tables import FACES

from .scene import Scene

VERBS = {
    "recruter": "recruit",
    "vendre": "sell",
    "accepter": "accept",
    "aventure": "adventure",
    "adventure": "adventure",
    "oui": "yes",
    "non": "no",
    "fin": "end",
    "finir": "end",
    "rien": "none",
    "nothing": "none",
    "prendre": "take",
    "laisser": "give",
    "lieu 1": "1",
    "lieu 2": "2",
    "lieu 3": "3",
    "location 1": "1",
    "location 2": "2",
    "location 3": "3",
}
"""What can be done, in other words than the stored ones."""


def stored_name(scene: Scene, typed: str) -> str:
    """Names of the content become their ids, verbs their stored form; of several copies the one nearest at hand."""
    text = f" {folded(typed)} "
    known = content_names(scene) | VERBS
    for words in sorted(known, key=len, reverse=True):
        text = text.replace(f" {words} ", f" {known[words]} ")
    return text.strip()


def content_names(scene: Scene) -> dict[str, str]:
    """Every name of the content as it is said and as it is stored, both folded, with the stored id."""
    s = scene.s
    out: dict[str, str] = {}
    seen = [card for row in scene.zones.values() for card in row if card >= 0]
    for card in [*range(FACES), *reversed(seen)]:
        out[folded(scene.card_name(card))] = s.names[card]
    for card in {*range(FACES), *seen}:
        out[folded(s.names[card])] = s.names[card]
    for nation in s.t.nations:
        out[folded(scene.say(nation_name(nation)))] = nation
    return out


def nation_name(nation: str) -> Message:
    return Message("panel-name", {"name": Name("nation", nation)})

"""What a player types about the table, turned into the names that the game stores."""

from __future__ import annotations

import re

from warcamp.cli.speech import folded
from warcamp.games.clash_of_rage.state import card_names

from .scene import Scene

VERBS = {
    "acheter": "buy",
    "attacher": "attach",
    "donner": "attach",
    "ecarter": "aside",
    "set aside": "aside",
    "forger": "forge",
    "frapper": "strike",
    "fuir": "flee",
    "passer": "pass",
    "equiper": "equip",
    "deplacer": "move",
    "finir": "end",
    "rien": "none",
}
"""What can be done, in other words than the stored ones."""

PLACE = re.compile(r"\b[a-h][0-6]\b")


def stored_name(scene: Scene, typed: str) -> str:
    """Names of the content become their ids, verbs their stored form, territories capitals."""
    text = f" {folded(typed)} "
    known = content_names(scene) | VERBS
    for words in sorted(known, key=len, reverse=True):
        text = text.replace(f" {words} ", f" {known[words]} ")
    return PLACE.sub(lambda found: found[0].upper(), text).strip()


def content_names(scene: Scene) -> dict[str, str]:
    """Every name of the content as it is said and as it is stored, both folded, with the stored id."""
    t = scene.s.t
    out: dict[str, str] = {}
    domains = {"unit": t.units, "gear": t.gear, "card": card_names(t), "clan": t.clans}
    for domain, ids in domains.items():
        for id in ids:
            out[folded(scene.content_name(domain, id))] = id
            out[folded(id)] = id
    return out

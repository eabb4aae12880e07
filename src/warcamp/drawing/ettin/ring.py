"""The circle of realms: who sits where, who is whose ally and enemy, who has the Initiative and who is thinking."""

from __future__ import annotations

from math import cos, pi, sin

from warcamp.games.ettin.seen import OTHER
from warcamp.games.ettin.standing import alliances, shown_points
from warcamp.games.ettin.state import DEPLOY, NONE, SETUP, enemy, pair_of

from .faces import Item
from .front import side
from .scene import Scene

NAMED = 8
"""So many realms have their names in the circle."""


def ring(scene: Scene) -> Item:
    """Realms clockwise, as they sit to the left of each other; the viewer's own is the lowest."""
    s = scene.s
    n = s.realms
    wide, middle, high = (33, 41, 32) if n < NAMED else (36, 41, 32) if n == NAMED else (41, 47, 38)
    nodes = []
    for r in range(n):
        turn = 2 * pi * ((r - scene.realm) % n) / n + pi / 2
        x, y = round(50 + wide * cos(turn), 2), round(middle + high * sin(turn), 2)
        near = scene.role(r) != OTHER
        look = f"look-{pair_of(s, r)}"
        if scene.seat != NONE and pair_of(s, r) == pair_of(s, scene.realm):
            look = "look-auto"
        nodes.append(side(scene, r) | {"x": x, "y": y, "near": near, "shows": look})
    links = []
    for r in range(n):
        other = (r + 1) % n
        if n == 2 and r == 1:
            break
        foes = enemy(s, r) == other
        a, b = nodes[r], nodes[other]
        links.append(
            {
                "kind": "foes" if foes else "allies",
                "x1": a["x"],
                "y1": a["y"],
                "x2": b["x"],
                "y2": b["y"],
                "mx": (a["x"] + b["x"]) / 2,
                "my": (a["y"] + b["y"]) / 2,
                "own": scene.seat != NONE and scene.realm in (r, other),
            }
        )
    return {"nodes": nodes, "links": links, "named": n <= NAMED, "many": n > NAMED, "n": n}


def realms(scene: Scene) -> Item:
    """All realms in a list, allies together: what everybody may know of them."""
    s = scene.s
    teams = []
    for team in alliances(s):
        rows = [side(scene, r) | {"points": shown_points(scene, r), "waiting": scene.waiting(r)} for r in team]
        teams.append({"rows": rows, "winner": team[0] in s.winners})
    decks = [
        {
            "box": box + 1,
            "mercenaries": [len(scene.zones[f"mercenaries {box}.{age}"]) for age in (1, 2, 3)],
            "adventures": [len(scene.zones[f"adventures {box}.{age}"]) for age in (1, 2, 3)],
            "lost": len(scene.zones[f"lost {box}"]),
        }
        for box in range(s.boxes)
    ]
    return {"teams": teams, "decks": decks, "begun": s.phase > SETUP, "war": s.phase >= DEPLOY, "boxes": s.boxes}


def looks(scene: Scene) -> list[Item]:
    """The fronts that can be looked at: the own one, or whatever matters now, and each pair."""
    s = scene.s
    out = []
    for i in range(s.realms // 2):
        a, b = (2 * i - 1) % s.realms, 2 * i
        mine = scene.seat != NONE and scene.realm in (a, b)
        if not mine:
            out.append({"pair": i, "a": side(scene, a), "b": side(scene, b), "text": pair_name(scene, i)})
    return out


def pair_name(scene: Scene, i: int) -> str:
    s = scene.s
    a, b = (2 * i - 1) % s.realms, 2 * i
    return scene.text("et-front", realm=scene.realm_name(a), foe=scene.realm_name(b))

"""Points by source: what is known of them during play, all of them at the end (ETT-END-01, ETT-END-02)."""

from __future__ import annotations

from warcamp.drawing.sight import Score
from warcamp.games.ettin.standing import SOURCES, alliances, points
from warcamp.games.ettin.state import SCORED

from .faces import Item
from .front import side
from .scene import LOOKS, Scene

GLYPHS = {
    "tokens": "star",
    "camp": "camp",
    "defenses": "shield",
    "retired": "tomb",
    "bonus": "adventure",
    "gold": "gold",
    "total": "crown",
}
"""The sources of points in the order of the rules, then their sum."""


def standing(scene: Scene, team: list[int]) -> tuple[int, int]:
    """An alliance's points, then its Gold (ETT-END-03)."""
    return sum(total(scene, r) for r in team), sum(scene.s.gold[r] for r in team)


def total(scene: Scene, r: int) -> int:
    return scene.s.scores[r] if scene.s.phase == SCORED else points(scene, r).total


def ranked(scene: Scene) -> list[list[int]]:
    return sorted(alliances(scene.s), key=lambda team: standing(scene, team), reverse=True)


def scores(scene: Scene) -> list[Score]:
    """Every realm by itself, those of the best alliance first."""
    out = []
    for team in ranked(scene):
        for r in team:
            found = points(scene, r)
            parts = [(scene.text(f"et-points-{word}"), int(getattr(found, word))) for word in SOURCES]
            hidden = scene.text("et-points-hidden", number=found.hidden) if found.hidden else ""
            with_ally = scene.text("et-points-alliance", points=standing(scene, team)[0]) if len(team) > 1 else ""
            out.append(
                Score(
                    scene.realm_name(r),
                    scene.s.controller[r] % LOOKS,
                    total(scene, r),
                    parts,
                    r in scene.s.winners,
                    " · ".join(part for part in (with_ally, hidden) if part),
                )
            )
    return out


def tally(scene: Scene) -> Item:
    """The table of the end."""
    teams = []
    for team in ranked(scene):
        rows = []
        for r in team:
            found = points(scene, r)
            rows.append(
                side(scene, r) | {"parts": [getattr(found, word) for word in SOURCES], "total": total(scene, r)}
            )
        both = standing(scene, team)[0] if len(team) > 1 else None
        teams.append({"rows": rows, "sum": both, "winner": team[0] in scene.s.winners})
    heads = [(glyph, scene.text(f"et-points-{word}")) for word, glyph in GLYPHS.items()]
    return {"kind": "tally", "title": scene.text("et-tally"), "heads": heads, "teams": teams}

"""Line-ups and drafted cards, and what the purses can pay."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from warcamp.games.ettin.rules.drafting import PEACETIME, PHASES
from warcamp.games.ettin.state import DRAFT, NONE, ally, enemy, pair_of
from warcamp.games.ettin.tables import FACES

from .scene import Scene, frame
from .units import rows


def lineup(scene: Scene, r: int) -> list[int]:
    """The cards from which a realm drafts now, in their order."""
    s = scene.s
    if s.phase != DRAFT:
        return []
    if PHASES[s.age - 1][min(s.draft, 2)] == PEACETIME:
        return [card for card in scene.zones[f"lineup {r if s.realms == 2 else r - r % 2}"] if card >= 0]
    return [card for card in scene.zones[f"skirmish {pair_of(s, r)}"] if card >= 0]


def partner(scene: Scene, r: int) -> int:
    """With whom a realm drafts now: the enemy in a Skirmish, the ally in Peacetime."""
    s = scene.s
    peace = PHASES[s.age - 1][min(s.draft, 2)] == PEACETIME
    return ally(s, r) if peace and s.realms > 2 else enemy(s, r)


def lineup_panel(scene: Scene, r: int) -> list[RenderableType]:
    """The line-up of a realm, each card with the nation whose deck it comes from."""
    found = lineup(scene, r)
    if not found:
        return []
    title = scene.text("lineup-title", realm=scene.realm_name(r), other=scene.realm_name(partner(scene, r)))
    return [frame(scene, rows(scene, found, scene.s.gold[r], lambda card: nation_mark(scene, card)), title)]


def nation_mark(scene: Scene, card: int) -> str:
    """The first letters of the nation on a card."""
    nation = scene.s.t.nation[card % FACES]
    return "" if nation == NONE else scene.text(f"short-{scene.s.t.nations[nation]}")


def drafted(scene: Scene, r: int) -> list[RenderableType]:
    """What a realm and its partner have drafted and not yet recruited or sold."""
    out: list[RenderableType] = []
    for side in dict.fromkeys((r, partner(scene, r))):
        found = scene.cards(side, "drafted")
        if found:
            title = scene.text("lineup-drafted", realm=scene.realm_name(side), gold=scene.s.gold[side])
            out.append(frame(scene, rows(scene, found, scene.s.gold[side]), Text(title, scene.style(side))))
    return out


def all_lineups(scene: Scene) -> list[RenderableType]:
    """Every line-up on the table."""
    s = scene.s
    if s.phase != DRAFT:
        return [Text(scene.text("lineup-none"))]
    out: list[RenderableType] = []
    seen: set[tuple[int, ...]] = set()
    for r in [scene.realm, *range(s.realms)]:
        key = tuple(lineup(scene, r))
        if key and key not in seen:
            seen.add(key)
            out += lineup_panel(scene, r)
    shown: set[int] = set()
    for r in [scene.realm, *range(s.realms)]:
        if r not in shown and scene.cards(r, "drafted"):
            shown.add(r)
            title = scene.text("lineup-drafted", realm=scene.realm_name(r), gold=s.gold[r])
            out.append(frame(scene, rows(scene, scene.cards(r, "drafted"), s.gold[r]), Text(title, scene.style(r))))
    return [Group(*out)] if out else [Text(scene.text("lineup-none"))]

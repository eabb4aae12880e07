"""Which parts of the table are drawn for which question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.engine.game import Name
from warcamp.games.ettin.phrases import card_brief, location_text
from warcamp.games.ettin.seen import OTHER
from warcamp.games.ettin.state import DEPLOY, NONE, SCORED, SETUP, ally, enemy
from warcamp.games.ettin.tables import LOCATIONS

from .chances import quest_bar
from .front import adventure, front, place_head, units_at
from .lineups import all_lineups, drafted, lineup_panel
from .ring import brief, header, headline, near, others, ring
from .scene import Scene, frame
from .tally import tally
from .units import legend, pile

DRAFTING = ("pick", "fate", "split", "propose", "reply")
ONE_BOX = 8
"""So many realms are all listed while nations are chosen."""
IN_WAR = ("dragonslayer", "terrify", "ranged", "casualty", "sacrifice", "spoil", "deck_spoil", "siege", "post")


def screen(scene: Scene, kind: str, options: Sequence[int]) -> list[RenderableType]:
    """What a seat needs to see for a question."""
    if kind in ("nation", "initiative"):
        return [headline(scene), *nations(scene, options if kind == "nation" else ())]
    if kind in DRAFTING:
        return [header(scene), *draft_table(scene, kind)]
    r = scene.realm
    if kind in ("deploy", "place"):
        hand = pile(scene, r, "hand") if kind == "place" and scene.knows(r) and scene.look.wide else []
        return [brief(scene), *adventure(scene, r), front(scene, r), *placing(scene), *hand]
    if kind == "attempt":
        return [brief(scene), *adventure(scene, r, chances=False), front(scene, r), *quest_bar(scene, r)]
    if kind in IN_WAR:
        return [brief(scene), *adventure(scene, r), front(scene, r)]
    if kind in ("produce", "gate"):
        return [brief(scene), front(scene, r)]
    return [header(scene), front(scene, r)]


def draft_table(scene: Scene, kind: str) -> list[RenderableType]:
    """Purse, Adventure, what is drafted, and what waits in the own War Camp."""
    r = scene.realm
    out: list[RenderableType] = adventure(scene, r)
    if kind != "pick":
        out += lineup_panel(scene, r)
    out += drafted(scene, r)
    if scene.s.age > 1 or any(scene.units(side, k) for side in (r, enemy(scene.s, r)) for k in range(LOCATIONS)):
        out.append(front(scene, r))
    else:
        out.append(places_line(scene, r))
    if scene.knows(r) and scene.count(r, "camp"):
        out += pile(scene, r, "camp")
    return out


def places_line(scene: Scene, r: int) -> Text:
    """The Locations of both enemies in a line, before anything stands there."""
    out = Text()
    for side in (r, enemy(scene.s, r)):
        places = places_of(scene, scene.s.nation[side])
        text = scene.text("front-places", realm=scene.realm_name(side), places=places)
        out.append(("\n" if out else "") + text, scene.style(side).replace("bold ", ""))
    return out


def placing(scene: Scene) -> list[RenderableType]:
    """The card that waits for a place."""
    if scene.placing == NONE:
        return []
    return [Text(scene.text("place-card", card=card_brief(scene.s, scene.placing)), "bold")]


def nations(scene: Scene, offered: Sequence[int] = ()) -> list[RenderableType]:
    """The circle as it is chosen so far, and the nations that can be chosen."""
    s = scene.s
    circle = Table.grid(padding=(0, 2))
    for r in range(s.realms):
        if scene.role(r) != OTHER or (s.nation[r] != NONE and s.realms <= ONE_BOX):
            seat = scene.text("panel-seat", seat=s.controller[r] + 1)
            name = scene.realm_name(r) if s.nation[r] != NONE else scene.look.sign("…", "...")
            circle.add_row(Text(seat), Text(name, scene.style(r)), scene.role_text(r))
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(ratio=2)
    grid.add_column(ratio=3)
    for nation in offered:
        grid.add_row(*nation_row(scene, nation))
    return [circle, grid] if offered else [circle]


def nation_row(scene: Scene, nation: int) -> list[RenderableType]:
    """A nation before anybody has taken it: how hard it is to play, its Locations, what it is like."""
    t = scene.s.t
    id = t.nations[nation]
    level = scene.text("panel-name", name=Name("difficulty", id))
    name = Text(scene.text("panel-name", name=Name("nation", id)), "bold")
    name.append("\n" + scene.text(f"difficulty-{level.replace('_', '-')}"), "dim not bold")
    return [name, Text(scene.text("panel-name", name=Name("about", id)), "dim")]


def places_of(scene: Scene, nation: int) -> str:
    """The Locations of a nation with their base Defense, the farthest first."""
    t = scene.s.t
    kinds = t.location[nation * LOCATIONS : (nation + 1) * LOCATIONS]
    names = [f"{scene.say(location_text(kind))} {t.base_defense[kind]}" for kind in kinds]
    return scene.look.sign(" · ", ", ").join(names)


def mat(scene: Scene, r: int) -> RenderableType:
    """A nation mat by itself: Locations with what stands there, piles and tokens."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(LOCATIONS):
        table.add_column(ratio=1)
    table.add_row(*[place_head(scene, r, k) for k in range(LOCATIONS)])
    table.add_row(*[units_at(scene, r, k) for k in range(LOCATIONS)])
    return frame(scene, Group(ring(scene, [r]), table), scene.title(r), scene.style(r))


def whole(scene: Scene) -> list[RenderableType]:
    """Everything that matters on the table, the own front and the ally's large, the others small."""
    s = scene.s
    if s.phase == SETUP:
        return [headline(scene), *nations(scene)]
    if s.phase == SCORED:
        return [headline(scene), tally(scene)]
    out: list[RenderableType] = [headline(scene), ring(scene, near(scene)), *others(scene)]
    out += [*adventure(scene, scene.realm), front(scene, scene.realm)]
    if s.realms > 2:
        out += [*adventure(scene, ally(s, scene.realm)), front(scene, ally(s, scene.realm))]
    if s.phase < DEPLOY:
        out += all_lineups(scene)
    return [*out, legend(scene)]


def hands(scene: Scene) -> list[RenderableType]:
    """The cards of the realms whose cards the viewer may see, his own first."""
    sides = [scene.realm, *[r for r in range(scene.s.realms) if r != scene.realm]]
    out: list[RenderableType] = []
    for r in sides:
        if scene.knows(r) and scene.s.nation[r] != NONE:
            piles = [part for zone in ("hand", "camp", "retired") for part in pile(scene, r, zone)]
            content = Group(*piles) if piles else Text(scene.text("pile-nothing"))
            out.append(frame(scene, content, scene.title(r), scene.style(r)))
    if not out:
        return [Text(scene.text("chance-alone"))]
    return [*out, legend(scene)]

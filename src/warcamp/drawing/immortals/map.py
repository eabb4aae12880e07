"""What lies over the ground: a button for every side, and cubes, buildings, Portals and yields as one picture."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.immortals import phrases
from warcamp.games.immortals.names import BUILDINGS
from warcamp.games.immortals.state import NONE, twin
from warcamp.games.immortals.tables import REGIONS

from .scene import BUILDING_GLYPHS, Item, Scene
from .spots import LINE, NAME_Y, name_lines, yield_spots


def sides(scene: Scene, pages: Pages, realm: int) -> Html:
    """The sides of a realm as buttons in the form of their polygons."""
    cells = [side_item(scene, side) for side in range(realm * REGIONS, (realm + 1) * REGIONS)]
    return pages.draw("sides", id=f"sides-{realm}", cells=cells)


def side_item(scene: Scene, side: int) -> Item:
    s = scene.s
    shape = scene.plan.shapes[side % REGIONS]
    owner = s.owner[side]
    marked = " now" if side in (s.origin, s.target) else ""
    return {
        "id": f"sd-{side}",
        "ref": scene.side_ref(side),
        "twin": scene.side_ref(twin(side)),
        "look": (scene.look(owner) + " own" if owner != NONE else "free") + marked,
        "spot": shape.spot,
        "points": shape.inner,
        "hint": shape.hint,
        "label": side_label(scene, side),
    }


def built(scene: Scene, side: int) -> list[int]:
    """What stands on a side."""
    s = scene.s
    masks = (s.portals, s.shrines, s.capitals)
    return [building for building, mask in enumerate(masks) if mask >> side & 1]


def side_label(scene: Scene, side: int) -> str:
    """A side as it is read out: what it is, what it yields, who stands there, what stands there, and on its twin."""
    s = scene.s
    parts = [scene.side(side), scene.say(phrases.province_text(s, s.t.province_of[side]))]
    parts.append(holder(scene, side))
    parts += [scene.say(phrases.building_text(building)) for building in built(scene, side)]
    parts.append(scene.say(phrases.yields_text(s, side)))
    parts.append(scene.text("im-twin", holder=holder(scene, twin(side))))
    return ", ".join(parts)


def holder(scene: Scene, side: int) -> str:
    s = scene.s
    if s.owner[side] == NONE:
        return scene.text("im-nobody")
    return scene.text("im-stack", cubes=s.cubes[side], player=scene.player(s.owner[side]))


def pieces(scene: Scene, pages: Pages, realm: int) -> Html:
    """The name of every side, cubes by colour and shape with their number, what is built, and in small print what the
    side yields. The arrow of a Portal shows to the twin. The borders of the provinces lie over those of the owners."""
    s = scene.s
    shapes = scene.plan.shapes
    names = tuple([scene.region(region) for region in range(REGIONS)])
    spots = yield_spots(shapes, names)
    things: list[Item] = []
    for side in range(realm * REGIONS, (realm + 1) * REGIONS):
        region = side % REGIONS
        x, y = shapes[region].centre
        row: list[Item] = []
        if s.owner[side] != NONE:
            row.append({"kind": "cubes", "look": scene.look(s.owner[side]), "n": s.cubes[side], "wide": 70})
        for building in built(scene, side):
            row.append({"kind": BUILDINGS[building], "glyph": BUILDING_GLYPHS[building], "wide": 46})
        at = x - sum(item["wide"] for item in row) / 2
        for item in row:
            item["x"], item["y"] = round(at + item["wide"] / 2), y + 4
            at += item["wide"]
        at_x, at_y = spots[region]
        yields = {"x": at_x, "y": at_y, "gold": s.t.yield_gold[side], "energy": s.t.yield_energy[side]}
        things.append({"side": side, "row": row, "yields": yields, "x": x, "y": y + NAME_Y} | name(names[region]))
    edges = scene.plan.edges
    return pages.draw("pieces", id=f"pieces-{realm}", realm=realm, things=things, edges=edges)


def name(text: str) -> Item:
    """The name of a region, its last line just above its cubes."""
    lines = name_lines(text)
    return {"name": [{"text": line, "up": LINE * (len(lines) - 1 - k)} for k, line in enumerate(lines)]}

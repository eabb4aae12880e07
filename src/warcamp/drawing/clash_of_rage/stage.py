"""Before the first round: the clans to choose from, the tiles in the box."""

from __future__ import annotations

from warcamp.drawing.html import Html, Pages
from warcamp.games.clash_of_rage.rules.setup import sides_left
from warcamp.games.clash_of_rage.state import LEVELS, NONE, SETUP
from warcamp.games.clash_of_rage.tables import STATS

from .plan import laying
from .seen import CLAN_LOOKS, ROMAN, Item, Seen
from .terrain import tile_picture

TITLES = ("drawn-tiles", "drawn-tile", "drawn-turns")


def stage(seen: Seen, pages: Pages) -> Html:
    """The region over the map; empty once the map lies."""
    s = seen.s
    if s.phase == SETUP and NONE in s.clan:
        clans = [clan_card(seen, clan) for clan in range(len(s.t.clans))]
        return pages.draw("clans", text=seen.text, clans=clans)
    if laying(s):
        return pages.draw("tiles", text=seen.text, title=seen.text(TITLES[len(s.laying)]), tiles=tiles(seen))
    return Html('<section id="stage" class="stage" hidden></section>')


def clan_card(seen: Seen, clan: int) -> Item:
    """A clan: its three unit types with their statistics and figures, and who has taken it."""
    s = seen.s
    t = s.t
    id = t.clans[clan]
    look = f"p{CLAN_LOOKS[id]}"
    types: list[Item] = []
    for level in range(LEVELS):
        row = clan * LEVELS + level
        types.append(
            {
                "look": look,
                "level": level + 1,
                "roman": ROMAN[level],
                "name": seen.named("unit", t.units[row]),
                "figures": t.figures[row],
                "stats": seen.stats(t.base[row * STATS : (row + 1) * STATS]),
            }
        )
    taken = s.clan.index(clan) if clan in s.clan else NONE
    names = seen.sight.names
    who = names[taken] if 0 <= taken < len(names) else seen.text("drawn-seat", seat=taken + 1)
    return {
        "id": id,
        "ref": f"clan:{id}",
        "look": look,
        "land": seen.land(clan),
        "name": seen.named("clan", id),
        "motto": seen.text("drawn-clan-" + id),
        "types": types,
        "taken": who if taken != NONE else "",
    }


def tiles(seen: Seen) -> list[Item]:
    """The tiles in the box; then the one that is being laid; then that one in each of its turnings."""
    s = seen.s
    if len(s.laying) == 2:
        return [turned_tile(seen, s.laying[0], rotation) for rotation in range(6)]
    if s.laying:
        return [tile_card(seen, s.laying[0])]
    left = sides_left(s, [s.tiles[i] for i in range(0, len(s.tiles), 4)])
    return [tile_card(seen, side) for side in range(len(left)) if left[side]]


def tile_card(seen: Seen, side: int) -> Item:
    id = seen.s.t.tiles[side]
    name = seen.named("tile", id)
    return {"id": f"tile-{id}", "ref": f"tile:{id}", "name": name, "note": id, "picture": tile_picture(seen.s.t, side)}


def turned_tile(seen: Seen, side: int, rotation: int) -> Item:
    name = seen.text("option-turn", degrees=60 * rotation)
    picture = tile_picture(seen.s.t, side, rotation)
    return {"id": f"turn-{rotation}", "ref": f"turn:{rotation}", "name": name, "note": "", "picture": picture}

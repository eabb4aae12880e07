"""A front: two enemies, the three opposed Locations and the Adventure between them, in the order of battle."""

from __future__ import annotations

from typing import Any

from warcamp.games.ettin.phrases import location_ability, location_reminder, location_text
from warcamp.games.ettin.prospects import quest_chance
from warcamp.games.ettin.seen import ENEMY, fought_scores
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    BATTLE,
    NO_BATTLE,
    NONE,
    PLACES,
    SETUP,
    TIE,
    enemy,
    location,
    pair_of,
)
from warcamp.games.ettin.tables import FACES
from warcamp.games.prospects import percent

from .faces import Faces, Item
from .portraits import CRESTS, LOCATION_GLYPHS
from .scene import Scene

PLACE_IDS = ("1", "2", "3", "adventure")
PLACE_WORDS = ("far", "middle", "near", "adventure")


def front(scene: Scene, faces: Faces, r: int, public: bool = False) -> Item:
    """The enemy above, the realm itself below. In regions for everybody nothing can be pointed at."""
    s = scene.s
    foe = enemy(s, r)
    return {
        "pair": pair_of(s, r),
        "title": scene.text("et-front", realm=scene.realm_name(r), foe=scene.realm_name(foe)),
        "foe": side(scene, foe),
        "own": side(scene, r),
        "lanes": [lane(scene, faces, r, place, public) for place in range(PLACES)],
        "adventure": quest(scene, faces, r, public),
    }


def side(scene: Scene, r: int) -> Item:
    """Who stands on a side, and what everybody may know that he has; worked out once for a picture."""
    if r not in scene.sides:
        scene.sides[r] = side_view(scene, r)
    return scene.sides[r]


def side_view(scene: Scene, r: int) -> Item:
    s = scene.s
    seat = s.controller[r]
    nation = scene.nation(r)
    return {
        "realm": r,
        "name": scene.realm_name(r),
        "player": scene.player(r),
        "look": scene.look(r),
        "nation": nation,
        "crest": CRESTS.get(nation, "question"),
        "role": scene.role_id(r),
        "role_text": scene.role_text(r),
        "gold": s.gold[r],
        "tokens": s.tokens[r],
        "hand": scene.count(r, "hand") + scene.count(r, "chosen"),
        "camp": scene.count(r, "camp"),
        "deck": scene.deck(r),
        "decks": [len(scene.zones[f"deck {r}.{age}"]) for age in (1, 2, 3)],
        "retired": scene.count(r, "retired"),
        "wins": scene.battles_won(r),
        "initiative": s.phase > SETUP and s.initiative[pair_of(s, r)] == r,
        "thinking": seat in scene.sight.awaited,
        "winner": r in s.winners,
    }


def lane(scene: Scene, faces: Faces, r: int, place: int, public: bool) -> Item:
    """A place: both sides of it, and how the battle stands."""
    s = scene.s
    foe = enemy(s, r)
    i = pair_of(s, r)
    result = s.result[i * PLACES + place]
    theirs, own = scene.shown_score(foe, place), scene.shown_score(r, place)
    if result != NONE and (found := fought_scores(s, scene.sight.told, r, place)):
        theirs, own = str(found[0]), str(found[1])
    return {
        "n": place,
        "id": PLACE_IDS[place],
        "title": scene.text(f"et-place-{PLACE_WORDS[place]}"),
        "now": s.battle[i] == place,
        "foe": half(scene, faces, foe, place, "" if public else "foe", public),
        "own": half(scene, faces, r, place, "" if public else "place", public),
        "theirs": theirs,
        "mine": own,
        "scores": scene.text("et-scores", own=own, theirs=theirs),
        "state": state_of(r, result),
        "result": result_text(scene, r, result),
        "quest": place == ADVENTURE_PLACE,
    }


def half(scene: Scene, faces: Faces, r: int, place: int, kind: str, public: bool) -> Item:
    """One side of a place: the Location on the mat with what it does, and the units there."""
    s = scene.s
    out: Item = {
        "units": faces.row(scene, f"place {r}.{place}", ref=not public),
        "aside": faces.row(scene, f"aside {r}", ref=not public) if place == ADVENTURE_PLACE else [],
        "ref": place_ref(scene, kind, r, place),
        "look": scene.look(r),
        "label": scene.text("et-side", place=scene.text(f"et-place-{PLACE_WORDS[place]}"), realm=scene.realm_name(r)),
        "base": None,
    }
    if place == ADVENTURE_PLACE or s.nation[r] == NONE:
        return out
    kind_of = location(s, r, place)
    location_name = scene.say(location_text(kind_of))
    return out | {
        "name": location_name,
        "glyph": LOCATION_GLYPHS[kind_of],
        "base": s.t.base_defense[kind_of],
        "ability": scene.say(location_ability(kind_of)),
        "does": scene.say(location_reminder(s, kind_of)),
        "label": scene.text("et-side", place=f"{PLACE_IDS[place]} – {location_name}", realm=scene.realm_name(r)),
    }


def place_ref(scene: Scene, kind: str, r: int, place: int) -> str:
    """One points at one's own places, and at those of one's enemies."""
    mine = enemy(scene.s, r) if kind == "foe" else r
    return scene.ref(kind, mine, PLACE_IDS[place]) if kind and scene.own(mine) else ""


def state_of(r: int, result: int) -> str:
    if result == NONE:
        return ""
    return "tie" if result == TIE else "none" if result == NO_BATTLE else "won" if result == r else "lost"


def result_text(scene: Scene, r: int, result: int) -> str:
    if result == NONE:
        return ""
    if result < 0:
        return scene.text("et-tie" if result == TIE else "et-no-battle")
    if scene.role(enemy(scene.s, r)) == ENEMY:
        return scene.text("et-won" if result == r else "et-lost")
    return scene.text("et-winner", realm=scene.realm_name(result))


def quest(scene: Scene, faces: Faces, r: int, public: bool) -> dict[str, Any] | None:
    """The Adventure of a pair, the chance of each side that could try it now, and the die once it has fallen
    (ETT-ADV-07, ETT-ADV-08)."""
    s = scene.s
    card = scene.adventure(r)
    rolled = last_roll(scene, r)
    if card == NONE:
        return {"card": None, "odds": [], "rolled": rolled} if rolled else None
    odds = []
    if s.phase <= BATTLE:
        result = s.result[pair_of(s, r) * PLACES + ADVENTURE_PLACE]
        for team in (enemy(s, r), r):
            score, chance = quest_chance(scene, team, card, [])
            if score and result in (NONE, team):
                hidden = "+" if scene.face_down(team, ADVENTURE_PLACE) else ""
                sure = percent(chance)
                text = scene.text("et-quest-odds", realm=scene.realm_name(team), score=score, chance=sure)
                odds.append({"look": scene.look(team), "score": f"{score}{hidden}", "chance": sure, "text": text})
    return {"card": faces.known(scene, card, ref=not public), "odds": odds, "rolled": rolled}


def last_roll(scene: Scene, r: int) -> Item | None:
    """The Adventure Die of this War, if it has fallen for the pair."""
    for event in reversed(scene.sight.told):
        if event.event == "age":
            return None
        if event.event == "adventured" and event.params[0] in (r, enemy(scene.s, r)):
            who, card, score, die = event.params
            needed = scene.s.t.difficulty[card % FACES]
            text = scene.text("et-rolled", realm=scene.realm_name(who), score=score, difficulty=needed, die=die)
            return {"die": die, "score": score, "text": text, "look": scene.look(who)}
    return None

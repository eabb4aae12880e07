"""What goes on now, above the front: nations to choose from, line-ups, the battle that is fought, production."""

from __future__ import annotations

from warcamp.engine.game import Name
from warcamp.engine.state import Told
from warcamp.games.ettin.names import ABILITY_NAMES, PLACE_NAMES, produce_code, realm_asked
from warcamp.games.ettin.phrases import (
    ability_name,
    ability_reminder,
    drafting_text,
    location_ability,
    location_reminder,
    location_text,
    phase_text,
)
from warcamp.games.ettin.prospects import production_gold
from warcamp.games.ettin.rules import drafting, produce
from warcamp.games.ettin.rules.battle import START_OF_BATTLE
from warcamp.games.ettin.rules.drafting import PEACETIME
from warcamp.games.ettin.state import (
    BATTLE,
    DEPLOY,
    DRAFT,
    NEW_AGE,
    NONE,
    PRODUCE,
    SCORED,
    SETUP,
    SPOIL,
    WAR_RESULT,
    ally,
    enemy,
    location,
    pair_of,
)
from warcamp.games.ettin.tables import FACES, LOCATIONS, MERCENARY

from .faces import Faces, Item
from .front import PLACE_WORDS, side
from .portraits import CRESTS, LOCATION_GLYPHS
from .scene import Scene

WAR = ("deploy", "battle", "spoil", "retire", "produce", "result")


def stage(scene: Scene, faces: Faces) -> Item:
    """What the phase is about; `kind` says how it is drawn."""
    s = scene.s
    out: Item = {"kind": "", "steps": steps(scene), "title": ""}
    if s.phase == SETUP:
        return out | nations(scene)
    if s.phase == DRAFT:
        return out | drafts(scene, faces)
    if s.phase == SCORED:
        return out
    if s.phase == DEPLOY or (s.accelerated and s.phase < PRODUCE and s.battle[pair_of(s, scene.realm)] == NONE):
        return out | deploying(scene)
    if s.phase in (BATTLE, SPOIL):
        return out | fighting(scene, faces)
    if s.phase == PRODUCE:
        return out | production(scene)
    if s.phase == WAR_RESULT:
        return out | result(scene)
    return out


def steps(scene: Scene) -> list[Item]:
    """The phases of the Age in a row, the present one marked."""
    s = scene.s
    if s.phase in (SETUP, SCORED):
        return []
    if s.phase < DEPLOY:
        names = [scene.say(phase_text(NEW_AGE)), *[scene.say(drafting_text(s.age, k)) for k in range(3)]]
        names.append(scene.text("et-war"))
        now = 0 if s.phase == NEW_AGE else 1 + min(s.draft, 2)
    else:
        names = [scene.text(f"et-war-{word}") for word in WAR]
        now = NONE if s.accelerated and s.phase < PRODUCE else s.phase - DEPLOY
    return [{"text": name, "now": k == now, "done": k < now} for k, name in enumerate(names)]


# ---- set-up ---------------------------------------------------------------------------------------------------------
def nations(scene: Scene) -> Item:
    """The nations, each with its mat; who has which is in the circle."""
    s = scene.s
    taken = {nation: r for r, nation in enumerate(s.nation) if nation != NONE}
    rows = [nation_view(scene, nation, taken.get(nation, NONE)) for nation in range(MERCENARY)]
    return {"kind": "nations", "nations": rows, "title": scene.text("et-nations")}


def nation_view(scene: Scene, nation: int, holder: int) -> Item:
    s = scene.s
    id = s.t.nations[nation]
    level = scene.text("et-name", name=Name("difficulty", id))
    kinds = s.t.location[nation * LOCATIONS : (nation + 1) * LOCATIONS]
    return {
        "id": id,
        "name": scene.text("et-name", name=Name("nation", id)),
        "about": scene.text("et-name", name=Name("about", id)),
        "level": scene.text(f"et-difficulty-{level.replace('_', '-')}"),
        "crest": CRESTS[id],
        "initiative": s.t.initiative[nation],
        "holder": scene.player(holder) if holder != NONE else "",
        "look": scene.look(holder) if holder != NONE else "",
        "places": [
            {"name": scene.say(location_text(kind)), "glyph": LOCATION_GLYPHS[kind], "base": s.t.base_defense[kind]}
            for kind in kinds
        ],
    }


# ---- drafting -------------------------------------------------------------------------------------------------------
def drafting_phase(scene: Scene) -> int:
    return drafting.PHASES[scene.s.age - 1][min(scene.s.draft, 2)]


def partner(scene: Scene, r: int) -> int:
    """With whom a realm drafts now: the enemy in a Skirmish, the ally in Peacetime."""
    s = scene.s
    return ally(s, r) if drafting_phase(scene) == PEACETIME and s.realms > 2 else enemy(s, r)


def lineup_zone(scene: Scene, r: int) -> str:
    """The line-up from which a realm drafts now."""
    s = scene.s
    if drafting_phase(scene) == PEACETIME:
        return f"lineup {r if s.realms == 2 else r - r % 2}"
    return f"skirmish {pair_of(s, r)}"


def drafts(scene: Scene, faces: Faces) -> Item:
    """The line-ups from which the viewer drafts: one, but for the odd player in a Skirmish (ETT-ODD-03)."""
    zones = {lineup_zone(scene, r): r for r in reversed(scene.asked())}
    return {
        "kind": "draft",
        "title": scene.text("et-word-lineups"),
        "drafts": [draft(scene, faces, r) for r in reversed(zones.values())],
    }


def draft(scene: Scene, faces: Faces, r: int) -> Item:
    """The line-up, what both have drafted, and what the allies propose to each other (ETT-PEACE-05)."""
    s = scene.s
    other = partner(scene, r)
    cards = faces.row(scene, lineup_zone(scene, r))
    proposal = s.proposal[r - r % 2] if s.realms > 2 and drafting_phase(scene) == PEACETIME else 0
    if proposal:
        for k, card in enumerate(cards):
            to = r - r % 2 if (proposal - 1) >> k & 1 else r - r % 2 + 1
            card["mark"] = scene.text("et-proposed-you" if to == r else "et-proposed-ally")
            card["marktone"] = "you" if to == r else "them"
    for card in cards:
        price = price_of(scene, card)
        if price > s.gold[r] and not card.get("mark"):
            card["mark"], card["marktone"] = scene.text("et-dear"), "dear"
    sides = [r, other]
    return {
        "title": scene.text("et-lineup", realm=scene.realm_name(r), other=scene.realm_name(other)),
        "lineup": cards,
        "proposal": bool(proposal),
        "drafted": [
            side(scene, one) | {"cards": faces.row(scene, f"drafted {one}"), "text": drafted_text(scene, one)}
            for one in sides
        ],
    }


def price_of(scene: Scene, item: Item) -> int:
    name = str(item.get("ref", "")).partition(":")[2]
    return scene.s.t.cost[scene.s.names.index(name) % FACES] if name else 0


def drafted_text(scene: Scene, r: int) -> str:
    return scene.text("et-drafted", realm=scene.role_text(r) or scene.realm_name(r))


# ---- the War --------------------------------------------------------------------------------------------------------
def deploying(scene: Scene) -> Item:
    """How many cards each still has to place."""
    s = scene.s
    foe = enemy(s, scene.realm)
    left = [side(scene, one) for one in (scene.realm, foe)]
    chosen = scene.chosen(scene.realm)
    text = scene.text("et-placing", card=scene.card_name(chosen)) if chosen != NONE else scene.text("et-deploying")
    return {"kind": "deploy", "left": left, "text": text}


def fighting(scene: Scene, faces: Faces) -> Item:
    """The battle that is fought or spoiled, and what the unit that acts can do."""
    s = scene.s
    i = pair_of(s, scene.realm)
    place = s.battle[i]
    out: Item = {"kind": "battle", "text": "", "acting": None, "does": [], "shots": []}
    if place == NONE:
        return out | {"text": scene.text("et-war-waits")}
    where = scene.text(f"et-place-{PLACE_WORDS[place]}")
    out["text"] = scene.text("et-battle-at" if s.phase == BATTLE else "et-spoils-at", place=where)
    if s.acting[i] != NONE:
        unit = s.acting[i]
        mask = s.t.abilities[unit % FACES] & START_OF_BATTLE
        out["acting"] = faces.known(scene, unit, key=False, ref=False)
        out["does"] = [
            {
                "glyph": ABILITY_NAMES[k],
                "name": scene.say(ability_name(k)),
                "text": scene.say(ability_reminder(s, unit, k)),
            }
            for k in range(len(ABILITY_NAMES))
            if mask >> k & 1
        ]
    out["shots"] = [
        {
            "look": scene.look(event.params[0]),
            "text": scene.text(
                "et-aims", card=scene.card_name(event.params[1]), target=scene.card_name(event.params[2])
            ),
        }
        for event in shots_of(scene, i)
    ]
    return out


def shots_of(scene: Scene, i: int) -> list[Told]:
    """What has been aimed at in the battle that is fought now."""
    out: list[Told] = []
    for event in reversed(scene.sight.told):
        if event.event in ("step", "age", "removed") or (
            event.event == "fought" and pair_of(scene.s, event.params[0]) == i
        ):
            break
        if event.event == "aimed" and pair_of(scene.s, event.params[0]) == i:
            out.append(event)
    return out[::-1]


def production(scene: Scene) -> Item:
    """Every source of the realm, used or not (ETT-PROD-06, ETT-LOC-01); what is planned stays with the alliance."""
    s = scene.s
    sources = []
    for r in scene.asked():
        plan = s.planned[r] if scene.knows(r) else ()
        asked = [d for d in scene.sight.asks if d.kind == "produce" and realm_asked(s, d) == r]
        offered = [code for d in asked for code in d.options if code != produce.DONE]
        codes = [*plan, *[code for code in offered if code not in plan]]
        sources += [source(scene, r, code, plan) for code in codes]
    text = scene.text("et-produce") if sources else scene.text("et-war-waits")
    return {"kind": "produce", "text": text, "sources": sources}


def result(scene: Scene) -> Item:
    """Battles won by both sides, for the Victory token of the Age (ETT-WAR-01)."""
    s = scene.s
    sides = [side(scene, one) for one in (scene.realm, enemy(s, scene.realm))]
    return {"kind": "result", "left": sides, "text": scene.text("et-result", token=s.t.war_token[s.age - 1])}


def source(scene: Scene, r: int, code: int, plan: tuple[int, ...]) -> Item:
    s = scene.s
    gold = production_gold(s, r, code)
    out: Item = {
        "ref": scene.ref("use", r, produce_code(s, code)),
        "used": plan.index(code) + 1 if code in plan else 0,
        "gold": f"+{gold}" if gold else "",
    }
    if code >= produce.PLACE_CODE:
        place = code - produce.PLACE_CODE
        kind = location(s, r, place)
        name = f"{PLACE_NAMES[place]} · {scene.say(location_text(kind))}"
        what = {"name": name, "glyph": LOCATION_GLYPHS[kind]}
        ability, does = location_ability(kind), location_reminder(s, kind)
    else:
        card, k = divmod(code, 32)
        what = {"name": scene.card_name(card), "glyph": ABILITY_NAMES[k]}
        ability, does = ability_name(k), ability_reminder(s, card, k)
    return out | what | {"ability": scene.say(ability), "does": scene.say(does)}


def pairs_drafting(scene: Scene, faces: Faces) -> list[Item]:
    """All line-ups on the table, for onlookers."""
    s = scene.s
    if s.phase != DRAFT:
        return []
    out = []
    seen: set[str] = set()
    for r in range(s.realms):
        zone = lineup_zone(scene, r)
        if zone in seen:
            continue
        seen.add(zone)
        sides = [r] if s.realms == 2 and drafting_phase(scene) == PEACETIME else [r, partner(scene, r)]
        out.append(
            {
                "title": scene.text("et-lineup", realm=scene.realm_name(r), other=scene.realm_name(sides[-1])),
                "lineup": faces.row(scene, zone, ref=False),
                "drafted": [
                    side(scene, one)
                    | {"cards": faces.row(scene, f"drafted {one}", ref=False), "text": drafted_text(scene, one)}
                    for one in sides
                ],
            }
        )
    return out

"""Open questions, ready to be answered by pointing at cards, places and sources."""

from __future__ import annotations

from warcamp.drawing.sight import PICK, SEVERAL, Choice, Question
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.names import ABILITY_NAMES, produce_code
from warcamp.games.ettin.odds import attempt_chance
from warcamp.games.ettin.phrases import card_brief
from warcamp.games.ettin.prospects import (
    after_shot,
    gold_after,
    production_gold,
    quest_chance,
    share_costs,
    unused,
)
from warcamp.games.ettin.rules import deploy, drafting, produce, setup
from warcamp.games.ettin.state import (
    ADVENTURE_PLACE,
    DRAFTED,
    LINEUP,
    NONE,
    PLACES,
    SET_ASIDE,
    ally,
    cards,
    location,
    pair_of,
)
from warcamp.games.ettin.tables import CITY, FACES, RUINS, TOWN, VILLAGE
from warcamp.games.ettin.words import ask_text
from warcamp.games.prospects import percent

from .front import PLACE_IDS
from .portraits import CRESTS
from .scene import Scene

SUBSETS = ("fate", "split", "propose", "reply")
OF_CARDS = ("pick", "deploy", "dragonslayer", "terrify", "ranged", "casualty", "sacrifice", "spoil", "siege", "gate")
LAST = {"produce": produce.DONE, "ranged": NONE, "sacrifice": NONE, "spoil": NONE, "post": NONE}
"""The option that does nothing, or nothing more: it comes last."""
HELPED = ("fate", "split", "propose", "reply", "deploy", "place", "produce", "ranged")
ICONS = {
    "pick": "plus",
    "fate": "camp",
    "split": "swap",
    "propose": "swap",
    "reply": "swap",
    "deploy": "boot",
    "dragonslayer": "dragonslayer",
    "terrify": "terrify",
    "ranged": "ranged",
    "casualty": "skull",
    "sacrifice": "skull",
    "spoil": "claws",
    "siege": "siege",
    "gate": "gate_to_self",
    "post": "tower",
    "initiative": "banner",
    "next_initiative": "banner",
}
AIMED = ("dragonslayer", "terrify", "ranged", "spoil", "siege")
YES = 1


def question(scene: Scene, d: Decision) -> Question:
    """The question with its choices in the order in which they are shown."""
    s = scene.s
    last = LAST.get(d.kind)
    order = sorted([o for o in d.options if o != last], key=lambda o: rank(scene, d.kind, o))
    if last is not None and last in d.options:
        order.append(last)
    text = scene.say(ask_text(s, d))
    return Question(
        d,
        text,
        [choice(scene, d, option) for option in order],
        SEVERAL if d.kind in SUBSETS else PICK,
        about(scene, d),
        {},
        ETTIN.asks[d.kind].rule,
        scene.text(f"et-help-{d.kind}") if helped(d) else "",
    )


def helped(d: Decision) -> bool:
    """Whether there is more to say: of placing only that a scout may be shown (ETT-AB-SCO-01)."""
    return d.kind in HELPED and (d.kind != "place" or len(d.options) > deploy.SCOUT)


def rank(scene: Scene, kind: str, option: int) -> tuple[int, int]:
    """A hand from strong to weak, recruiting before selling, yes before no, everything else as the rules list it."""
    if kind in ("deploy", "gate"):
        return -scene.s.t.strength[option % FACES], option
    if kind == "fate":
        return -option.bit_count(), option
    if kind in ("attempt", "deck_spoil"):
        return -option, 0
    return 0, 0


def choice(scene: Scene, d: Decision, option: int) -> Choice:
    s = scene.s
    return Choice(
        option,
        ETTIN.option_name(s, d, option),
        scene.say(option_text(scene, d, option)),
        refs(scene, d, option),
        icon(scene, d, option),
        note(scene, d, option),
        group(scene, d, option),
        tone(d, option),
        ETTIN.option_rule(s, d, option),
        warning(scene, d, option),
        reach(scene, d),
    )


def option_text(scene: Scene, d: Decision, option: int) -> Message:
    """In the game's words; a card to draft lies there for all to read, so its fighting part is enough."""
    return card_brief(scene.s, option) if d.kind == "pick" else ETTIN.option_text(scene.s, d, option)


# ---- what an option is made of --------------------------------------------------------------------------------------
def refs(scene: Scene, d: Decision, option: int) -> tuple[str, ...]:
    """The things to point at, by the names that options have."""
    s = scene.s
    kind = d.kind
    if kind in OF_CARDS:
        return () if option == NONE else (f"card:{s.names[option]}",)
    if kind == "nation":
        return (f"nation:{s.t.nations[option]}",)
    if kind == "fate":
        return named(scene, cards(s, scene.realm, DRAFTED), option)
    if kind in ("split", "propose", "reply"):
        return shared(scene, kind, option)
    if kind == "place":
        if option < deploy.SCOUT:
            return (place_of(scene, option),)
        place, looked = divmod(option - deploy.SCOUT, PLACES)
        return (scene.ref("foe", scene.realm, PLACE_IDS[looked]), place_of(scene, place))
    if kind == "post":
        return () if option == NONE else (place_of(scene, option),)
    if kind == "produce":
        return () if option == produce.DONE else (scene.ref("use", scene.realm, produce_code(s, option)),)
    return ()


def place_of(scene: Scene, place: int) -> str:
    return scene.ref("place", scene.realm, PLACE_IDS[place])


def named(scene: Scene, row: list[int], mask: int) -> tuple[str, ...]:
    return tuple(f"card:{scene.s.names[card]}" for k, card in enumerate(row) if mask >> k & 1)


def shared(scene: Scene, kind: str, option: int) -> tuple[str, ...]:
    """The viewer's own part of a line-up; masks are the first ally's. Accepting is choosing what is proposed."""
    s = scene.s
    r = scene.realm
    first = r - r % 2
    if kind == "reply" and option == drafting.PICKS:
        return ()
    mask = s.proposal[first] - 1 if kind == "reply" and option == drafting.ACCEPT else option
    row = cards(s, first, LINEUP)
    mine = mask if kind == "split" or r == first else ~mask
    return named(scene, row, mine)


def reach(scene: Scene, d: Decision) -> tuple[str, ...]:
    """A unit that is to be deployed can go to all four places (ETT-DEP-05)."""
    return tuple(place_of(scene, place) for place in range(PLACES)) if d.kind == "deploy" else ()


def about(scene: Scene, d: Decision) -> tuple[str, ...]:
    """What the question is about: the unit that acts, the card that waits for a place, the battle."""
    s = scene.s
    if d.kind == "place" and (card := scene.chosen(scene.realm)) != NONE:
        return (f"card:{s.names[card]}",)
    if d.kind == "post":
        return (f"card:{s.names[cards(s, scene.realm, SET_ASIDE)[0]]}",)
    i = pair_of(s, scene.realm)
    if s.acting[i] != NONE:
        return (f"card:{s.names[s.acting[i]]}",)
    if d.kind in ("attempt", "casualty", "sacrifice") and (card := scene.adventure(scene.realm)) != NONE:
        return (f"card:{s.names[card]}",)
    return (place_of(scene, s.battle[i]),) if s.battle[i] != NONE else ()


# ---- beside an option -----------------------------------------------------------------------------------------------
def icon(scene: Scene, d: Decision, option: int) -> str:
    s = scene.s
    if d.kind == "nation":
        return CRESTS[s.t.nations[option]]
    if d.kind == "attempt":
        return "die" if option else "cross"
    if d.kind == "deck_spoil":
        return "deck" if option else "cross"
    if d.kind == "fate":
        return "camp" if option else "coins"
    if d.kind == "place":
        if option >= deploy.SCOUT:
            return "scouting"
        return "adventure" if option == ADVENTURE_PLACE else place_icon(scene, option)
    if d.kind == "post":
        return "tomb" if option == NONE else place_icon(scene, option)
    if d.kind == "produce":
        if option == produce.DONE:
            return "check"
        return place_icon(scene, option - produce.PLACE_CODE) if option >= produce.PLACE_CODE else ability(option)
    if d.kind == "reply" and option in (drafting.ACCEPT, drafting.PICKS):
        return "check" if option == drafting.ACCEPT else "users"
    if option == NONE:
        return "cross"
    if d.kind in ("initiative", "next_initiative") and gives(d, option):
        return "arrow"
    return ICONS[d.kind]


def gives(d: Decision, option: int) -> bool:
    return option == setup.GIVE if d.kind == "initiative" else option != d.options[0]


def ability(code: int) -> str:
    return ABILITY_NAMES[code % 32]


def place_icon(scene: Scene, place: int) -> str:
    kind = location(scene.s, scene.realm, place)
    return {RUINS: "tomb", VILLAGE: "tent", TOWN: "tower", CITY: "city"}[kind]


def note(scene: Scene, d: Decision, option: int) -> str:
    """What an option would change: Gold, scores, chances."""
    s = scene.s
    r = scene.realm
    if d.kind == "pick":
        cost = s.t.cost[option % FACES]
        return scene.text("et-note-dear" if cost > s.gold[r] else "et-note-cost", cost=cost)
    if d.kind == "fate":
        return scene.text("et-note-gold", before=s.gold[r], after=gold_after(s, r, cards(s, r, DRAFTED), option))
    if d.kind in ("propose", "reply", "split"):
        return share_note(scene, d, option)
    if d.kind == "place" and option < deploy.SCOUT:
        return place_note(scene, option)
    if d.kind in ("terrify", "dragonslayer", "ranged") and option != NONE:
        found = after_shot(scene, r, d.kind, s.acting[pair_of(s, r)], option)
        return scene.text("et-note-after", own=found[3], theirs=found[2]) if found else ""
    if d.kind == "attempt" and option:
        return percent(quest_chance(scene, r, scene.adventure(r), [])[1])
    if d.kind == "produce" and option != produce.DONE:
        gold = production_gold(s, r, option)
        return scene.text("et-note-gain", gold=gold) if gold else ""
    if d.kind == "spoil" and option != NONE:
        vp = s.t.vp[option % FACES]
        return scene.text("et-note-vp", vp=vp) if vp else ""
    return ""


def share_note(scene: Scene, d: Decision, option: int) -> str:
    """What recruiting all of a share would cost each ally, of what they have."""
    s = scene.s
    r = scene.realm
    if d.kind == "reply" and option == drafting.PICKS:
        return ""
    accepts = d.kind == "reply" and option == drafting.ACCEPT
    own, other = share_costs(s, r, s.proposal[r - r % 2] - 1 if accepts else option)
    return scene.text("et-note-share", cost=own, gold=s.gold[r], other=other, purse=s.gold[ally(s, r)])


def place_note(scene: Scene, place: int) -> str:
    """The own score at the place before and after, and the chance of the Adventure."""
    card = scene.chosen(scene.realm)
    if card == NONE:
        return ""
    before = scene.score(scene.realm, place)
    text = scene.text("et-note-place", before=before, after=before + scene.s.t.strength[card % FACES])
    quest = scene.adventure(scene.realm)
    if place == ADVENTURE_PLACE and quest != NONE:
        score, chance = quest_chance(scene, scene.realm, quest, [card])
        if score:
            text = scene.text("et-note-quest", note=text, chance=percent(chance))
    return text


def group(scene: Scene, d: Decision, option: int) -> str:
    """Headings where there are many options."""
    if d.kind == "place" and len(d.options) > deploy.SCOUT:
        return scene.text("et-group-face-down" if option < deploy.SCOUT else "et-group-scout")
    return ""


def tone(d: Decision, option: int) -> str:
    if d.kind in ("attempt", "deck_spoil"):
        return "main" if option == YES else "end"
    if d.kind == "reply" and option == drafting.ACCEPT:
        return "main"
    if option == LAST.get(d.kind):
        return "end"
    return "foe" if d.kind in AIMED else ""


def warning(scene: Scene, d: Decision, option: int) -> str:
    """What should be confirmed: production given away (ETT-PROD-05), an Adventure that cannot succeed (ETT-ADV-07)."""
    s = scene.s
    if d.kind == "produce" and option == produce.DONE:
        left = unused(s, scene.realm, d)
        names = [scene.say(ETTIN.option_text(s, d, code)).partition(" – ")[0] for code in left]
        return scene.text("et-warn-unused", things="; ".join(names)) if left else ""
    if d.kind == "attempt" and option == YES:
        score, chance = quest_chance(scene, scene.realm, scene.adventure(scene.realm), [])
        best = attempt_chance(score, 0, s.t.die)
        return scene.text("et-warn-quest") if chance == 0 and best else ""
    return ""

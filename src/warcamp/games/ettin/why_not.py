"""Why something is not offered: for whatever a player can point at, the rule that stands in the way.

Nothing is said here that the asked player could not see: of other realms only what lies face up is looked at.
"""

from __future__ import annotations

from warcamp.engine.flow import Decision
from warcamp.engine.game import Name, Refusal
from warcamp.games.why_not import Explain, refusal

from .names import ABILITY_NAMES, PLACE_NAMES, realm_asked
from .phrases import card_name, place_params
from .rules.battle import adventurers
from .rules.deploy import SCOUT
from .rules.drafting import PICKS
from .rules.produce import PRODUCING, gateable
from .state import (
    ADVENTURE_PLACE,
    CHOSEN,
    DRAFTED,
    HAND,
    LINEUP,
    NONE,
    PLACE,
    PLACES,
    RETIRED,
    Ettin,
    ally,
    box_of,
    cards,
    enemy,
    has,
    icons,
    is_defense,
    is_troop,
    pair_of,
)
from .tables import CONQUEST, FACES, FLYING, GATE_TO_ALLY, GATE_TO_SELF, MAGIC, MERCENARY, RANGED, STEALTH

NOTHING = ("none", "end", "hold", "pass", "no")
"""What people say who would rather not."""


def card_of(s: Ettin, thing: str) -> int:
    """The card that a text names, or NONE."""
    return s.names.index(thing) if thing in s.names else NONE


def place_of(s: Ettin, r: int, card: int) -> int:
    """The place of the realm where the card lies, or NONE."""
    for place in range(PLACES):
        if card in cards(s, r, PLACE + place):
            return place
    return NONE


# ---- set-up and drafting --------------------------------------------------------------------------------------------
def nation(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    if thing not in s.t.nations:
        return None
    r, number, name = realm_asked(s, d), s.t.nations.index(thing), Name("nation", thing)
    if number == MERCENARY:
        return refusal("ETT-SETUP-05", "mercenary-mat")
    if any(s.nation[q] == number for q in range(s.realms) if box_of(s, q) == box_of(s, r)):
        return refusal("ETT-SETUP-04", "nation-taken", nation=name)
    if number in (s.nation[ally(s, r)], s.nation[enemy(s, r)]):
        return refusal("ETT-BIG-04", "nation-beside", nation=name)
    return None


def pick(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("ETT-DRAFT-01", "must-pick")
    card = card_of(s, thing)
    if card == NONE:
        return None
    if any(card in cards(s, r, DRAFTED) for r in range(s.realms)):
        return refusal("ETT-DRAFT-02", "drafted-already", card=card_name(s, card))
    return refusal("ETT-DRAFT-10", "not-in-lineup", card=card_name(s, card))


def fate(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r = realm_asked(s, d)
    drafted = cards(s, r, DRAFTED)
    wanted = [card_of(s, name) for name in thing.split("+")]
    if NONE in wanted:
        return None
    for card in wanted:
        if card not in drafted:
            return refusal("ETT-DRAFT-03", "not-drafted", card=card_name(s, card))
    cost = sum(s.t.cost[card % FACES] for card in wanted)
    sold = sum(s.t.sell[card % FACES] for card in drafted if card not in wanted)
    if cost > s.gold[r] + sold:
        return refusal("ETT-DRAFT-07", "too-dear", cost=cost, gold=s.gold[r] + sold)
    return None


def share(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    """The cards of the line-up that go to the first ally."""
    r = realm_asked(s, d) // 2 * 2
    lineup = cards(s, r, LINEUP)
    wanted = [card_of(s, name) for name in thing.split("+")] if thing != "none" else []
    if NONE in wanted:
        return None
    for card in wanted:
        if card not in lineup:
            return refusal("ETT-PEACE-01", "not-in-lineup", card=card_name(s, card))
    if len(wanted) != s.quota[r]:
        return refusal("ETT-PEACE-02", "share", number=s.quota[r])
    if sum(1 << lineup.index(card) for card in wanted) == s.proposal[r] - 1 and PICKS in d.options:
        return refusal("ETT-PEACE-05", "proposed-already")
    return None


# ---- war ------------------------------------------------------------------------------------------------------------
def deploy(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("ETT-DEP-03", "must-deploy")
    if thing.partition(" ")[0] in PLACE_NAMES:
        return refusal("ETT-DEP-10", "card-first")
    r, card = realm_asked(s, d), card_of(s, thing)
    if card == NONE:
        return None
    if place_of(s, r, card) != NONE:
        return refusal("ETT-DEP-08", "deployed-already", card=card_name(s, card))
    if card in cards(s, ally(s, r), HAND) + cards(s, ally(s, r), CHOSEN):
        return refusal("ETT-GEN-05", "card-of-ally", card=card_name(s, card))
    return refusal("ETT-DEP-01", "not-in-hand", card=card_name(s, card))


def place(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("ETT-DEP-03", "must-deploy")
    if " scout " in thing and max(d.options) < SCOUT:
        return refusal("ETT-AB-SCO-01", "no-scout")
    if card_of(s, thing) != NONE:
        return refusal("ETT-DEP-10", "place-first")
    return refusal("ETT-DEP-05", "own-places")


def dragonslayer(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    card = card_of(s, thing)
    found = no_target(s, d, thing)
    if found or card == NONE:
        return found
    if not s.t.dragon[card % FACES]:
        return refusal("ETT-AB-DRA-01", "no-dragon", card=card_name(s, card))
    return refusal("ETT-SOB-05", "aimed-already", card=card_name(s, card))


def terrify(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    card = card_of(s, thing)
    found = no_target(s, d, thing)
    if found or card == NONE:
        return found
    return refusal("ETT-SOB-05", "aimed-already", card=card_name(s, card))


def ranged(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    card = card_of(s, thing)
    found = no_target(s, d, thing)
    if found or card == NONE:
        return found
    if not is_troop(s, card):
        return refusal("ETT-AB-RAN-01", "only-troops-shot", card=card_name(s, card))
    strength = s.t.strength[card % FACES]
    own = s.t.strength[s.acting[pair_of(s, realm_asked(s, d))] % FACES]
    if strength > own:
        return refusal("ETT-AB-RAN-01", "too-strong", card=card_name(s, card), strength=strength, number=own)
    return refusal("ETT-SOB-05", "aimed-already", card=card_name(s, card))


def no_target(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    """Why something is out of the question as a target, whatever the ability: not an enemy unit in this battle."""
    r, card = realm_asked(s, d), card_of(s, thing)
    if thing in NOTHING:
        return refusal("ETT-SOB-03", "must-aim")
    if card == NONE:
        return None
    if place_of(s, r, card) != NONE:
        return refusal("ETT-SOB-01", "own-unit", card=card_name(s, card))
    if place_of(s, enemy(s, r), card) != s.battle[pair_of(s, r)]:
        return refusal("ETT-SOB-01", "not-in-this-battle", card=card_name(s, card))
    return None


def casualty(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r, card = realm_asked(s, d), card_of(s, thing)
    if thing in NOTHING:
        return refusal("ETT-ADV-12", "must-lose-one")
    if card == NONE:
        return None
    if place_of(s, r, card) != ADVENTURE_PLACE:
        return refusal("ETT-ADV-12", "not-at-adventure", card=card_name(s, card))
    if card not in adventurers(s, r):
        return refusal("ETT-ADV-12", "no-adventurer", card=card_name(s, card))
    return None


def sacrifice(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    card = card_of(s, thing)
    if card == NONE:
        return None
    if place_of(s, realm_asked(s, d), card) != ADVENTURE_PLACE:
        return refusal("ETT-ADV-10", "not-at-adventure", card=card_name(s, card))
    return refusal("ETT-ADV-10", "only-troops-given", card=card_name(s, card))


def spoil(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r, card = realm_asked(s, d), card_of(s, thing)
    if card == NONE:
        return None
    if place_of(s, r, card) != NONE:
        return refusal("ETT-SPOIL-05", "own-unit", card=card_name(s, card))
    won = s.battle[pair_of(s, r)]
    if place_of(s, enemy(s, r), card) != won:
        return refusal("ETT-SPOIL-05", "not-in-this-battle", card=card_name(s, card))
    if has(s, card, FLYING) and not icons(s, r, won, FLYING) + icons(s, r, won, RANGED):
        return refusal("ETT-AB-FLY-01", "out-of-reach", card=card_name(s, card))
    if has(s, card, STEALTH) and not icons(s, r, won, MAGIC):
        return refusal("ETT-AB-MAG-01", "out-of-sight", card=card_name(s, card))
    if is_defense(s, card) and is_troop(s, d.options[-1]) and not icons(s, r, won, CONQUEST):
        return refusal("ETT-SPOIL-06", "troops-first", card=card_name(s, card))
    return refusal("ETT-SPOIL-05", "taken-already", card=card_name(s, card))


def deck_spoil(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    return refusal("ETT-SPOIL-10", "top-card-only") if card_of(s, thing) != NONE else None


def siege(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r, card = realm_asked(s, d), card_of(s, thing)
    if thing in NOTHING:
        return refusal("ETT-AB-SIE-05", "must-besiege")
    if card == NONE:
        return None
    if place_of(s, enemy(s, r), card) != s.battle[pair_of(s, r)]:
        return refusal("ETT-AB-SIE-03", "not-in-this-battle", card=card_name(s, card))
    if not is_defense(s, card):
        return refusal("ETT-AB-SIE-01", "only-defenses", card=card_name(s, card))
    return refusal("ETT-AB-SIE-03", "besieged-already", card=card_name(s, card))


def post(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    return refusal("ETT-SPOIL-20", "not-at-the-adventure") if thing == PLACE_NAMES[ADVENTURE_PLACE] else None


def produce(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r = realm_asked(s, d)
    first, _, rest = thing.partition(" ")
    if first == "location" and rest in PLACE_NAMES:
        return no_location(s, r, PLACE_NAMES.index(rest))
    card = card_of(s, first)
    if card == NONE:
        return None
    if place_of(s, r, card) in (NONE, ADVENTURE_PLACE) or not is_defense(s, card):
        return refusal("ETT-PROD-09", "only-defenses-produce", card=card_name(s, card))
    own = [ability for ability in PRODUCING if has(s, card, ability)]
    if rest in ABILITY_NAMES:
        own = [ability for ability in own if ABILITY_NAMES[ability] == rest]
    if not own:
        return refusal("ETT-PROD-02", "produces-nothing", card=card_name(s, card))
    if card in s.sieged:
        return refusal("ETT-AB-SIE-01", "besieged", card=card_name(s, card))
    if own[0] in (GATE_TO_SELF, GATE_TO_ALLY):
        if not gateable(s, r, []):
            return refusal("ETT-AB-GAT-03", "nobody-to-gate")
        return refusal("ETT-AB-GAT-03", "gate-spent", card=card_name(s, card))
    return refusal("ETT-PROD-02", "produced-already", card=card_name(s, card))


def no_location(s: Ettin, r: int, place: int) -> Refusal:
    if place == ADVENTURE_PLACE:
        return refusal("ETT-PROD-03", "only-locations-produce")
    where = place_params(s, "place", r, place)["place"]
    if not any(is_defense(s, card) for card in cards(s, r, PLACE + place)):
        return refusal("ETT-LOC-01", "undefended", place=where)
    return refusal("ETT-PROD-06", "location-used", place=where)


def gate(s: Ettin, d: Decision, thing: str) -> Refusal | None:
    r, card = realm_asked(s, d), card_of(s, thing)
    if card == NONE:
        return None
    if card not in cards(s, r, RETIRED):
        return refusal("ETT-AB-GAT-01", "not-retired", card=card_name(s, card))
    if not is_troop(s, card):
        return refusal("ETT-AB-GAT-02", "only-troops-gated", card=card_name(s, card))
    return refusal("ETT-AB-GAT-01", "gated-already", card=card_name(s, card))


EXPLAIN: dict[str, Explain[Ettin]] = {
    "nation": nation,
    "pick": pick,
    "fate": fate,
    "split": share,
    "propose": share,
    "reply": share,
    "deploy": deploy,
    "place": place,
    "dragonslayer": dragonslayer,
    "terrify": terrify,
    "ranged": ranged,
    "casualty": casualty,
    "sacrifice": sacrifice,
    "spoil": spoil,
    "deck_spoil": deck_spoil,
    "siege": siege,
    "post": post,
    "produce": produce,
    "gate": gate,
}

"""Why something is not offered: for whatever a player can point at, the rule that stands in the way.

Nothing is said here that the asked player could not see: sides, buildings, limbos and who holds a Region card are open
to all, and of cards only the player's own are looked at.
"""

from __future__ import annotations

from warcamp.engine.flow import Decision
from warcamp.engine.game import Refusal
from warcamp.games.why_not import Explain, refusal

from .layout import DRAFT_HAND, HAND, PLAYED
from .names import BUILDINGS, FORFEIT, REALMS, STANCES, card_name
from .phrases import (
    building_text,
    cost_text,
    cubes_text,
    limbo_text,
    player,
    province_text,
    realm_text,
    region_name,
    side_text,
    slot_text,
    the_card,
    tribe_name,
)
from .rules import draft as drafting
from .rules.actions import CAPITAL, PORTAL, SHRINE
from .rules.magic import magic_kind
from .rules.setup import own_cards
from .rules.standing import stands_for
from .state import (
    BOTH_SIDES,
    NEUTRAL,
    NONE,
    WITH_ATTACKER,
    Immortals,
    action_of,
    can_draw,
    cards,
    realm_of,
    tiles_left,
    twin,
)
from .tables import (
    ARMY_SLOTS,
    BLANK_CARD,
    BLANKS,
    CARD_OR_FIRST,
    CARDS_OR_TRANSITION,
    CONFLICT_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    JOKER_CARD,
    MAGIC_CARD,
    REGIONS,
    SHRINE_OR_TAKEOVER,
    TRANSITION_OF_5,
    TRIBES,
)

NOTHING = ("none", "nothing", "pass", "skip", "end", "no", FORFEIT)
"""What people say who would rather not."""


def side_of(s: Immortals, thing: str) -> int:
    """The side that a text names, or NONE."""
    return s.t.sides.index(thing) if thing in s.t.sides else NONE


def number_of(thing: str) -> int:
    """The number that somebody typed, or NONE."""
    return int(thing) if thing.isascii() and thing.isdigit() and len(thing) < 4 else NONE


def own_card(s: Immortals, p: int, thing: str) -> int:
    """The card that a player means: of blank and Magic cards the own ones. NONE if it is no card."""
    for card in [*range(BLANK_CARD), *own_cards(p)]:
        if thing in (s.names[card], card_name(s, card)):
            return int(card)
    return NONE


# ---- set-up and draft -----------------------------------------------------------------------------------------------
def tribe(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing not in s.t.tribes:
        return None
    number = s.t.tribes.index(thing)
    if number in s.light or number in s.dark:
        return refusal("IMM-OPT-04", "tribe-taken", tribe=tribe_name(s, number))
    realm = realm_text(d.options[0] // TRIBES)
    return refusal("IMM-OPT-04", "tribe-of-other-realm", tribe=tribe_name(s, number), realm=realm)


def home(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-HOME-01", "must-place")
    number = number_of(thing)
    if number == NONE:
        return None
    return refusal("IMM-HOME-01", "no-such-group", cubes=cubes_text(number), groups=sizes(s, d.seat))


def group(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-DRAFT-07", "must-place")
    number = number_of(thing)
    if number == NONE:
        return None
    return refusal("IMM-DRAFT-07", "no-such-group", cubes=cubes_text(number), groups=sizes(s, d.seat))


def sizes(s: Immortals, p: int) -> str:
    """The army groups left on a board."""
    return ", ".join(str(size) for size in s.groups[p])


def draft(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-DRAFT-04", "must-draft")
    card = own_card(s, d.seat, thing)
    if not CONFLICT_CARD <= card < BLANK_CARD:
        return refusal("IMM-DRAFT-04", "only-conflict-cards") if card != NONE else None
    if card in cards(s, d.seat, DRAFT_HAND):
        return refusal("IMM-DRAFT-05", "side-occupied", card=the_card(s, card))
    if drafting.card_realm(card) != s.hand_realm[d.seat]:
        return refusal("IMM-DRAFT-03", "hand-of-one-realm", realm=realm_text(s.hand_realm[d.seat]))
    return refusal("IMM-DRAFT-04", "not-in-draft-hand", card=the_card(s, card))


def settle(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-DRAFT-07", "must-place")
    side = side_of(s, thing)
    if side == NONE:
        return None
    if s.owner[side] != NONE:
        return refusal("IMM-DRAFT-08", "side-taken", side=side_text(s, side), seat=player(s.owner[side]))
    province = cards(s, d.seat, PLAYED)[0] - JOKER_CARD  # without a joker every empty side is offered
    return refusal("IMM-DRAFT-08", "not-in-province", side=side_text(s, side), province=province_text(s, province))


def split(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-TOWER-02", "must-split")
    if number_of(thing) == NONE:
        return None
    return refusal("IMM-TOWER-02", "only-fallen", number=s.left)


# ---- reinforcements and planning ------------------------------------------------------------------------------------
def reinforce(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    side = side_of(s, thing)
    if side == NONE:
        return None
    realm = realm_of(d.options[-1])
    if realm_of(side) != realm:
        return refusal("IMM-REINF-04", "limbo-of-other-realm", limbo=limbo_text(realm), realm=realm_text(realm))
    return refusal("IMM-REINF-04", "not-your-side", side=side_text(s, side))


def plan(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    first, _, rest = thing.partition(" ")
    if first not in s.t.slots:
        if own_card(s, d.seat, thing) != NONE:
            return refusal("IMM-PLAN-02", "name-a-slot")
        return refusal("IMM-PLAN-03", "only-ready") if thing in NOTHING else None
    slot = s.t.slots.index(first)
    if rest == "empty":
        return refusal("IMM-PLAN-03", "slot-empty", slot=slot_text(s, d.seat, slot))
    if not rest:
        return refusal("IMM-PLAN-04", "name-a-card", slot=slot_text(s, d.seat, slot))
    card = own_card(s, d.seat, rest)
    return not_planned(s, d.seat, slot, card) if card != NONE else None


def not_planned(s: Immortals, p: int, slot: int, card: int) -> Refusal | None:
    """Why a card cannot be laid on a slot."""
    if BLANK_CARD <= card < MAGIC_CARD and len([c for c in s.plan[p] if BLANK_CARD <= c < MAGIC_CARD]) == BLANKS:
        return refusal("IMM-SET-07", "no-blank-left")
    if card not in cards(s, p, HAND):
        return refusal("IMM-PLAN-01", "not-in-hand", card=the_card(s, card))
    if card in s.plan[p]:
        where = slot_text(s, p, s.plan[p].index(card))
        return refusal("IMM-PLAN-03", "planned-already", card=the_card(s, card), slot=where)
    if card >= MAGIC_CARD and slot < ARMY_SLOTS:
        return refusal("IMM-PLAN-04", "magic-on-army-slot")
    if card < BLANK_CARD and slot >= ARMY_SLOTS:
        return refusal("IMM-PLAN-04", "army-on-magic-slot")
    if card < CONFLICT_CARD and not s.owned[p] >> card & BOTH_SIDES:
        return refusal("IMM-PLAN-05", "no-cube-in-region", region=region_name(s, card))
    if JOKER_CARD <= card < BLANK_CARD and action_of(s, p, slot) in (EXTRACT_GOLD, EXTRACT_ENERGY):
        return refusal("IMM-PLAN-07", "no-joker")
    return refusal("IMM-PLAN-03", "slot-covered", slot=slot_text(s, p, slot)) if s.plan[p][slot] != NONE else None


# ---- resolution -----------------------------------------------------------------------------------------------------
def reveal(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in s.t.slots:
        slot = s.t.slots.index(thing)
        if s.covered[d.seat] >> slot & 1:
            return refusal("IMM-RES-08", "only-blanks")
        return refusal("IMM-PLAN-08", "nothing-there", slot=slot_text(s, d.seat, slot))
    card = own_card(s, d.seat, thing)
    if card != NONE and card in cards(s, d.seat, HAND):
        return refusal("IMM-PLAN-08", "card-waits", card=the_card(s, card))
    if thing == FORFEIT:
        return refusal("IMM-RES-03", "reveal-first")
    return None


def compensation(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    return refusal("IMM-RES-10", "must-take") if thing in (*NOTHING, "both") else None


def not_for_card(s: Immortals, d: Decision, side: int) -> Refusal | None:
    """Why the revealed card cannot stand for a side, or the player has nobody there."""
    card = s.card
    shown, there = the_card(s, card), side_text(s, side)
    if card < CONFLICT_CARD:
        if side % REGIONS != card:
            return refusal("IMM-CARD-03", "other-side", card=shown, side=there)
    elif card < JOKER_CARD:
        if side != card - CONFLICT_CARD:
            return refusal("IMM-CARD-01", "other-side", card=shown, side=there)
    elif side not in s.t.province_sides[card - JOKER_CARD]:
        return refusal("IMM-CARD-02", "other-side", card=shown, side=there)
    if s.owner[side] != d.seat:
        return refusal("IMM-CARD-04", "not-your-side", side=side_text(s, side))
    return None


def extract(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    side = side_of(s, thing)
    return not_for_card(s, d, side) if side != NONE else None


def transition(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    side = side_of(s, thing)
    if side == NONE:
        return None
    return not_for_card(s, d, side) or refusal("IMM-ACT-07", "limbo-empty", limbo=limbo_text(realm_of(side)))


def build(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    first, _, rest = thing.partition(" ")
    side = side_of(s, first)
    if side == NONE:
        return refusal("IMM-ACT-08", "name-a-side") if thing in BUILDINGS else None
    found = not_for_card(s, d, side)
    if found or rest not in BUILDINGS:
        return found or refusal("IMM-ACT-08", "name-a-building")
    what = BUILDINGS.index(rest)
    if what == PORTAL:
        return no_portal(s, side)
    return no_tile(s, side)


def no_portal(s: Immortals, side: int) -> Refusal:
    if s.portals >> side & 1:
        return refusal("IMM-BLD-07", "portal-there", side=side_text(s, side))
    return refusal("IMM-GEN-12", "no-portal-left")


def no_tile(s: Immortals, side: int) -> Refusal:
    if (s.shrines | s.capitals) >> side & 1:
        there = CAPITAL if s.capitals >> side & 1 else SHRINE
        return refusal("IMM-BLD-05", "built-there", side=side_text(s, side), building=building_text(there))
    if tiles_left(s) == 0:
        return refusal("IMM-GEN-12", "no-tile-left")
    province = province_text(s, s.t.province_of[side])
    return refusal("IMM-BLD-06", "capital-there", province=province)


def shrine(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    side = side_of(s, thing)
    if side == NONE:
        return None
    return not_for_card(s, d, side) or no_tile(s, side)


# ---- attacks and moves ----------------------------------------------------------------------------------------------
def attack(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing.startswith("move"):
        return refusal("IMM-ACT-10", "no-move-here")
    return no_attack(s, d.seat, thing)


def no_attack(s: Immortals, p: int, thing: str) -> Refusal | None:
    """Why there is no attack from one side on another; with one side only, on it."""
    first, _, second = thing.partition(" to ")
    origin, target = side_of(s, first), side_of(s, second)
    if origin == NONE or (second and target == NONE):
        return None
    if target == NONE:
        if s.owner[origin] == p:
            return refusal("IMM-ATT-02", "name-a-target", side=side_text(s, origin))
        return refusal("IMM-ATT-01", "name-an-origin", side=side_text(s, origin))
    if s.owner[origin] != p:
        return refusal("IMM-ATT-01", "not-your-side", side=side_text(s, origin))
    if s.cubes[origin] < 2:
        return refusal("IMM-ATT-01", "too-few-there", side=side_text(s, origin))
    if s.owner[target] == p:
        return refusal("IMM-ATT-02", "own-target", side=side_text(s, target))
    if target == twin(origin):
        return refusal("IMM-GEN-07", "no-portal-there", side=side_text(s, origin))
    return refusal("IMM-ATT-02", "not-adjacent", origin=side_text(s, origin), target=side_text(s, target))


def attack_or_move(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    first, _, rest = thing.partition(" ")
    if first != "move":
        return no_attack(s, d.seat, thing)
    p = d.seat
    origin, target = [side_of(s, part) for part in [*rest.split(" to "), "", ""][:2]]
    if s.gold[p] < s.t.move_gold:
        return refusal("IMM-MOVE-07", "no-gold-to-move", cost=cost_text(0, s.t.move_gold))
    if origin == NONE or target == NONE:
        return None
    if origin not in stands_for(s, p, s.card):
        return refusal("IMM-MOVE-01", "other-side", card=the_card(s, s.card), side=side_text(s, origin))
    if s.cubes[origin] < 2:
        return refusal("IMM-MOVE-04", "too-few-there", side=side_text(s, origin))
    if s.owner[target] != p:
        return refusal("IMM-MOVE-02", "not-your-side", side=side_text(s, target))
    if origin == target:
        return refusal("IMM-MOVE-01", "same-side")
    return refusal("IMM-MOVE-03", "no-way", origin=side_text(s, origin), target=side_text(s, target))


def stance(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing not in STANCES:
        return None
    wanted = STANCES.index(thing)
    if s.card < CONFLICT_CARD and wanted == WITH_ATTACKER:
        return refusal("IMM-CARD-06", "no-friends")
    side = s.target if wanted == WITH_ATTACKER else s.origin
    if wanted in (WITH_ATTACKER, NEUTRAL):
        return refusal("IMM-ATT-08", "other-side", card=the_card(s, s.card), side=side_text(s, side))
    return None


def cubes(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    number = number_of(thing)
    if number == NONE:
        return None
    there = cubes_text(s.cubes[s.origin])
    if s.stance == NONE:
        return refusal("IMM-MOVE-04", "one-stays", side=side_text(s, s.origin), cubes=there)
    return refusal("IMM-ATT-03", "one-stays", side=side_text(s, s.origin), cubes=there)


# ---- Magic ----------------------------------------------------------------------------------------------------------
def magic(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    first, _, rest = thing.partition(" ")
    if first not in MAGIC_OF:
        return None
    kind = magic_kind(s.card)
    if kind not in MAGIC_OF[first]:
        return refusal("IMM-MAGIC-13", "other-magic", card=the_card(s, s.card))
    if first == "draw":
        return refusal("IMM-MAGIC-12", "no-card-left") if not can_draw(s) else None
    if first == "marker":
        return refusal("IMM-MAGIC-06", "marker-yours")
    if first == "limbo":
        return no_limbo(s, d.seat, rest)
    side = side_of(s, rest)
    return no_magic_side(s, d.seat, first, side) if side != NONE else refusal("IMM-MAGIC-13", "name-a-side-too")


MAGIC_OF: dict[str, tuple[int, ...]] = {
    "draw": (CARD_OR_FIRST, CARDS_OR_TRANSITION),
    "marker": (CARD_OR_FIRST,),
    "limbo": (TRANSITION_OF_5,),
    "shrine": (SHRINE_OR_TAKEOVER,),
    "takeover": (SHRINE_OR_TAKEOVER,),
    "rise": (CARDS_OR_TRANSITION,),
}
"""Which Magic cards do what."""


def no_limbo(s: Immortals, p: int, rest: str) -> Refusal | None:
    if rest not in REALMS:
        return None
    realm = REALMS.index(rest)
    if s.limbo[p * 2 + realm] == 0:
        return refusal("IMM-MAGIC-04", "limbo-empty", limbo=limbo_text(realm))
    return refusal("IMM-MAGIC-04", "no-side-in-realm", realm=realm_text(realm))


def no_magic_side(s: Immortals, p: int, what: str, side: int) -> Refusal:
    if s.owner[side] != p:
        return refusal("IMM-MAGIC-07", "not-your-side", side=side_text(s, side))
    if what == "shrine":
        return no_tile(s, side)
    if what == "takeover":
        return refusal("IMM-MAGIC-08", "region-yours", region=region_name(s, side % REGIONS))
    return refusal("IMM-MAGIC-11", "limbo-empty", limbo=limbo_text(realm_of(side)))


def spread(s: Immortals, d: Decision, thing: str) -> Refusal | None:
    if thing in NOTHING:
        return refusal("IMM-MAGIC-03", "must-spread", number=s.left)
    side = side_of(s, thing)
    if side == NONE:
        return None
    realm = realm_of(d.options[0])
    if realm_of(side) != realm:
        return refusal("IMM-MAGIC-03", "limbo-of-other-realm", limbo=limbo_text(realm), realm=realm_text(realm))
    return refusal("IMM-MAGIC-03", "not-your-side", side=side_text(s, side))


EXPLAIN: dict[str, Explain[Immortals]] = {
    "tribe": tribe,
    "home": home,
    "draft": draft,
    "group": group,
    "settle": settle,
    "split": split,
    "reinforce": reinforce,
    "plan": plan,
    "reveal": reveal,
    "compensation": compensation,
    "extract": extract,
    "transition": transition,
    "build": build,
    "shrine": shrine,
    "attack": attack,
    "attack_or_move": attack_or_move,
    "stance": stance,
    "cubes": cubes,
    "magic": magic,
    "spread": spread,
}

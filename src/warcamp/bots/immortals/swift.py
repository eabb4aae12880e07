"""A quick sensible player of Immortals: every option of a question gets a score in victory points.

It looks at what the seat that is asked may know: open things, its own hand, plan and slots. A plan is made whole, then
laid card by card. With noise it is the player of playouts, without it the greedy one.
"""

from __future__ import annotations

from warcamp.engine.flow import Decision
from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import HAND, SEAT_ZONES
from warcamp.games.immortals.rules.actions import BUILDINGS, CAPITAL, FORFEIT, PORTAL
from warcamp.games.immortals.rules.attack import MOVE_CODE
from warcamp.games.immortals.rules.magic import DRAW, LIMBO, MARKER, RISE_CODE, SHRINE_CODE, TAKE_CODE, magic_kind
from warcamp.games.immortals.rules.standing import stances
from warcamp.games.immortals.state import (
    GOLD,
    NO_PLAN,
    NONE,
    PLACE_CODE,
    READY,
    Immortals,
    action_of,
    own_sides,
    realm_of,
    twin,
)
from warcamp.games.immortals.tables import (
    BLANK_CARD,
    CONFLICT_CARD,
    EXTRACT_GOLD,
    MAGIC_CARD,
    REALMS,
    SIDES,
    SLOTS,
    TRIBE,
    TRIBES,
)

from .drafting import TRIBE_ORDER, card_worth, group_worth, site
from .planning import Planner, resource_prices
from .quick_odds import Chances
from .revealing import hasty_scores, reveal_scores
from .taste import PLAIN, Taste, taste
from .worth import Outlook


class Swift:
    """The scores, and the answer with noise. It remembers plans that are being laid. A hasty one reveals cards by rule
    of thumb."""

    def __init__(self, noise: float = 0.0, likes: Taste | None = None, hasty: bool = False) -> None:
        self.noise = noise
        self.hasty = hasty
        self.chances = Chances()
        self.taste = likes if likes is not None else taste(PLAIN)
        self.plans: dict[int, list[int]] = {}

    def pick(self, s: Immortals, d: Decision, chance: Fast) -> int:
        """The option with the highest score, after each has been moved up by something between nothing and the
        noise."""
        if d.kind == "plan":
            return self.lay(s, d, chance)
        scores = self.scores(s, d)
        best = 0
        most = -1e9
        noise = self.noise / 4294967296.0
        for k in range(len(scores)):
            x = scores[k]
            if noise > 0.0:
                x += noise * chance.word()
            if x > most:
                most = x
                best = k
        return d.options[best]

    # ---- plans ------------------------------------------------------------------------------------------------------
    def lay(self, s: Immortals, d: Decision, chance: Fast) -> int:
        """The next step of the seat's plan, which is made when nothing lies there yet."""
        seat = d.seat
        if s.plan[seat] == NO_PLAN or not self.follows(s, seat):
            self.adopt(s, seat, chance)
        return self.step(s, seat)

    def adopt(self, s: Immortals, seat: int, chance: Fast) -> None:
        """Make a plan and remember it."""
        self.plans[seat] = Planner(s, seat, Outlook(s, seat, self.chances, self.taste), self.noise, chance).plan()

    def follows(self, s: Immortals, seat: int) -> bool:
        """Whether the remembered plan can be laid by the seat."""
        plan = self.plans.get(seat)
        if plan is None:
            return False
        hand = s.zones.cards[seat * SEAT_ZONES + HAND]
        for card in plan:
            if card != NONE and card not in hand:
                return False
        return True

    def step(self, s: Immortals, seat: int) -> int:
        """What is next on the way to the remembered plan: wrong cards away first, then cards on slots, then ready."""
        plan = self.plans[seat]
        laid = s.plan[seat]
        for slot in range(SLOTS):
            if laid[slot] != NONE and laid[slot] != plan[slot]:
                return -1 - slot
        for slot in range(SLOTS):
            if plan[slot] != NONE and laid[slot] == NONE:
                return (slot + 1) * PLACE_CODE + same_blank(s, seat, plan, slot)
        return READY

    # ---- scores -----------------------------------------------------------------------------------------------------
    def scores(self, s: Immortals, d: Decision) -> list[float]:
        """By option. Only differences mean something."""
        kind = d.kind
        p = d.seat
        options = d.options
        if kind == "compensation":
            return compensation_scores(s, p, options)
        if kind == "draft":
            return [card_worth(s, p, card, self.taste) for card in options]
        if kind == "settle":
            return [site(s, p, side, self.taste) for side in options]
        if kind == "home" or kind == "group":
            return [group_worth(s, p, size, self.taste) for size in options]
        if kind == "split":
            return split_scores(s, p, options)
        if kind == "draw":
            return [1.0 * option for option in options]
        if kind == "tribe":
            return [TRIBE_ORDER[option] for option in options]
        if kind == "extract":
            return [extract_worth(s, side) for side in options]
        if kind == "stance":
            return [-1.0 * option if option >= 0 else -9.0 for option in options]
        if kind == "reveal" and self.hasty:
            return hasty_scores(s, p, options)
        look = Outlook(s, p, self.chances, self.taste)
        if kind == "reveal":
            return reveal_scores(s, p, options, look)
        if kind == "reinforce" or kind == "spread":
            return [look.reinforced(side, 1) if side >= 0 else 0.0 for side in options]
        if kind == "transition":
            return transition_scores(s, p, options, look)
        if kind == "build" or kind == "shrine":
            return build_scores(s, p, kind, options, look)
        if kind == "magic":
            return magic_scores(s, p, options, look)
        if kind == "cubes":
            return cube_scores(s, options, look)
        return attack_scores(s, p, options, look)


def same_blank(s: Immortals, seat: int, plan: list[int], slot: int) -> int:
    """The card for a slot; of blank cards the first is offered that is not laid yet."""
    card = plan[slot]
    laid = s.plan[seat]
    best = card
    for other in plan:
        if other != NONE and other not in laid and same_kind(other, card) and other < best:
            best = other
    return best


def same_kind(a: int, b: int) -> bool:
    return a == b or (BLANK_CARD <= a < MAGIC_CARD and BLANK_CARD <= b < MAGIC_CARD)


def compensation_scores(s: Immortals, p: int, options: list[int]) -> list[float]:
    """What there is less of, measured by what building and Magic cost."""
    light = s.light[p]
    gold = (s.gold[p] + 1.0) / (s.t.build_gold[light] + 3.0)
    energy = (s.energy[p] + 1.0) / (s.t.build_energy[light] + 3.0)
    return [-gold if option == GOLD else -energy for option in options]


def split_scores(s: Immortals, p: int, options: list[int]) -> list[float]:
    """Cubes for both realms as the player has sides there."""
    light = len(own_sides(s, p, 0)) + 1.0
    dark = len(own_sides(s, p, 1)) + 1.0
    whole = s.limbo[p * 2] + s.limbo[p * 2 + 1] + s.left
    wanted = whole * light / (light + dark)
    out: list[float] = []
    for option in options:
        off = s.limbo[p * 2] + option - wanted
        out.append(-0.1 * off * off)
    return out


def extract_worth(s: Immortals, side: int) -> float:
    """What is taken from a side; giving up comes last."""
    if side == FORFEIT:
        return 0.5
    if action_of(s, s.turn, s.slot) == EXTRACT_GOLD:
        return 1.0 * s.t.yield_gold[side]
    return 1.0 * s.t.yield_energy[side]


def costs(s: Immortals, p: int, look: Outlook, energy: int, gold: int) -> float:
    """What a cost is worth, and what giving up brings."""
    price_of_gold, price_of_energy = resource_prices(s, p, look)
    most = price_of_gold if price_of_gold > price_of_energy else price_of_energy
    return gold * price_of_gold + energy * price_of_energy + most


def slot_costs(s: Immortals, p: int, look: Outlook, energy: int, gold: int) -> float:
    """The same for the revealed card on its slot; a Conflict card is kept when it is not performed."""
    if s.t.slot_action[s.slot] == TRIBE:
        energy = s.t.tribe_energy[s.dark[p] - TRIBES]
        gold = s.t.tribe_gold[s.dark[p] - TRIBES]
    value = costs(s, p, look, energy, gold)
    if s.card >= CONFLICT_CARD and look.left > 1:
        value += look.taste.spent
    return value


def transition_scores(s: Immortals, p: int, options: list[int], look: Outlook) -> list[float]:
    out: list[float] = []
    for side in options:
        if side == FORFEIT:
            out.append(slot_costs(s, p, look, s.t.transition_energy, s.t.transition_gold))
        else:
            number = min(s.t.transition_cubes, s.limbo[p * 2 + realm_of(side)])
            out.append(look.reinforced(side, number))
    return out


def build_scores(s: Immortals, p: int, kind: str, options: list[int], look: Outlook) -> list[float]:
    out: list[float] = []
    light = s.light[p]
    for option in options:
        if option == FORFEIT:
            out.append(slot_costs(s, p, look, s.t.build_energy[light], s.t.build_gold[light]))
        elif kind == "shrine":
            out.append(look.building(option, False))
        elif option % BUILDINGS == PORTAL:
            out.append(1.0 * s.t.portal_vp)
        else:
            out.append(look.building(option // BUILDINGS, option % BUILDINGS == CAPITAL))
    return out


def magic_scores(s: Immortals, p: int, options: list[int], look: Outlook) -> list[float]:
    kind = magic_kind(s.card)
    out: list[float] = []
    later = 1.0 if look.left > 1 else 0.0
    for option in options:
        value = 0.0
        if option == FORFEIT:
            value = costs(s, p, look, s.t.magic_energy[kind], s.t.magic_gold[kind])
        elif option == DRAW:
            value = look.taste.spent * later * (s.t.magic_cards if s.t.magic_gold[kind] == 1 else s.t.magic_many_cards)
        elif option == MARKER:
            value = (look.taste.marker + 0.2) * later
        elif option < LIMBO + REALMS:
            value = best_rise(s, p, option - LIMBO, s.t.magic_transition_cubes, look)
        elif option < TAKE_CODE:
            value = look.building(option - SHRINE_CODE, False)
        elif option < RISE_CODE:
            side = option - TAKE_CODE
            other = twin(side)
            against = 0 if s.owner[other] == p else s.cubes[other]
            value = look.taste.card * (look.left - 1) + 0.2 * later if s.cubes[side] > against else -5.0
        else:
            side = option - RISE_CODE
            number = min(s.t.small_transition_cubes, s.limbo[p * 2 + realm_of(side)])
            value = look.reinforced(side, number)
        out.append(value)
    return out


def best_rise(s: Immortals, p: int, realm: int, most: int, look: Outlook) -> float:
    """What cubes of a limbo would be worth on the best side of its realm."""
    number = min(most, s.limbo[p * 2 + realm])
    best = 0.0
    for side in own_sides(s, p, realm):
        value = look.reinforced(side, number)
        if value > best:
            best = value
    return best


def attack_scores(s: Immortals, p: int, options: list[int], look: Outlook) -> list[float]:
    """Attacks at their best numbers of cubes, moves, or neither."""
    out: list[float] = []
    for option in options:
        if option == FORFEIT:
            out.append(slot_costs(s, p, look, 0, 0))
        elif option < MOVE_CODE:
            origin = option // SIDES
            target = option % SIDES
            out.append(look.best_number(origin, target, stances(s, p, s.card, origin, target)[0])[1])
        else:
            origin = (option - MOVE_CODE) // SIDES
            target = (option - MOVE_CODE) % SIDES
            best = -1e9
            for number in range(1, s.cubes[origin]):
                value = moved(s, origin, target, number, look)
                if value > best:
                    best = value
            out.append(best - look.price * s.t.move_gold)
    return out


def moved(s: Immortals, origin: int, target: int, number: int, look: Outlook) -> float:
    """What a move changes."""
    left = look.held(origin, s.cubes[origin] - number, look.threat(origin))
    lost = look.held(origin, s.cubes[origin], look.threat(origin)) - left
    return look.reinforced(target, number) - lost - look.taste.cube * number


def cube_scores(s: Immortals, options: list[int], look: Outlook) -> list[float]:
    """How many go."""
    out: list[float] = []
    for number in options:
        if number == FORFEIT:
            out.append(look.price)
        elif s.stance == NONE:
            out.append(moved(s, s.origin, s.target, number, look))
        else:
            out.append(look.attack(s.origin, s.target, number, s.stance))
    return out

"""A whole plan for a round of Immortals: which card goes on which slot.

Every card gets a worth on every slot, from what it could do there now. Cards and slots are then matched, the best pair
first, and changed about as long as that helps. What is done with a card is thought about again when it is revealed.
"""

from __future__ import annotations

from typing import Final

from warcamp.engine.chance import ascending
from warcamp.engine.source import Fast
from warcamp.games.immortals.layout import HAND, SEAT_ZONES
from warcamp.games.immortals.rules.actions import can_hold_tile
from warcamp.games.immortals.rules.magic import magic_kind
from warcamp.games.immortals.rules.standing import stands_for
from warcamp.games.immortals.state import (
    BOTH_SIDES,
    NEUTRAL,
    NONE,
    WITH_ATTACKER,
    WITH_DEFENDER,
    Immortals,
    action_of,
    portals_left,
    realm_of,
    twin,
)
from warcamp.games.immortals.tables import (
    ARMY_SLOTS,
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK_CARD,
    BUILD,
    CARD_OR_FIRST,
    CONFLICT_CARD,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    JOKER_CARD,
    MAGIC_CARD,
    SHRINE_OR_TAKEOVER,
    SIDES,
    SLOTS,
    TRANSITION,
    TRANSITION_OF_5,
    TRIBE,
    TRIBES,
)

from .worth import Outlook

NEVER: Final = -1000.0


class Assault:
    """The best attack that a card allows."""

    __slots__ = ("origin", "target", "value")

    def __init__(self, origin: int, target: int, value: float) -> None:
        self.origin = origin
        self.target = target
        self.value = value


def resource_prices(s: Immortals, p: int, look: Outlook) -> tuple[float, float]:
    """What a unit of gold and one of energy are worth: more while the player has less than a round costs."""
    light = s.light[p]
    gold = scarce(look, s.gold[p], s.t.build_gold[light] + s.t.magic_gold[SHRINE_OR_TAKEOVER] + 1)
    energy = scarce(look, s.energy[p], s.t.build_energy[light] + s.t.magic_energy[SHRINE_OR_TAKEOVER] + 1)
    return gold, energy


def scarce(look: Outlook, have: int, need: int) -> float:
    if look.left <= 1:
        return 0.4 if have < need - 1 else 0.02
    if have < need:
        return look.price * look.taste.wanted
    return look.price * (0.9 if have < 2 * need else look.taste.plenty)


def slot_cost(s: Immortals, p: int, slot: int, card: int) -> tuple[int, int]:
    """Energy and gold that a card on a slot costs."""
    if card >= MAGIC_CARD:
        kind = magic_kind(card)
        return s.t.magic_energy[kind], s.t.magic_gold[kind]
    if slot >= ARMY_SLOTS:
        return 0, 0
    if s.t.slot_action[slot] == TRIBE:
        tribe = s.dark[p] - TRIBES
        return s.t.tribe_energy[tribe], s.t.tribe_gold[tribe]
    action = action_of(s, p, slot)
    if action == TRANSITION:
        return s.t.transition_energy, s.t.transition_gold
    if action == BUILD:
        return s.t.build_energy[s.light[p]], s.t.build_gold[s.light[p]]
    return 0, 0


class Planner:
    """One player's matching of cards and slots; with noise worths are misjudged by up to that part of them."""

    def __init__(self, s: Immortals, p: int, look: Outlook, noise: float, chance: Fast) -> None:
        self.s = s
        self.p = p
        self.look = look
        self.noise = noise
        self.chance = chance
        self.gold, self.energy = resource_prices(s, p, look)
        self.purse_gold = 0
        self.purse_energy = 0
        self.pairs: list[int] = []
        self.values: list[float] = []
        """By pair: what an attack is worth, three stances each."""
        self.shown = -1
        """Sides, as a mask, that a card in hand may stand for when it is attacked from there."""
        self.called = -1
        """Sides that a Conflict card in hand may stand for when they are attacked."""

    def plan(self) -> list[int]:
        """By slot: a card or NONE."""
        s = self.s
        p = self.p
        out = [NONE] * SLOTS
        cards: list[int] = []
        blanks: list[int] = []
        magics: list[int] = []
        for card in ascending(s.zones.cards[p * SEAT_ZONES + HAND]):
            if card >= MAGIC_CARD:
                magics.append(card)
            elif card >= BLANK_CARD:
                blanks.append(card)
            elif card >= CONFLICT_CARD or s.owned[p] >> card & BOTH_SIDES:
                cards.append(card)
        self.shown = 0
        self.called = 0
        for card in cards:
            own = self.stands(card)
            self.shown |= own
            if card >= CONFLICT_CARD:
                self.called |= own
        self.find_pairs()
        assaults = [self.assault(card, 0, 0).value for card in cards]
        rows = [self.row(slot, cards, assaults) for slot in range(ARMY_SLOTS)]
        chosen = self.match([row[:] for row in rows], cards)
        for _ in range(ARMY_SLOTS):
            dear = self.too_dear(rows, chosen, cards)
            if dear == NONE:
                break
            rows[dear] = [NEVER] * len(cards)
            chosen = self.match([row[:] for row in rows], cards)
        for slot in range(ARMY_SLOTS):
            if chosen[slot] != NONE:
                out[slot] = cards[chosen[slot]]
        self.plan_magic(out, magics)
        k = 0
        for slot in range(SLOTS):
            if out[slot] == NONE and k < len(blanks):
                out[slot] = blanks[k]
                k += 1
        return out

    def stirred(self, value: float) -> float:
        """A worth with noise."""
        if self.noise > 0.0:
            return value * (1.0 + self.noise * (self.chance.word() / 2147483648.0 - 1.0))
        return value

    # ---- attacks ----------------------------------------------------------------------------------------------------
    def find_pairs(self) -> None:
        """All attacks that could be made now, each with its worth by stance."""
        s = self.s
        p = self.p
        for side in range(SIDES):
            if s.owner[side] != p or s.cubes[side] < 2:
                continue
            for target in s.t.borders[side]:
                if s.owner[target] != p:
                    self.add_pair(side, target)
            if s.portals >> side & 1 and s.owner[twin(side)] != p:
                self.add_pair(side, twin(side))

    def add_pair(self, origin: int, target: int) -> None:
        self.pairs.append(origin * SIDES + target)
        for stance in (WITH_ATTACKER, NEUTRAL, WITH_DEFENDER):
            if (stance == WITH_ATTACKER and not self.called >> target & 1) or (
                stance == NEUTRAL and not self.shown >> origin & 1
            ):
                self.values.append(NEVER)
                continue
            self.values.append(self.stirred(self.look.best_number(origin, target, stance)[1]))

    def stands(self, card: int) -> int:
        """The sides, as a mask, that a card may stand for in an attack."""
        if card < CONFLICT_CARD:
            return BOTH_SIDES << card
        if card < JOKER_CARD:
            return 1 << (card - CONFLICT_CARD)
        return self.s.t.province_mask[card - JOKER_CARD]

    def assault(self, card: int, origins: int, targets: int) -> Assault:
        """The best attack with a card that leaves some origins and targets alone."""
        own = self.stands(card)
        chosen = NONE
        most = NEVER
        values = self.values
        for k in range(len(self.pairs)):
            origin = self.pairs[k] // SIDES
            target = self.pairs[k] % SIDES
            if origins >> origin & 1 or targets >> target & 1:
                continue
            stance = WITH_DEFENDER
            if card >= CONFLICT_CARD and own >> target & 1:
                stance = WITH_ATTACKER
            elif own >> origin & 1:
                stance = NEUTRAL
            value = values[3 * k + stance]
            if value > most:
                most = value
                chosen = self.pairs[k]
        if chosen == NONE:
            return Assault(NONE, NONE, NEVER)
        return Assault(chosen // SIDES, chosen % SIDES, most)

    # ---- worths -----------------------------------------------------------------------------------------------------
    def row(self, slot: int, cards: list[int], assaults: list[float]) -> list[float]:
        """What each card is worth on a slot."""
        s = self.s
        p = self.p
        action = action_of(s, p, slot)
        energy, gold = slot_cost(s, p, slot, NONE)
        attacks = action == ATTACK or action == ATTACK_OR_MOVE
        out: list[float] = []
        for k in range(len(cards)):
            card = cards[k]
            value = assaults[k] if attacks else self.use(action, card)
            if value > NEVER:
                value = self.stirred(value) - gold * self.gold - energy * self.energy
                if card >= CONFLICT_CARD and self.look.left > 1:
                    value -= self.look.taste.spent
            out.append(value)
        return out

    def use(self, action: int, card: int) -> float:
        """What can be done with a card, without what it costs."""
        s = self.s
        p = self.p
        if action == ATTACK or action == ATTACK_OR_MOVE:
            return self.assault(card, 0, 0).value
        best = NEVER
        if card >= JOKER_CARD and (action == EXTRACT_GOLD or action == EXTRACT_ENERGY):
            return best
        for side in stands_for(s, p, card):
            value = NEVER
            if action == EXTRACT_GOLD:
                value = self.gold * s.t.yield_gold[side]
            elif action == EXTRACT_ENERGY:
                value = self.energy * s.t.yield_energy[side]
            elif action == TRANSITION:
                number = min(s.t.transition_cubes, s.limbo[p * 2 + realm_of(side)])
                if number:
                    value = self.look.reinforced(side, number)
            elif can_hold_tile(s, side):
                capital = action == BUILD and not s.capitals & s.t.province_mask[s.t.province_of[side]]
                value = self.look.building(side, capital)
            elif action == BUILD and not s.portals >> side & 1 and portals_left(s):
                value = 1.0 * s.t.portal_vp
            if value > best:
                best = value
        return best

    # ---- matching ---------------------------------------------------------------------------------------------------
    def match(self, rows: list[list[float]], cards: list[int]) -> list[int]:
        """By slot: the place of a card, or NONE. Attacks from the same side or on the same one count once."""
        chosen = [NONE] * ARMY_SLOTS
        used = [False] * len(cards)
        origins = 0
        targets = 0
        while True:
            best = 0.0
            at = NONE
            which = NONE
            for slot in range(ARMY_SLOTS):
                if chosen[slot] == NONE:
                    row = rows[slot]
                    for k in range(len(cards)):
                        if not used[k] and row[k] > best:
                            best = row[k]
                            at = slot
                            which = k
            if at == NONE:
                break
            chosen[at] = which
            used[which] = True
            if self.attacks(at):
                made = self.assault(cards[which], origins, targets)
                origins |= 1 << made.origin
                targets |= 1 << made.target
                self.settle(rows, cards, used, chosen, origins, targets)
        self.exchange(rows, chosen, used)
        return chosen

    def attacks(self, slot: int) -> bool:
        action = action_of(self.s, self.p, slot)
        return action == ATTACK or action == ATTACK_OR_MOVE

    def settle(
        self,
        rows: list[list[float]],
        cards: list[int],
        used: list[bool],
        chosen: list[int],
        origins: int,
        targets: int,
    ) -> None:
        """After an attack is planned the others are worth what is left for them."""
        for k in range(len(cards)):
            if used[k]:
                continue
            value = self.assault(cards[k], origins, targets).value
            if cards[k] >= CONFLICT_CARD and self.look.left > 1:
                value -= self.look.taste.spent
            for slot in range(ARMY_SLOTS):
                if chosen[slot] == NONE and self.attacks(slot):
                    extra = 0.0
                    if self.s.t.slot_action[slot] == TRIBE:
                        tribe = self.s.dark[self.p] - TRIBES
                        extra = self.s.t.tribe_gold[tribe] * self.gold + self.s.t.tribe_energy[tribe] * self.energy
                    rows[slot][k] = value - extra

    def exchange(self, rows: list[list[float]], chosen: list[int], used: list[bool]) -> None:
        """Cards of slots that do not attack change places, or make room for others, where that is better."""
        quiet = [slot for slot in range(ARMY_SLOTS) if not self.attacks(slot)]
        for _ in range(2):
            for a in quiet:
                row = rows[a]
                now = row[chosen[a]] if chosen[a] != NONE else 0.0
                for k in range(len(used)):
                    if not used[k] and row[k] > now:
                        if chosen[a] != NONE:
                            used[chosen[a]] = False
                        chosen[a] = k
                        used[k] = True
                        now = row[k]
                for b in quiet:
                    i = chosen[a]
                    j = chosen[b]
                    if a == b or i == NONE:
                        continue
                    before = rows[a][i] + (rows[b][j] if j != NONE else 0.0)
                    after = rows[b][i] + (rows[a][j] if j != NONE else 0.0)
                    if after > before:
                        chosen[a] = j
                        chosen[b] = i

    def too_dear(self, rows: list[list[float]], chosen: list[int], cards: list[int]) -> int:
        """The best of the slots that could not be paid, with what the others leave and bring; NONE if all can be."""
        s = self.s
        p = self.p
        self.purse_gold = s.gold[p] + int(self.look.taste.hoped)
        self.purse_energy = s.energy[p] + int(self.look.taste.hoped)
        spenders: list[int] = []
        for slot in range(ARMY_SLOTS):
            if chosen[slot] == NONE:
                continue
            action = action_of(s, p, slot)
            best = 0
            if action == EXTRACT_GOLD or action == EXTRACT_ENERGY:
                found = s.t.yield_gold if action == EXTRACT_GOLD else s.t.yield_energy
                for side in stands_for(s, p, cards[chosen[slot]]):
                    if found[side] > best:
                        best = found[side]
            if action == EXTRACT_GOLD:
                self.purse_gold += best
            elif action == EXTRACT_ENERGY:
                self.purse_energy += best
            elif slot_cost(s, p, slot, NONE) != (0, 0):
                spenders.append(slot)
        values = [rows[slot][chosen[slot]] for slot in spenders]
        for k in sorted(range(len(spenders)), key=lambda i: -values[i]):
            energy, gold = slot_cost(s, p, spenders[k], NONE)
            if energy > self.purse_energy or gold > self.purse_gold:
                return spenders[k]
            self.purse_energy -= energy
            self.purse_gold -= gold
        return NONE

    # ---- magic ------------------------------------------------------------------------------------------------------
    def plan_magic(self, out: list[int], magics: list[int]) -> None:
        """The two Magic cards that promise most."""
        values = [self.stirred(self.magic(magic_kind(card))) for card in magics]
        for slot in range(ARMY_SLOTS, SLOTS):
            best = NONE
            for k in range(len(magics)):
                kind = magic_kind(magics[k])
                if self.s.t.magic_gold[kind] > self.purse_gold or self.s.t.magic_energy[kind] > self.purse_energy:
                    continue
                if values[k] > 0.0 and (best == NONE or values[k] > values[best]):
                    best = k
            if best != NONE:
                kind = magic_kind(magics[best])
                self.purse_gold -= self.s.t.magic_gold[kind]
                self.purse_energy -= self.s.t.magic_energy[kind]
                out[slot] = magics[best]
                values[best] = NEVER

    def magic(self, kind: int) -> float:
        """What a Magic card is worth, less what it costs."""
        s = self.s
        p = self.p
        look = self.look
        cost = s.t.magic_energy[kind] * self.energy + s.t.magic_gold[kind] * self.gold
        later = 1.0 if look.left > 1 else 0.0
        if kind == CARD_OR_FIRST:
            return (look.taste.spent + look.taste.marker) * later - cost
        best = 0.0 if kind == TRANSITION_OF_5 or kind == SHRINE_OR_TAKEOVER else 2.0 * look.taste.spent * later
        sites = 0
        for side in range(SIDES):
            if s.owner[side] != p:
                continue
            if kind == SHRINE_OR_TAKEOVER:
                if can_hold_tile(s, side):
                    sites += 1
                    best = max(best, look.building(side, False))
                continue
            most = s.t.magic_transition_cubes if kind == TRANSITION_OF_5 else s.t.small_transition_cubes
            number = min(most, s.limbo[p * 2 + realm_of(side)])
            if number:
                best = max(best, look.reinforced(side, number))
        if kind == SHRINE_OR_TAKEOVER and sites < 2:
            best *= 0.5
        return best - cost

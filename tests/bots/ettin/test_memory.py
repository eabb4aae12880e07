"""What a seat remembers of others' camps, and the worlds it believes in."""

import pytest

from warcamp.bots.ettin import GreedyBot
from warcamp.bots.ettin.memory import FACE_DOWN, Memory
from warcamp.engine.flow import Position, begin
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise, view
from warcamp.games.ettin import options
from warcamp.games.ettin.content import load
from warcamp.games.ettin.rules.play import play
from warcamp.games.ettin.state import DECK, DEPLOY, REALM_ZONES, Ettin, cards, enemy
from warcamp.games.ettin.tables import FACES

BOX = load()


def game(players: int, seed: int) -> Position:
    s = options.table(options.checked({"players": players, "nations": "random"}), BOX)
    return begin(s, play(s), Fast(seed))


def face_down(s: Ettin, r: int) -> set[int]:
    return {card for kind in FACE_DOWN for card in cards(s, r, kind)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_an_enemy_recruited_is_with_him_in_every_world(players: int) -> None:
    position = game(players, players)
    s: Ettin = position.s
    bots = [GreedyBot(k) for k in range(players)]
    memories = [Memory() for _ in range(players)]
    changed = checked = 0
    luck = Fast(5)
    while not position.over:
        d = position.pending[0]
        memory = memories[d.seat]
        memory.look(s, d.seat)
        if s.phase == DEPLOY:
            world = determinise(position, d.seat, luck)
            dealt = [row[:] for row in world.s.zones.cards]
            memory.recall(world, d.seat)
            changed += dealt != world.s.zones.cards
            assert view(world, d.seat) == view(position, d.seat)
            assert sorted(c for row in world.s.zones.cards for c in row) == sorted(c for row in dealt for c in row)
            for r, seen in memory.seen.items():
                hidden = {c for c in seen if not s.zones.known[c] >> d.seat & 1}
                assert hidden <= face_down(s, r)
                assert hidden <= face_down(world.s, r)
                checked += len(hidden)
            for ask in world.pending:
                if ask.kind == "deploy":
                    assert any(set(ask.options) == set(cards(world.s, r, 0)) for r in range(s.realms))
        position.apply(0, bots[d.seat].pick(position, d.seat, d))
    assert changed > 20
    assert checked > 50


def test_decks_keep_their_own_cards_when_a_world_is_put_right() -> None:
    position = game(4, 9)
    s: Ettin = position.s
    bots = [GreedyBot(k) for k in range(4)]
    memory = Memory()
    while not (s.phase == DEPLOY and s.age == 2 and len(cards(s, enemy(s, seat_realm(s)), 0)) < 3):
        d = position.pending[0]
        if d.seat == 0:
            memory.look(s, 0)
        position.apply(0, bots[d.seat].pick(position, d.seat, d))
    for seed in range(20):
        world = determinise(position, 0, Fast(seed))
        memory.recall(world, 0)
        for r in range(4):
            for age in range(3):
                row = world.s.zones.cards[r * REALM_ZONES + DECK + age]
                assert all(s.t.nation[c % FACES] == s.nation[r] and s.t.age[c % FACES] == age + 1 for c in row)
                assert len(row) == len(s.zones.cards[r * REALM_ZONES + DECK + age])


def seat_realm(s: Ettin) -> int:
    return s.controller.index(0)

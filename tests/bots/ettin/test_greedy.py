"""The greedy player of Ettin: honest, repeatable, never at a loss, and not stupid."""

from typing import ClassVar

from tests.bots.suites.greedy import Greedy, Options
from tests.games.ettin.front import front
from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.ettin import GreedyBot
from warcamp.bots.ettin.deploying import Planner
from warcamp.bots.ettin.drafting import best_fate, best_pick, best_split
from warcamp.bots.ettin.worth import Worth
from warcamp.games.ettin.content import load, tables_of
from warcamp.games.ettin.game import ETTIN
from warcamp.games.ettin.names import option_name
from warcamp.games.ettin.state import CAMP, DRAFTED, HAND, LINEUP, PLACE, blank, cards, zone

BOX = load()
TABLES = tables_of(BOX)


class TestGreedy(Greedy):
    game = ETTIN
    content = BOX
    usual: ClassVar[Options] = {"nations": "random"}
    chosen: ClassVar[Options] = {"nations": "choose"}
    honest = (2, 3, 4)
    dropped = tuple((players, {"accelerated": quick}) for quick in (False, True) for players in (2, 3, 4, 9))


def test_an_alliance_of_it_beats_random_play_from_either_side() -> None:
    for side in (0, 1):
        bots: list[Bot] = [GreedyBot(k) if k // 2 == side else RandomBot(k) for k in range(4)]
        position = TestGreedy().begun(4, 11, {"first": 0})
        play_bots(position, bots)
        assert position.s.winners == (2 * side, 2 * side + 1)


# ---- drafting
def drafting(gold: int, *row: str):
    """Realm 0 of a table of four in Age I, with these cards in its line-up."""
    s = blank(TABLES, 4)
    s.nation = (6, 3, 0, 4)
    s.gold = [gold] * 4
    for name in row:
        s.zones.put(s.names.index(name), zone(0, LINEUP))
    return s


def test_it_recruits_the_best_it_can_pay_for_and_sells_the_rest() -> None:
    s = drafting(4, "old_vets", "paladin_kendrick")
    row = cards(s, 0, LINEUP)
    assert best_fate(s, 0, Worth(TABLES), row)[1] == 0b10
    s.gold[0] = 10
    assert best_fate(s, 0, Worth(TABLES), row)[1] == 0b11
    s.gold[0] = 0
    assert best_fate(s, 0, Worth(TABLES), row)[1] == 0b01


def test_it_picks_what_it_can_make_most_of() -> None:
    s = drafting(9, "militia_1", "ogre_bashers_1", "archers_of_freehold_1")
    assert s.names[best_pick(s, 0, Worth(TABLES), cards(s, 0, LINEUP))] == "ogre_bashers_1"


def test_allies_give_the_dear_card_to_who_can_pay() -> None:
    s = drafting(0, "old_vets", "paladin_kendrick", "berserkers_1", "berserkers_2")
    s.gold[1] = 9
    mask = best_split(s, 0, Worth(TABLES))[1]
    assert not mask >> 1 & 1


# ---- the War
def answer(table) -> str:
    d = table.position.pending[0]
    return option_name(table.s, d, GreedyBot(1).pick(table.position, d.seat, d))


def planned(hand: list[str], foes: dict[int, list[str]], age: int = 1) -> dict[str, int]:
    """Where realm 0 would put its hand against an enemy that lies there face up and has nothing in hand."""
    s = blank(TABLES, 4)
    s.nation = (6, 3, 0, 4)
    s.age = age
    for name in hand:
        s.zones.put(s.names.index(name), zone(0, HAND))
    for place, row in foes.items():
        for name in row:
            s.zones.put(s.names.index(name), zone(3, PLACE + place))
            s.zones.reveal(s.names.index(name))
    return {s.names[card]: place for card, place in Planner(s, 0, 2.4).plan()}


def test_a_defense_goes_to_a_location_that_it_sets_to_work() -> None:
    assert planned(["guard_tower_1", "old_vets"], {})["guard_tower_1"] in (1, 2)


def test_troops_do_not_march_where_all_is_lost() -> None:
    where = planned(["old_vets", "militia_1"], {0: ["kor_dreggo", "krey_riders_1"], 3: ["the_ravagers"]})
    assert where["old_vets"] in (1, 2)


def test_an_adventurer_goes_to_the_adventure_when_the_way_is_open() -> None:
    s = blank(TABLES, 4)
    s.nation = (6, 3, 0, 4)
    s.zones.put(s.names.index("connect_with_black_market_contact"), s.realms * 13 + 1)
    for name in ("paladin_kendrick", "berserkers_1"):
        s.zones.put(s.names.index(name), zone(0, HAND))
    where = dict(Planner(s, 0, 2.4).plan())
    assert where[s.names.index("paladin_kendrick")] == 3


def test_it_takes_the_spoil_with_most_points() -> None:
    table = front({"1": "krey_riders_1"}, {"1": "old_vets militia_1"})
    assert table.position.pending[0].kind == "spoil"
    assert answer(table) == "old_vets"


def test_it_tries_an_adventure_that_is_sure() -> None:
    quest = "connect_with_black_market_contact"
    table = front({"adventure": "paladin_kendrick old_vets"}, {}, "joymore orcs", adventure=quest)
    assert table.position.pending[0].kind == "attempt"
    assert answer(table) == "yes"


def test_it_leaves_an_adventure_alone_that_cannot_be_done() -> None:
    quest = "awaken_the_pantheon_of_the_ancient_ones"
    table = front({"adventure": "old_vets"}, {}, "joymore orcs", adventure=quest)
    assert table.position.pending[0].kind == "attempt"
    assert answer(table) == "no"


def test_nobody_buries_his_own_deck() -> None:
    """ETT-LOC-02: Lost Souls are left alone."""
    table = front({"1": "guard_tower_1"}, {}, "orcs joymore")
    produced = [d for d in table.position.pending if d.kind == "produce"]
    assert produced
    d = produced[0]
    assert option_name(table.s, d, GreedyBot(1).pick(table.position, d.seat, d)) == "end"


def test_it_remembers_what_the_enemy_has_recruited() -> None:
    bot = GreedyBot(1)
    s = blank(TABLES, 4)
    s.nation = (6, 3, 0, 4)
    s.phase = 2
    strong = s.names.index("kor_dreggo")
    s.zones.put(strong, zone(3, DRAFTED))
    s.zones.move(strong, zone(3, DRAFTED), zone(3, CAMP))
    bot.note(s, 3)
    s.zones.pass_on(zone(3, CAMP), zone(3, HAND))
    s.zones.known[strong] = 1 << s.controller[3]
    assert bot.spy.usual_strength(s, 0) == TABLES.strength[strong]
    assert GreedyBot(1).spy.usual_strength(s, 0) < TABLES.strength[strong]

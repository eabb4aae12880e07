"""The greedy player of Immortals: honest, repeatable, never at a loss, and not stupid."""

from typing import ClassVar

from tests.bots.suites.greedy import Greedy, Options
from tests.games.immortals.table import FOUR, Table, at, box
from warcamp.bots import Bot, RandomBot, play_bots
from warcamp.bots.immortals import GreedyBot
from warcamp.games.immortals.game import IMMORTALS
from warcamp.games.immortals.names import option_name


class TestGreedy(Greedy):
    game = IMMORTALS
    content = box()
    short: ClassVar[Options] = {"rounds": 2}
    chosen: ClassVar[Options] = {"tribes": "chosen"}
    honest = (3, 4)
    dropped = tuple((players, {"rounds": 2}) for players in (3, 4, 5))


def test_it_beats_random_play_from_every_seat() -> None:
    for seat in range(4):
        bots: list[Bot] = [GreedyBot(k) if k == seat else RandomBot(k) for k in range(4)]
        position = TestGreedy().begun(4, 11 + seat)
        play_bots(position, bots)
        assert position.s.winners == (seat,)


# ---- single questions
def answer(t: Table, seat: int = 0) -> str:
    d = next(d for d in t.position.pending if d.seat == seat)
    return option_name(t.s, d, GreedyBot(1).pick(t.position, seat, d))


def planned(text: str, seat: int = 0) -> dict[str, str]:
    """The plan that a seat would lay, by slot."""
    t = Table(at("planning", FOUR + text))
    bot = GreedyBot(1)
    found: dict[str, str] = {}
    while True:
        d = next(d for d in t.position.pending if d.seat == seat)
        pick = bot.pick(t.position, seat, d)
        name = option_name(t.s, d, pick)
        if name == "ready":
            return found
        slot, _, card = name.partition(" ")
        found[slot] = card
        t.position.apply(t.position.pending.index(d), pick)


RICH = """
rounds = 5
round = 1
[sides]
light_heartwood = [0, 5]
light_mosshollow = [0, 4]
dark_heartwood = [0, 2]
light_treehome = [1, 1]
[hand]
0 = ["heartwood", "mosshollow", "light_treehome"]
[gold]
0 = 6
[energy]
0 = 6
"""


def test_a_plan_attacks_with_the_card_of_a_weak_neighbour_and_builds_where_it_can_pay() -> None:
    plan = planned(RICH)
    assert "light_treehome" in [plan[slot] for slot in ("a4", "a6", "a7")]
    assert plan["a3"] in ("heartwood", "mosshollow")
    assert "magic_shrine_or_takeover" in (plan["m1"], plan["m2"])


def test_what_has_no_use_is_covered_with_blank_cards() -> None:
    plan = planned(RICH)
    assert list(plan.values()).count("blank") == 4


def test_who_has_nothing_extracts_with_the_cards_that_attacks_do_not_need() -> None:
    poor = RICH.replace("0 = 6", "0 = 0").replace(
        "light_treehome = [1, 1]", "light_treehome = [1, 1]\ndark_reedmere = [0, 1]"
    )
    plan = planned(poor.replace('"mosshollow",', '"mosshollow", "reedmere",'))
    assert "reedmere" in (plan["a1"], plan["a5"])


def revealed(text: str) -> Table:
    return Table(FOUR + "rounds = 5\nround = 1\n" + text)


def test_a_capital_comes_before_a_shrine_and_a_portal() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 3]
        [hand]
        1 = ["murk"]
        [slots]
        "0.a3" = "heartwood"
        [gold]
        0 = 4
        [energy]
        0 = 4
        """
    )
    t.choose("a3")
    assert answer(t) == "light_heartwood capital"


def test_a_hopeless_attack_is_not_made() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 2]
        light_treehome = [1, 9]
        light_mosshollow = [1, 9]
        light_mountainhome = [1, 9]
        light_forge_fire = [1, 9]
        light_borderland = [1, 9]
        [slots]
        "0.a4" = "heartwood"
        """
    )
    t.choose("a4")
    assert answer(t) == "forfeit"


def test_compensation_is_what_there_is_less_of() -> None:
    t = revealed(
        """
        [sides]
        light_heartwood = [0, 3]
        light_murk = [1, 3]
        [slots]
        "0.a1" = "heartwood"
        "1.a1" = "murk"
        [gold]
        0 = 9
        """
    )
    t.choose("pass")
    assert answer(t) == "energy"

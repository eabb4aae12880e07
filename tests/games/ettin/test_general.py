"""General principles: allies and enemies, Gold, what is hidden, whose a card is."""

from warcamp.engine.view import view
from warcamp.engine.zones import SPECTATOR
from warcamp.games.ettin.names import realm_asked
from warcamp.games.ettin.state import ally, enemy

from .scenes import asked, happened, known, lying, peace, play_a_while, play_on, scene, seats, skirmish

SCEPTER = "steal_the_scepter_of_the_mind"


def test_a_game_lasts_three_ages_of_three_drafting_phases_and_a_war():
    """ETT-GEN-01"""
    t = play_on(scene("new age"))
    assert happened(t, "age") == ["age 1", "age 2", "age 3"]
    assert happened(t, "draft") == [f"draft {age} {phase}" for age in (1, 2, 3) for phase in (0, 1, 2)]
    assert len(happened(t, "step")) == 3 * 6


def test_a_realm_deals_with_its_ally_and_its_enemy_and_nobody_else():
    """ETT-GEN-02"""
    t = seats(6, top='random_first = false\nnations_by = "recommended"')
    together: dict[str, set[int]] = {}
    moments = 0
    while not t.position.over:
        for d in t.position.pending:
            if d.strand.startswith(("pair", "alliance")):
                together.setdefault(d.strand.partition("/")[0], set()).add(realm_asked(t.s, d))
        moments += 1
        play_a_while(t, seed=moments)
    pairs = {f"pair {i}": {2 * i, enemy(t.s, 2 * i)} for i in range(3)}
    assert together == pairs | {f"alliance {i}": {2 * i, ally(t.s, 2 * i)} for i in range(3)}


def test_there_is_always_enough_gold():
    """ETT-GEN-03: the tokens of a box are worth 340."""
    assert scene("new age", tables="[gold]\n0 = 400").gold(0) == 405


def test_gold_does_not_fall_below_zero():
    """ETT-GEN-03"""
    heroes = f'[places]\n"0.adventure" = ["paladin_kendrick", "sir_george_thomson"]\n[adventure]\n0 = ["{SCEPTER}"]\n'
    t = scene("battle", "age = 2", heroes + "[gold]\n3 = 2", [[1]]).choose("yes", realm=0)
    assert (t.gold(0), t.gold(3)) == (2, 0), "of four there were two"


HIDDEN = """
[camp]
1 = ["militia_1"]
[retired]
1 = ["militia_2"]
[places]
"1.1" = ["?militia_3"]
"1.adventure" = ["?militia_4"]
"""


def test_allies_see_each_others_cards_and_nobody_else_does():
    """ETT-GEN-04"""
    t = scene("draft", tables=HIDDEN)
    zones = {"camp 1": "militia_1", "retired 1": "militia_2", "place 1.0": "militia_3", "place 1.3": "militia_4"}
    for zone, card in zones.items():
        assert known(t, 0, zone) == [card]
        assert [known(t, viewer, zone) for viewer in (2, 3, SPECTATOR)] == [["?"]] * 3
    t = scene("deploy", tables='[camp]\n1 = ["militia_1", "militia_2"]')
    assert (known(t, 0, "hand 1"), known(t, 2, "hand 1")) == (["militia_1", "militia_2"], ["?", "?"])


def test_you_may_look_at_your_own_face_down_cards():
    """ETT-GEN-07"""
    t = scene("draft", tables=HIDDEN)
    assert [known(t, 1, zone) for zone in ("camp 1", "retired 1", "place 1.0", "place 1.3")] == [
        ["militia_1"],
        ["militia_2"],
        ["militia_3"],
        ["militia_4"],
    ]


def test_a_realms_controller_decides_alone_but_for_the_split_of_peacetime():
    """ETT-GEN-05"""
    t = peace().choose("old_vets+arc_tower_1", realm=0)
    assert lying(t, "drafted 0") == [], "the ally has not agreed"
    t.choose("accept", realm=1)
    fates = [d for d in t.position.pending if d.kind == "fate"]
    assert [(d.seat, realm_asked(t.s, d)) for d in fates] == [(0, 0), (1, 1)]
    t.choose("none", realm=0)
    assert asked(t) == ["1 fate", "2 propose"], "nobody is asked twice"


def test_gold_is_never_given_to_another_realm():
    """ETT-GEN-06"""
    t = skirmish("", "[gold]\n0 = 0\n1 = 50", ["ogre_bashers_1", "militia_1", "militia_2", "krillian"])
    t.choose("ogre_bashers_1", realm=0).choose("militia_1", "militia_2", realm=3)
    assert "ogre_bashers_1+krillian" not in t.offers(0)
    t.choose("none", realm=0).choose("none", realm=3)
    assert (t.gold(1), t.gold(0)) == (50, 3 + t.number("krillian", t.s.t.sell))


def test_gold_moves_between_realms_where_a_card_says_so():
    """ETT-GEN-06"""
    heroes = f'[places]\n"0.adventure" = ["paladin_kendrick", "sir_george_thomson"]\n[adventure]\n0 = ["{SCEPTER}"]\n'
    t = scene("battle", "age = 2", heroes + "[gold]\n3 = 20", [[1]]).choose("yes", realm=0)
    assert (t.gold(0), t.gold(3)) == (4, 16)


def test_a_card_means_the_realm_that_has_it_now():
    """ETT-GEN-08: a Joymore card of the Dommorians returns to their ally, an Orc of Joymore calls Joymore's cards."""
    t = scene("retire", tables='[places]\n"1.1" = ["paladin_kendrick"]')
    assert happened(t, "returned") == ["returned 1 paladin_kendrick 0"]
    t = scene("retire", tables='[places]\n"0.1" = ["rager_rarth"]', chance=["old_vets"])
    assert (lying(t, "camp 0"), lying(t, "retired 0")) == (["old_vets"], ["rager_rarth"])


def test_lost_cards_do_not_come_back():
    """ETT-GEN-09"""
    t = scene("draft", "draft = 1", '[deck]\n0 = []\n"mercenaries 1" = []')
    assert len(lying(t, "lost 0")) == 15 + 36
    assert (t.gold(0), len(lying(t, "lost 0"))) == (10, 51), "Gold, and no reshuffle"


def test_nothing_leaves_the_lost_pile_in_a_whole_game():
    """ETT-GEN-09"""
    t = scene("new age", seed=5)
    lost: set[str] = set()
    moments = 0
    while not t.position.over:
        moments += 1
        play_a_while(t, 10, seed=moments)
        assert lost <= set(lying(t, "lost 0"))
        lost = set(lying(t, "lost 0"))
    assert len(lost) > 20


def test_everybody_sees_the_gold_of_all_realms():
    """ETT-GEN-10"""
    t = scene("new age", tables="[gold]\n0 = 1\n2 = 3")
    for viewer in (0, 3, SPECTATOR):
        assert view(t.position, viewer)["public"]["gold"] == [6, 5, 8, 5]


def test_an_ability_overrides_the_general_rule():
    """ETT-GEN-11: Troops are taken before Defenses, unless one has Conquest."""
    against = '[results]\n0 = ["0"]\n[places]\n"3.1" = ["militia_1", "guard_tower_1"]\n'
    assert scene("spoil", tables=against + '"0.1" = ["militia_2"]').offers(0) == ["none", "militia_1"]
    t = scene("spoil", tables=against + '"0.1" = ["ogre_bashers_1"]')
    assert t.offers(0) == ["none", "militia_1", "guard_tower_1"]


def test_an_ability_works_only_in_its_own_step():
    """ETT-GEN-12: Swordsmiths (Wealthy, Bounty) that are terrified pay nobody; in the Retire step they do."""
    t = scene("battle", tables='[places]\n"0.1" = ["flarion_void_wizard"]\n"3.1" = ["swordsmiths_1"]')
    assert lying(t, "retired 3") == ["swordsmiths_1"]
    assert happened(t, "gained") == []
    t = scene("retire", tables='[places]\n"3.1" = ["swordsmiths_1"]')
    assert happened(t, "gained")[0] == "gained 3 5"


def test_an_ability_works_only_from_its_own_place():
    """ETT-GEN-12: a Defense produces at a Location, not at the Adventure and not in a pile."""
    t = scene("produce", tables='[places]\n"0.1" = ["marblehold"]\n[retired]\n0 = ["gem_mines_of_glorin"]')
    assert t.offers(0) == ["end", "marblehold taxes", "location 1"]
    assert "0 produce" not in asked(scene("produce", tables='[places]\n"0.adventure" = ["marblehold"]'))


def test_an_ability_must_be_used_unless_it_says_may():
    """ETT-GEN-13"""
    against = '"3.1" = ["militia_1", "militia_2"]\n'
    t = scene("battle", tables=f'[places]\n"0.1" = ["flarion_void_wizard"]\n{against}')
    assert (asked(t), t.offers(0)) == (["0 terrify"], ["militia_1", "militia_2"])
    t = scene("battle", tables=f'[places]\n"0.1" = ["archers_of_freehold_1"]\n{against}')
    assert (asked(t), t.offers(0)) == (["0 ranged"], ["hold", "militia_1", "militia_2"])


def test_an_ability_without_a_target_does_nothing():
    """ETT-GEN-13"""
    t = scene("battle", tables='[places]\n"0.1" = ["flarion_void_wizard", "archers_of_freehold_1"]')
    assert (happened(t, "aimed"), lying(t, "place 0.0")) == ([], ["flarion_void_wizard", "archers_of_freehold_1"])

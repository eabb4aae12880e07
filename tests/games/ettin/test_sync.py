"""The order of play: phases and steps, who waits for whom, what happens at the same moment."""

from warcamp.engine.view import view

from .scenes import asked, happened, known, lying, peace, play_on, scene, skirmish
from .table import Table

TWO_CAMPS = '[camp]\n0 = ["militia_1"]\n2 = ["militia_2"]\n'
HORN = "recover_the_lost_horn_of_aelios"


def course(lines: list[str]) -> list[str]:
    """A game's phases in order: each drafting phase as skirmish or peacetime, by what was laid out in it."""
    out: list[str] = []
    for line in lines:
        word = line.split()[0]
        if word in ("age", "step"):
            out.append(line)
        elif word == "draft":
            out.append("")
        elif word in ("dealt", "drew") and out[-1] == "":
            out[-1] = "skirmish" if word == "dealt" else "peacetime"
    return out


def test_every_age_has_its_phases_in_their_order():
    """ETT-SYNC-07, ETT-SYNC-09, ETT-GEN-01: and after the third Age the game is scored."""
    t = play_on(scene("new age"))
    war = ["step deploy", "step battle", "step spoil", "step retire", "step produce", "step war result"]
    assert course(happened(t, "age", "draft", "dealt", "drew", "step")) == [
        *("age 1", "skirmish", "peacetime", "skirmish", *war),
        *("age 2", "peacetime", "skirmish", "peacetime", *war),
        *("age 3", "skirmish", "peacetime", "skirmish", *war),
    ]
    assert t.position.over
    assert len(happened(t, "scored")) == 4


def test_a_table_set_at_a_step_of_the_war_goes_on_from_it():
    """ETT-SYNC-09"""
    for step in ("deploy", "battle", "spoil", "retire", "produce", "war result"):
        results = '[results]\n0 = ["0", "0", "0", "0"]\n1 = ["2", "2", "2", "2"]\n'
        t = scene(step, tables="" if step in ("deploy", "battle") else results)
        assert happened(t, "step")[0] == f"step {step}"


def test_enemies_skirmish_at_the_same_time_and_allies_share_peacetime_at_the_same_time():
    """ETT-SYNC-01"""
    assert asked(skirmish()) == ["0 pick", "2 pick"]
    assert asked(peace()) == ["0 propose", "2 propose"]
    assert asked(scene("deploy", tables=TWO_CAMPS)) == ["0 place", "2 place"]


def test_the_losers_of_all_wars_are_asked_at_the_same_time():
    """ETT-SYNC-01"""
    t = scene("war result", tables='[results]\n0 = ["0", "0", "0", "0"]\n1 = ["2", "2", "2", "2"]')
    assert asked(t) == ["1 next_initiative", "3 next_initiative"]
    t.choose("self", realm=3)
    assert asked(t) == ["1 next_initiative"]


def test_a_phase_begins_for_nobody_before_all_have_finished_the_one_before():
    """ETT-SYNC-02"""
    t = skirmish()
    t.choose("krillian", realm=2).choose("militia_2", "guard_tower_2", realm=1)
    t.choose("none", realm=1).choose("none", realm=2)
    assert (asked(t), t.s.draft) == (["0 pick"], 0)
    t.choose("militia_1", realm=0).choose("guard_tower_1", "ogre_bashers_1", realm=3)
    t.choose("none", realm=0)
    assert t.s.draft == 0
    t.choose("none", realm=3)
    assert (asked(t), t.s.draft) == (["0 propose", "2 propose"], 1)


def test_in_the_war_every_step_waits_for_all_pairs():
    """ETT-SYNC-03"""
    t = scene("deploy", tables=TWO_CAMPS)
    t.choose("1", realm=2)
    assert (asked(t), happened(t, "fought")) == (["0 place"], [])
    t.choose("1", realm=0)
    assert len(happened(t, "fought")) == 8
    assert asked(t) == ["0 deck_spoil", "2 deck_spoil", "3 spoil"]


def test_in_accelerated_play_a_pair_runs_on_to_retire_and_produce_waits_for_all():
    """ETT-SYNC-04, ETT-LEARN-03"""
    t = scene("deploy", "accelerated = true", TWO_CAMPS)
    t.choose("1", realm=2)
    assert asked(t) == ["0 place", "2 deck_spoil"]
    t.choose("no", realm=2)
    assert lying(t, "retired 2") == ["militia_2"]
    assert (asked(t), happened(t, "step")) == (["0 place"], ["step deploy"])
    t.choose("1", realm=0).choose("no", realm=0)
    assert happened(t, "step") == ["step deploy"]
    t.choose("none", realm=3)
    assert happened(t, "step")[:2] == ["step deploy", "step produce"]


def test_line_ups_are_all_dealt_in_seat_order_before_the_first_pick():
    """ETT-SYNC-05: the pair of the last seat and seat 0 comes first."""
    t = scene("draft")
    assert [line.split()[1] for line in happened(t, "dealt")] == ["0"] * 4 + ["1"] * 4
    assert happened(t, "drafted") == []


def test_realms_draw_in_seat_order():
    """ETT-SYNC-05"""
    t = scene("draft", "draft = 1")
    assert [line.split()[2] for line in happened(t, "drew")] == ["0", "0", "1", "1", "2", "2", "3", "3"]


def test_cards_that_spoils_take_from_decks_are_drawn_in_seat_order_however_fast_the_pairs_are():
    """ETT-SYNC-05"""
    t = scene("spoil", tables='[results]\n0 = ["0"]\n1 = ["2"]\n', chance=["marblehold", "arc_tower_1"])
    t.choose("yes", realm=2)
    assert happened(t, "deck_looted") == []
    t.choose("yes", realm=0)
    assert happened(t, "deck_looted") == ["deck_looted marblehold 0", "deck_looted arc_tower_1 2"]


def picked() -> Table:
    """A Skirmish after the picks of pair 0: realm 0 has militia and swordsmiths, realm 3 tower and bashers."""
    t = skirmish("", "[gold]\n0 = 5\n3 = 5")
    return t.choose("militia_1", realm=0).choose("guard_tower_1", "ogre_bashers_1", realm=3)


def test_enemies_decide_about_their_cards_at_the_same_moment_and_neither_sees_the_others_choice():
    """ETT-SYNC-06"""
    t = picked()
    assert asked(t) == ["0 fate", "2 pick", "3 fate"]
    t.choose("militia_1", realm=0)
    assert (t.gold(0), lying(t, "drafted 0")) == (5, ["militia_1", "swordsmiths_1"])
    assert [answer for answer in view(t.position, 3)["sealed"] if "pick" in answer] == []
    assert asked(t) == ["2 pick", "3 fate"]
    t.choose("guard_tower_1", realm=3)
    assert (t.gold(0), t.gold(3)) == (6, 7)
    assert (lying(t, "camp 0"), lying(t, "camp 3")) == (["militia_1"], ["guard_tower_1"])


def test_spoils_of_a_tie_are_chosen_at_the_same_moment():
    """ETT-SYNC-06"""
    places = '[results]\n0 = ["tie"]\n[places]\n"0.1" = ["militia_1"]\n"3.1" = ["militia_2"]'
    t = scene("spoil", tables=places)
    assert asked(t) == ["0 spoil", "3 spoil"]
    t.choose("militia_2", realm=0)
    assert (lying(t, "place 3.0"), happened(t, "looted")) == (["militia_2"], [])
    assert t.offers(3) == ["none", "militia_1"]


def test_production_is_planned_by_all_before_any_of_it_is_carried_out():
    """ETT-SYNC-06"""
    t = scene("produce", tables='[places]\n"0.3" = ["guard_tower_1"]\n"3.3" = ["guard_tower_2"]')
    t.choose("location 3", realm=0)
    assert (asked(t), t.s.gold) == (["3 produce"], [0, 0, 0, 0])
    t.choose("end", realm=3)
    assert happened(t, "gained")[:2] == ["gained 0 2", "gained 1 2"]


def test_a_card_that_comes_to_a_war_camp_during_the_war_waits_for_the_next_age():
    """ETT-SYNC-08: here sent by the ally, whose pair is ahead in accelerated play."""
    t = scene("deploy", "accelerated = true", '[camp]\n0 = ["militia_1"]\n1 = ["paladin_kendrick"]')
    t.choose("1", "no", realm=1)
    assert happened(t, "returned") == ["returned 1 paladin_kendrick 0"]
    assert (lying(t, "chosen 0"), lying(t, "camp 0")) == (["militia_1"], ["paladin_kendrick"])
    t.choose("1", "no", realm=0).choose("none", realm=3)
    assert lying(t, "camp 0") == ["paladin_kendrick"]


def test_in_accelerated_play_a_spoil_is_drawn_from_a_deck_when_its_pair_reaches_it():
    """ETT-SYNC-10"""
    t = scene("deploy", "accelerated = true", TWO_CAMPS, ["arc_tower_1"])
    t.choose("1", "yes", realm=2)
    assert asked(t) == ["0 place"], "pair 0 has not deployed yet"
    assert lying(t, "retired 2") == ["arc_tower_1", "militia_2"]
    assert t.s.owed == [0, 0, 0, 0]


def test_in_accelerated_play_an_adventure_draws_for_the_ally_when_its_pair_reaches_it():
    """ETT-SYNC-10, ETT-SYNC-08"""
    camps = f'[camp]\n2 = ["old_vets"]\n3 = ["militia_3"]\n[adventure]\n1 = ["{HORN}"]'
    t = scene("deploy", "accelerated = true", camps, [[1], "marblehold"])
    t.choose("adventure", "yes", realm=2)
    assert asked(t) == ["2 deck_spoil", "3 place"]
    assert (lying(t, "chosen 3"), lying(t, "camp 3")) == (["militia_3"], ["marblehold"])
    assert (known(t, 2, "camp 3"), known(t, 0, "camp 3")) == (["marblehold"], ["?"])

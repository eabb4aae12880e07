"""Phase E: the Elves grow stronger, tactics cards are drawn."""

import pytest

from warcamp.engine.view import view
from warcamp.engine.zones import PUBLIC
from warcamp.games.clash_of_rage.state import discard_pile, hand, pile
from warcamp.games.clash_of_rage.tables import POWER, WOUND

from .rounds import happened, order, two_tiles, with_options
from .table import Table

GUARD_AND_TEMPLAR = '[units]\nA0 = "elves 1 shining_guard"\nA1 = "elves 1 templar"\n'
MARKET = ["short_sword", "marching_boots", "war_horn", "battle_axe", "throwing_knives", "spiked_club"]


def round_end(*drawn: str, top: str = "", tables: str = GUARD_AND_TEMPLAR) -> Table:
    """The end of a round in which the Elves draw these cards."""
    return two_tiles("end of round", top, tables, drawn)


def all_but(*kept: str, to: str) -> str:
    """A table of a document that takes every equipment card out of the deck but those kept elsewhere."""
    t = with_options().t
    left = {gear: t.gear_copies[i] - kept.count(gear) for i, gear in enumerate(t.gear[: t.equipment])}
    if to == "thrown":
        return "[thrown]\n" + "".join(f"{gear} = {n}\n" for gear, n in left.items() if n)
    names = ", ".join(f'"{gear}"' for gear, n in left.items() for _ in range(n))
    return f"[aside]\ngodleif = [{names}]\n"


def quoted(names: list[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def test_each_elf_type_on_the_board_draws_a_card_in_the_order_of_the_sheet():
    """COR-ELF-01, COR-ELF-02"""
    units = '[units]\nA0 = "elves 2 templar, 1 shining_guard"\nA1 = "elves 1 high_elder"'
    t = round_end("crossbow", "cuirass", "halberd", tables=units)
    assert [t.worn(elf) for elf in ("shining_guard", "high_elder", "templar")] == [
        ["crossbow"],
        ["cuirass"],
        ["halberd"],
    ]


def test_a_type_without_tokens_on_the_board_draws_nothing_and_keeps_its_equipment():
    """COR-ELF-07, COR-ELF-01"""
    t = round_end("crossbow", "cuirass", tables=GUARD_AND_TEMPLAR + '[worn]\nhigh_elder = ["longbow"]')
    assert [t.worn(elf) for elf in ("shining_guard", "high_elder", "templar")] == [
        ["crossbow"],
        ["longbow"],
        ["cuirass"],
    ]


@pytest.mark.parametrize(
    ("worn", "drawn", "then", "under"),
    [
        ("crossbow", "halberd", ["halberd"], ["crossbow"]),
        ("halberd", "crossbow", ["halberd"], ["crossbow"]),
        ("halberd", "blunderbuss", ["halberd"], ["blunderbuss"]),
        ("halberd", "halberd", ["halberd"], ["halberd"]),
        ("halberd", "cuirass", ["halberd", "cuirass"], []),
    ],
)
def test_only_a_dearer_card_replaces_another_and_the_loser_goes_under_the_deck(worn, drawn, then, under):
    """COR-ELF-02, COR-ELF-03, COR-ELF-04, COR-ELF-08"""
    t = round_end(drawn, tables=f'[units]\nA0 = "elves 1 templar"\n[worn]\ntemplar = ["{worn}"]')
    assert t.worn("templar") == then
    assert [t.s.t.gear[g] for g in t.s.under] == under


def test_cards_under_the_deck_come_when_the_others_are_gone_in_their_order():
    """COR-ELF-04"""
    top = f'under = ["crossbow", "halberd"]\nmarket = {quoted(MARKET)}'
    t = two_tiles(top=top, tables="[gold]\nbohorg = 20\n" + all_but(*MARKET, "crossbow", "halberd", to="thrown"))
    t.choose("equip", "buy short_sword", "buy marching_boots")
    assert happened(t, "offered") == ["offered crossbow", "offered halberd"]
    assert t.s.under == ()


def test_the_card_is_shown_to_all_and_its_place_under_the_deck_is_known():
    """COR-ELF-05"""
    t = two_tiles("second action", tables=GUARD_AND_TEMPLAR + '[worn]\ntemplar = ["halberd"]')
    t.choose("pass").force("crossbow", "crossbow").choose("pass")
    assert happened(t, "elves_equipped", "elves_refused") == [
        "elves_equipped shining_guard crossbow",
        "elves_refused templar crossbow",
    ]
    assert all(told.seen == PUBLIC for told in t.told("elves_refused") + t.told("elves_equipped"))
    crossbow = t.s.t.gear.index("crossbow")
    for viewer in range(2):
        assert view(t.position, viewer)["public"]["under"] == (crossbow,)


def test_each_type_is_resolved_before_the_next_one_draws():
    """COR-ELF-06: what the guard refuses is the last card of the deck, and the templar draws it."""
    top = f'under = ["war_horn"]\nmarket = {quoted(MARKET)}'
    worn = '[worn]\nshining_guard = ["halberd"]\n'
    kept = [*MARKET, "war_horn", "halberd"]
    t = round_end(top=top, tables=GUARD_AND_TEMPLAR + worn + all_but(*kept, to="aside"))
    assert (t.worn("shining_guard"), t.worn("templar")) == (["halberd"], ["war_horn"])


def test_a_type_is_skipped_when_no_card_is_left():
    """COR-ELF-06"""
    tables = GUARD_AND_TEMPLAR + '[worn]\ntemplar = ["halberd"]\n' + all_but(*MARKET, "halberd", to="aside")
    t = two_tiles("second action", f"market = {quoted(MARKET)}", tables).choose("pass", "pass")
    assert (t.worn("shining_guard"), t.worn("templar"), t.s.under) == ([], ["halberd"], ())
    assert happened(t, "elves_equipped", "elves_refused") == []
    assert t.s.round == 2


def test_elves_draw_from_the_discards_when_the_deck_is_empty():
    """COR-ELF-06"""
    tables = GUARD_AND_TEMPLAR + all_but(*MARKET, to="thrown")
    t = round_end("cuirass", "crossbow", top=f"market = {quoted(MARKET)}", tables=tables)
    assert (t.worn("shining_guard"), t.worn("templar")) == (["cuirass"], ["crossbow"])
    assert sum(t.s.discard) == 0


def test_the_market_does_not_change():
    """COR-ELF-09"""
    t = two_tiles("second action", tables=GUARD_AND_TEMPLAR)
    before = (t.s.market, t.s.stock, sum(t.s.deck))
    t.choose("pass").force("crossbow", "halberd").choose("pass")
    assert (t.s.market, t.s.stock, sum(t.s.deck)) == (before[0], before[1], before[2] - 2)


def test_elf_equipment_works_like_a_players():
    """COR-ELF-10"""
    t = two_tiles(
        "second action",
        "round = 2",
        '[units]\nA0 = "elves 1 templar"\nA4 = "bohorg 1 executioner"',
        chance=["crossbow"],
    )
    t.choose("pass", "pass")
    assert (t.stat("elves", 3, POWER), t.stat("elves", 3, WOUND)) == (5, 2)
    t.choose("ambush", seat="bohorg").choose("blood_mead", seat="godleif").choose("basher A4", "basher A4")
    t.force("BBBBB").choose("move", "executioner A4", "A0", "end")
    assert happened(t, "rolled", "struck") == ["rolled elves 5 0", "struck elves bohorg 2"]


def test_elves_are_equipped_at_the_end_of_round_one_too():
    """COR-ELF-11"""
    t = two_tiles("second action", tables='[units]\nA0 = "elves 1 templar"').choose("pass")
    assert t.s.round == 1
    t.force("rock_breaker").choose("pass")
    assert t.worn("templar") == ["rock_breaker"]


# ---- tactics draw --------------------------------------------------------------------------------------------------
def test_after_the_elves_each_player_draws_back_to_three_cards():
    """COR-END-01"""
    t = two_tiles("tactics", "round = 2", GUARD_AND_TEMPLAR)
    t.choose("ambush", seat="bohorg").choose("blood_mead", seat="godleif").choose("pass", "pass", "pass")
    assert [len(t.s.zones.cards[hand(t.s, p)]) for p in range(2)] == [2, 2]
    t.force("crossbow", "cuirass", "the_axe_falls", "clan_moot").choose("pass")
    assert t.offers("bohorg") == ["krag_scouts", "pack_hunt", "the_axe_falls"]
    assert t.offers("godleif") == ["lightning_raid", "longship_landing", "clan_moot"]
    steps = [line.split()[0] for line in happened(t, "elves_equipped", "drew")]
    assert steps == ["elves_equipped", "elves_equipped", "drew", "drew"]


def test_an_empty_pile_is_made_anew_of_the_discards():
    """COR-END-02"""
    cards = '[hand]\nbohorg = ["ambush", "krag_scouts"]\n[discard]\n'
    cards += 'bohorg = ["pack_hunt", "war_party", "krag_charge", "the_axe_falls", "the_great_horde"]'
    t = two_tiles("end of round", tables=cards, chance=["war_party"])
    assert t.offers("bohorg") == ["ambush", "krag_scouts", "war_party"]
    assert len(t.s.zones.cards[pile(t.s, 0)]) == 4
    assert t.s.zones.cards[discard_pile(t.s, 0)] == []
    assert all(card < 0 for card in view(t.position, 1)["zones"]["pile 0"]), "nobody knows where they are now"


def test_the_pile_is_first_made_anew_at_the_end_of_round_five():
    """COR-END-02"""
    t = Table('clans = ["seat 0", "seat 1"]\nphase = "setup"').choose("bohorg", "godleif")
    when: dict[int, int] = {}
    while t.s.round < 7:
        t.choose(t.offers()[-1])
        when.setdefault(len(t.told("reshuffled")), t.s.round)
    assert when == {0: 1, 2: 6}


def test_then_the_next_round_begins_and_the_cards_of_the_last_stay_in_sight():
    """COR-END-03"""
    t = two_tiles("tactics", "round = 2")
    t.choose("pack_hunt", seat="bohorg").choose("longship_landing", seat="godleif")
    t.choose("pass", "pass", "pass", "pass")
    assert (t.s.round, t.asks()) == (3, "bohorg tactics")
    t.choose(t.offers("godleif")[0], seat="godleif")
    assert order(t) == ["godleif", "bohorg"]
    played = view(t.position, 0)["public"]["played"]
    assert [t.s.t.tactic_ids[card] for card in played] == ["pack_hunt", "longship_landing"]

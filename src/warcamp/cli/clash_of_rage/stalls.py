"""The black market, and the tactics cards: the viewer's hand, what others have played and may still hold."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from warcamp.games.clash_of_rage import standing
from warcamp.games.clash_of_rage.state import NONE
from warcamp.games.clash_of_rage.tables import STATS, WEAPON

from .scene import ROMAN, Scene
from .sheets import frame


def market(scene: Scene) -> Panel:
    """The stacks with cost, icons and copies, and what the seat that is asked can pay."""
    s = scene.s
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    purse = s.gold[scene.seat] if scene.seat != NONE else None
    for gear, copies in zip(s.market, s.stock):
        cost = s.t.gear_cost[gear]
        can = purse is None or cost <= purse
        slot = scene.look.sign("†", "w") if s.t.gear_slot[gear] == WEAPON else scene.look.sign("◊", "a")
        bonus = s.t.gear_bonus[gear * STATS : (gear + 1) * STATS]
        tick = scene.look.sign("✓", "y") if can and purse is not None else " "
        grid.add_row(
            slot,
            scene.gear_name(gear),
            scene.icons(bonus, plus=True),
            tick + scene.text("market-cost", gold=cost),
            f"×{copies}",
            style="" if can else "dim",
        )
    weapon, armour = scene.look.sign("†", "w"), scene.look.sign("◊", "a")
    legend = Text(scene.text("market-legend", weapon=weapon, armour=armour, tick=scene.look.sign("✓", "y")), "dim")
    return frame(scene, Group(grid, legend), scene.text("market-title"))


def tactics(scene: Scene) -> Panel:
    """Tactics cards: hands that the viewer sees in full, discards of all, and what others may still hold."""
    parts: list[RenderableType] = []
    for seat in range(scene.s.seats):
        if scene.s.clan[seat] == NONE:
            continue
        known = scene.zones[f"hand {seat}"]
        parts.append(Text(f"{scene.letter(seat)} {scene.side_name(seat)}", scene.style(seat)))
        if scene.knows(seat):
            parts.append(hand(scene, seat, [card for card in known if card >= 0]))
        parts.append(Text(seen_cards(scene, seat), "dim"))
    return frame(scene, Group(*parts), scene.text("tactics-title"))


def hand(scene: Scene, seat: int, cards: list[int]) -> Table:
    """Cards with play order, gold and the units that the reserve can still give."""
    t = scene.s.t
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(justify="right", width=3)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    for card in sorted(cards):
        gold = scene.text("card-gold", gold=t.tactic_gold[card])
        grid.add_row(str(t.tactic_order[card]), scene.card_name(card), gold, reinforcements(scene, seat, card))
    return grid


def reinforcements(scene: Scene, seat: int, card: int) -> str:
    """Units of a card by level; in brackets those that the reserve no longer has (COR-REI-06)."""
    out: list[str] = []
    for level, (wanted, got) in enumerate(standing.reinforcements(scene.s, seat, card)):
        if wanted:
            out.append(f"{got}{ROMAN[level]}" + (f"(-{wanted - got})" if got < wanted else ""))
    return " ".join(out)


def seen_cards(scene: Scene, seat: int) -> str:
    """Play order numbers: what lies on the discard pile, and what may be in hand if the viewer does not see it."""
    t = scene.s.t
    gone = scene.zones[f"discard {seat}"]
    played = ", ".join(str(t.tactic_order[card]) for card in gone) or "-"
    if scene.knows(seat):
        return scene.text("tactics-played", cards=played)
    left = [str(t.tactic_order[card]) for card in standing.unseen_cards(scene.s, seat)]
    return scene.text("tactics-others", cards=played, left=", ".join(left))

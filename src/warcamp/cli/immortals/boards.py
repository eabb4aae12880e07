"""Personal boards: ten slots with what they do and cost, and what lies on them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.cli.face import Choice
from warcamp.games.immortals.phrases import action_text, cost_text, slot_cost
from warcamp.games.immortals.prospects import plan_sum
from warcamp.games.immortals.state import NONE, PLACE_CODE, READY, action_of
from warcamp.games.immortals.tables import ARMY_SLOTS, BLANK_CARD, MAGIC_CARD, SLOTS

from .scene import HIDDEN, STYLES, Scene, frame


def board(scene: Scene, p: int) -> RenderableType:
    """A player's board as a list of slots."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for slot in range(SLOTS):
        grid.add_row(*slot_row(scene, p, slot))
    return frame(scene, grid, scene.player(p), STYLES[p])


def slot_row(scene: Scene, p: int, slot: int) -> list[Text]:
    s = scene.s
    cost = ""
    if slot < ARMY_SLOTS:
        energy, gold = slot_cost(s, p, slot)
        cost = brief_cost(scene, energy, gold)
    card = scene.on_slot(p, slot)
    shown = Text(scene.look.sign("·", "."), "dim")
    if card == HIDDEN:
        shown = Text(scene.look.sign("▒▒▒ ", "### ") + scene.text("board-face-down"), "yellow")
    elif card != NONE:
        shown = Text(scene.brief(card), "bold")
    action = scene.say(action_text(action_of(s, p, slot)))
    return [Text(s.t.slots[slot], "bold"), Text(action), Text(cost, "dim"), shown]


def brief_cost(scene: Scene, energy: int, gold: int) -> str:
    """A price in few words, nothing for none."""
    message = cost_text(energy, gold)
    return scene.text(f"brief-{message.id}", **message.params) if energy or gold else ""


def boards(scene: Scene) -> list[RenderableType]:
    """All boards, the own one first."""
    s = scene.s
    if any(tribe == NONE for tribe in s.dark):
        return [Text(scene.text("board-none"))]
    first = scene.seat if scene.seat != NONE else 0
    return [board(scene, (first + k) % s.seats) for k in range(s.seats)]


# ---- planning -------------------------------------------------------------------------------------------------------
def planning(scene: Scene, p: int, choices: Sequence[Choice]) -> list[RenderableType]:
    """The own board, and the hand as rows under the slots: each number lays that card on that slot."""
    return [board(scene, p), purse(scene, p), matrix(scene, p, choices)]


def purse(scene: Scene, p: int) -> Text:
    """What one has, and what the plan would cost and bring (only a warning: IMM-PLAN-09)."""
    s = scene.s
    found = plan_sum(s, p, scene.plan(p))
    out = Text(scene.text("plan-have", sum=cost_text(s.energy[p], s.gold[p])))
    if found.energy or found.gold:
        out.append("  " + scene.text("plan-cost", sum=cost_text(found.energy, found.gold)))
    if found.energy_in or found.gold_in:
        out.append("  " + scene.text("plan-gain", sum=cost_text(found.energy_in, found.gold_in)), "green")
    if found.short(s.energy[p], s.gold[p]):
        out.append("  " + scene.text("plan-short"), "bold yellow")
    return out


def matrix(scene: Scene, p: int, choices: Sequence[Choice]) -> RenderableType:
    """Cards by slots, with the numbers to type."""
    s = scene.s
    numbers = {choice.option: choice.number for choice in choices if choice.option > READY}
    used = [slot for slot in range(SLOTS) if any(option // PLACE_CODE - 1 == slot for option in numbers)]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=max(24, scene.look.columns - 5 * len(used) - 2))
    for _ in used:
        grid.add_column(justify="right", no_wrap=True, min_width=3)
    grid.add_row("", *[Text(s.t.slots[slot], "dim italic") for slot in used])
    for card in sorted({option % PLACE_CODE for option in numbers}):
        cells = [numbers.get((slot + 1) * PLACE_CODE + card) for slot in used]
        grid.add_row(label(scene, p, card), *[Text(str(cell) if cell else "") for cell in cells])
    idle = [card for card in scene.hand(p) if card < BLANK_CARD and not laid(scene, p, card, numbers)]
    parts: list[RenderableType] = [grid, Text(scene.text("plan-hint"), "dim")]
    if idle:
        parts.append(Text(scene.text("plan-idle", cards=", ".join(scene.brief(card) for card in idle)), "dim"))
    return Group(*parts)


def laid(scene: Scene, p: int, card: int, numbers: dict[int, int]) -> bool:
    return card in scene.plan(p) or any(option % PLACE_CODE == card for option in numbers)


def label(scene: Scene, p: int, card: int) -> Text:
    """A card, with how many there are of blank ones."""
    text = Text(scene.brief(card))
    if BLANK_CARD <= card < MAGIC_CARD:
        left = len([c for c in scene.hand(p) if BLANK_CARD <= c < MAGIC_CARD and c not in scene.plan(p)])
        text.append(f" ({left})", "dim")
    return text

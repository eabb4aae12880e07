"""Cards in rows: Strength, price, points and abilities of each, in columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.games.ettin.phrases import abilities_of, ability_text
from warcamp.games.ettin.tables import ADVENTURE, FACES

from .scene import Scene

HEADS = ("strength", "name", "adventure", "cost", "sell", "vp", "abilities")
Mark = Callable[[int], str]


def abilities(scene: Scene, card: int) -> str:
    """All abilities of a card, with what they are worth; a Dragon is named first."""
    words = [scene.text("units-dragon")] if scene.s.t.dragon[card % FACES] else []
    return ", ".join(words + [scene.say(ability_text(scene.s, card, a)) for a in abilities_of(scene.s, card)])


def brief(scene: Scene, card: int) -> Text:
    """A unit as it stands at a place: kind, Strength, name, Adventure Strength, abilities."""
    t = scene.s.t
    face = card % FACES
    out = Text(f"{scene.kind_sign(card)}{t.strength[face]} ", "bold")
    out.append(scene.card_name(card), "default")
    if t.adventure[face]:
        out.append(f" {scene.compass(t.adventure[face])}", "magenta")
    if words := abilities(scene, card):
        out.append(f" {words}", "dim")
    if card in scene.s.sieged:
        out.append(" " + scene.text("units-besieged"), "yellow")
    return out


def rows(scene: Scene, cards: Sequence[int], purse: int | None = None, mark: Mark | None = None) -> Table:
    """Cards with everything printed on them. With a purse, what it cannot pay is marked; `mark` heads each row."""
    grid = Table.grid(padding=(0, 1), expand=True)
    if mark is not None:
        grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=5)
    for _ in range(4):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=6)
    heads = [scene.text(f"units-{word}") for word in HEADS]
    grid.add_row(*([""] if mark else []), *[Text(head, "dim italic") for head in heads])
    for card in sorted(cards, key=lambda c: (scene.s.t.kind[c % FACES], -scene.s.t.strength[c % FACES], c)):
        grid.add_row(*row(scene, card, purse, mark))
    return grid


def row(scene: Scene, card: int, purse: int | None, mark: Mark | None) -> list[RenderableType]:
    t = scene.s.t
    face = card % FACES
    quest = t.kind[face] == ADVENTURE
    cost = "" if quest else str(t.cost[face])
    if purse is not None and not quest and t.cost[face] > purse:
        cost = scene.look.sign("✗", "!") + cost
    strength = f"{scene.kind_sign(card)}{t.strength[face]}" if not quest or t.becomes[face] else ""
    out: list[RenderableType] = [
        Text(strength, "bold"),
        Text(scene.card_name(card)),
        Text(scene.compass(t.adventure[face]) if t.adventure[face] else "", "magenta"),
        cost,
        "" if quest else str(t.sell[face]),
        str(t.vp[face]),
        Text(abilities(scene, card), "dim"),
    ]
    return [mark(card), *out] if mark is not None else out


def pile(scene: Scene, r: int, zone: str) -> list[RenderableType]:
    """A zone of a realm under its name: the cards that the viewer knows, and how many others there are."""
    known, hidden = scene.cards(r, zone), scene.hidden(r, zone)
    if not known and not hidden:
        return []
    head = Text(scene.text(f"pile-{zone}"), "bold")
    if hidden:
        head.append("  " + scene.text("units-hidden", number=hidden), "dim")
    return [head, rows(scene, known)] if known else [head]


def legend(scene: Scene) -> Text:
    """What the signs before the numbers mean."""
    sign = scene.look.sign
    text = scene.text(
        "units-legend", troop=sign("†", "t"), defense=sign("⛨", "d"), wall=sign("♜", "D"), compass=sign("✦", "a")
    )
    return Text(text, "dim")

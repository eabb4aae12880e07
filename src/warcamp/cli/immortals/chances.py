"""What can be told of an attack before the tower decides: win, tie and loss by the stance of the inhabitants."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.cli.speech import folded
from warcamp.engine.errors import BadInput
from warcamp.engine.flow import Decision
from warcamp.games.immortals.odds import THROWS, Odds, odds
from warcamp.games.immortals.phrases import player, region_name, stance_for_you
from warcamp.games.immortals.prospects import declared, taken_from, takes_over
from warcamp.games.immortals.rules import attack, magic
from warcamp.games.immortals.rules.standing import stances
from warcamp.games.immortals.state import NONE, twin
from warcamp.games.immortals.tables import REGIONS, SIDES
from warcamp.games.prospects import percent

from .pointing import stored_name
from .scene import Scene, frame

LETTERS = "ABC"
"""The stances in the order of the rules: with the attacker, neutral, with the defender (IMM-ATT-05, IMM-ATT-07)."""
BAR, WIDE_BAR = 10, 30
FEWEST = 250
"""Throws beside a choice; a longer list of numbers shares THROWS among them, but none has fewer."""


def forecast(scene: Scene, p: int, origin: int, target: int, number: int, stance: int) -> RenderableType:
    """The three stances of an attack; the one of the card at hand stands out."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(6):
        grid.add_column(no_wrap=True)
    heads = ("", "", "win", "tie", "loss", "left")
    grid.add_row(*[Text(scene.text(f"odds-{head}") if head else "", "dim italic") for head in heads])
    for one in odds(scene.s, p, origin, target, number):
        grid.add_row(*forecast_row(scene, one, one.stance == stance))
    title = scene.text("odds-title", origin=scene.side(origin), target=scene.side(target), number=number)
    return frame(scene, grid, title)


def forecast_row(scene: Scene, one: Odds, here: bool) -> list[Text]:
    name = scene.say(stance_for_you(one.stance))
    style = "bold" if here else "dim"
    low, high = one.interval(one.wins)
    span = scene.text("odds-span", low=round(100 * low), high=round(100 * high))
    left = scene.text("odds-cubes", cubes=round(one.survivors, 1)) if one.conquests else scene.look.sign("·", ".")
    return [
        Text((scene.look.sign("▸ ", "> ") if here else "  ") + name, style),
        bar(scene, one),
        Text(f"{percent(one.win)} ", style).append(span, "dim not bold"),
        Text(percent(one.tie), style),
        Text(percent(one.loss), style),
        Text(left, style),
    ]


def bar(scene: Scene, one: Odds) -> Text:
    """Wins, ties and losses as a bar."""
    width = WIDE_BAR if scene.look.wide else BAR
    win = round(one.win * width)
    tie = min(width - win, round(one.tie * width))
    out = Text(scene.look.sign("█", "#") * win, "green").append(scene.look.sign("▒", "=") * tie, "yellow")
    return out.append(scene.look.sign("░", "-") * (width - win - tie), "red")


def asked(scene: Scene, p: int, what: str) -> list[RenderableType]:
    """The answer to `odds`: of the attack that is being declared, or of one that is named."""
    s = scene.s
    if not what:
        if s.turn == p and s.origin != NONE and s.target != NONE and s.owner[s.target] != p:
            number = s.cubes[s.origin] - 1
            return [forecast(scene, p, s.origin, s.target, number, s.stance)] if number else []
        return [Text(scene.text("odds-how"))]
    sides, number = named_attack(scene, what)
    if len(sides) != 2:
        return [Text(scene.text("odds-how"), "yellow")]
    origin, target = sides
    if s.owner[origin] != p or s.owner[target] == p or not near(scene, origin, target):
        return [Text(scene.text("odds-no-attack", origin=scene.side(origin), target=scene.side(target)), "yellow")]
    try:
        return [forecast(scene, p, origin, target, number or s.cubes[origin] - 1, NONE)]
    except BadInput:
        return [Text(scene.text("odds-few", side=scene.side(origin), cubes=s.cubes[origin]), "yellow")]


def near(scene: Scene, origin: int, target: int) -> bool:
    s = scene.s
    return target in s.t.borders[origin] or (target == twin(origin) and s.portals >> origin & 1 == 1)


def named_attack(scene: Scene, what: str) -> tuple[list[int], int]:
    """The sides in what somebody typed, and the number at its end; 0 for none."""
    words = stored_name(scene, what).split()
    sides = [scene.s.t.sides.index(word) for word in words if word in scene.s.t.sides]
    last = folded(what).split()[-1:]
    number = int(last[0]) if last and last[0].isascii() and last[0].isdigit() and len(last[0]) < 4 else 0
    return sides, number


# ---- beside the options ---------------------------------------------------------------------------------------------
def note(scene: Scene, d: Decision, option: int) -> str:
    """What an option would change: chances, cubes, cards."""
    s = scene.s
    if d.kind in ("attack", "attack_or_move"):
        return stance_note(scene, d, option)
    if d.kind in ("cubes", "stance"):
        return chance_note(scene, d, option)
    if d.kind in ("reinforce", "transition", "spread") and option >= 0:
        return scene.text(
            "note-cubes", cubes=s.cubes[option], arrow=scene.arrow, more=s.cubes[option] + added(scene, d)
        )
    if d.kind in ("draft", "settle") and option >= 0:
        return draft_note(scene, d, option)
    return ""


def stance_note(scene: Scene, d: Decision, option: int) -> str:
    """The stances that the card can give an attack, by their letters."""
    if option == NONE or option >= attack.MOVE_CODE:
        return ""
    found = stances(scene.s, d.seat, scene.s.card, *divmod(option, SIDES))
    return f"[{'/'.join(LETTERS[stance] for stance in found)}]"


def stance_legend(scene: Scene) -> Text:
    """What the letters of the stances mean."""
    parts = [f"[{LETTERS[stance]}] {scene.say(stance_for_you(stance))}" for stance in range(len(LETTERS))]
    return Text("  ".join(parts), "cyan")


def added(scene: Scene, d: Decision) -> int:
    """How many cubes come to a side at once."""
    s = scene.s
    realm = 1 if d.options[0] >= REGIONS else 0
    return min(s.t.transition_cubes, s.limbo[d.seat * 2 + realm]) if d.kind == "transition" else 1


def chance_note(scene: Scene, d: Decision, option: int) -> str:
    """The chance of the attack with so many cubes, or with all that can go."""
    found = declared(scene.s, d, option)
    if found is None:
        return ""
    origin, target, number, stance = found
    throws = max(FEWEST, THROWS // len(d.options))
    one = odds(scene.s, d.seat, origin, target, number, throws)[stance]
    return scene.text("note-odds", win=percent(one.win), tie=percent(one.tie), left=round(one.survivors, 1))


def draft_note(scene: Scene, d: Decision, option: int) -> str:
    """Whether the Region card can still be had (IMM-DRAFT-09, IMM-DRAFT-10)."""
    s = scene.s
    side = option - REGIONS if d.kind == "draft" else option
    if not 0 <= side < SIDES:
        return ""
    holder = s.holder[side % REGIONS]
    return "" if holder == NONE else scene.text("note-held", seat=player(holder))


# ---- before an option is taken --------------------------------------------------------------------------------------
def conquest_text(scene: Scene, p: int, target: int) -> list[RenderableType]:
    """Whom the Region card would come from."""
    loser = taken_from(scene.s, p, target)
    if loser == NONE:
        return []
    region = region_name(scene.s, target % REGIONS)
    return [Text(scene.text("odds-card", region=region, seat=player(loser)), "dim")]


def in_vain(scene: Scene, d: Decision, option: int) -> bool:
    """A takeover that would cost its price for nothing (IMM-MAGIC-08)."""
    return (
        d.kind == "magic"
        and magic.TAKE_CODE <= option < magic.RISE_CODE
        and not takes_over(scene.s, d.seat, option - magic.TAKE_CODE)
    )

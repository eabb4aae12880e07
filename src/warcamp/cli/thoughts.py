"""What bots think: about the question of the person who asks them, and at their own last questions.

A bot knows the cards of its seat, and its thoughts would tell of them. So those of another seat are shown only about
open questions, and not as they were, but as the same bot thinks in a world that the viewer cannot tell from the true
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warcamp.bots import Bot
from warcamp.bots.cores import Thinker
from warcamp.bots.levels import LEVELS
from warcamp.bots.named import dismiss, named
from warcamp.bots.search import asked_at
from warcamp.engine.flow import Decision, Position
from warcamp.engine.game import Game
from warcamp.engine.match import Match
from warcamp.engine.source import Fast
from warcamp.engine.view import determinise

from .face import Choice, Shot
from .speech import folded

if TYPE_CHECKING:
    from .session import Session

USUAL = "captain"
"""Who thinks when nobody is named."""
SHOWN = 8
"""Candidates that are shown."""


@dataclass(frozen=True)
class Asked:
    """A question that a bot had to think about, at the table as it was, and what it chose."""

    position: Position
    d: Decision
    option: int


class Lately:
    """The last open question of each bot that thinks."""

    def __init__(self) -> None:
        self.asked: dict[int, Asked] = {}

    def note(self, bot: Bot, position: Position, d: Decision, option: int) -> None:
        """A bot has chosen, and its choice is not made yet."""
        if isinstance(bot, Thinker) and bot.at_once(position, d) < 0:
            self.asked[d.seat] = Asked(position.clone(), d, option)

    def clear(self) -> None:
        self.asked.clear()


def title(shot: Shot, name: str) -> str:
    """What people call a kind of bot."""
    return shot.text(f"bot-{name.partition(':')[0]}").partition(":")[0].strip()


def bot_called(shot: Shot, game: str, typed: str) -> str:
    """The level that a player named, in the stored word or the one he reads, parameters kept; empty if there is
    none."""
    word, sign, parameters = (typed.strip() or USUAL).partition(":")
    for name in LEVELS.get(game, {}):
        if folded(word) in (folded(name), folded(title(shot, name))):
            return name + sign + parameters
    return ""


def levels(shot: Shot, game: str) -> str:
    return ", ".join([title(shot, name) for name in LEVELS.get(game, {})]) or "-"


def about(shot: Shot, match: Match, d: Decision, name: str, choices: Sequence[Choice]) -> list[RenderableType]:
    """What a bot would do in the place of who is asked."""
    bot = named(match.game.name, name, len(match.entries), match.header.options)
    assert isinstance(bot, Thinker)
    try:
        return list(weighed(shot, match.game, bot, title(shot, name), match.position, d, choices))
    finally:
        dismiss([bot])


def weighed(
    shot: Shot,
    game: Game,
    bot: Thinker,
    who: str,
    position: Position,
    d: Decision,
    choices: Sequence[Choice],
    chosen: int = -1,
) -> Iterator[RenderableType]:
    """The candidates with how much they were looked at and what they promise."""
    texts = {choice.option: choice for choice in choices}
    easy = bot.at_once(position, d)
    if easy >= 0:
        yield Text(shot.text("think-easy", bot=who, choice=texts[d.options[easy]].text))
        return
    bot.pick(position, d.seat, d)
    found = [thought for thought in bot.thoughts() if thought.option in texts]
    visits = sum([thought.visits for thought in found])
    grid = Table(box=None, padding=(0, 1), pad_edge=False)
    grid.add_column("", justify="right", min_width=3)
    grid.add_column(shot.text("think-head-choice"))
    grid.add_column(shot.text("think-head-visits"), justify="right", no_wrap=True)
    grid.add_column(shot.text("think-head-value"), justify="right", no_wrap=True)
    for thought in found[:SHOWN]:
        choice = texts[thought.option]
        mark = str(choice.number) if chosen < 0 else shot.look.sign("→", ">") if thought.option == chosen else ""
        text = choice.text
        later, answer = thought.then
        if later:
            words = shot.words.say(game.option_text(position.s, Decision(d.seat, later, [answer]), answer))
            text = shot.text("think-plan", choice=text, then=words)
        share = shot.text("think-percent", value=round(100 * thought.visits / visits))
        hope = shot.text("think-percent", value=round(100 * thought.value))
        grid.add_row(Text(mark, "bold"), Text(text), share, hope)
    yield Text(shot.text("think-title", bot=who, visits=visits))
    yield grid
    if len(found) > SHOWN:
        yield Text(shot.text("think-more", number=len(found) - SHOWN), "dim")


def of_bots(session: Session) -> list[RenderableType]:
    """What bots may have thought at their last questions, as far as whoever looks can know."""
    shot = session.shot(session.viewer())
    out: list[RenderableType] = []
    for seat, asked in sorted(session.lately.asked.items()):
        out += of_bot(session, shot, seat, asked)
    return out or [Text(shot.text("thoughts-none"), "yellow")]


def of_bot(session: Session, shot: Shot, seat: int, asked: Asked) -> list[RenderableType]:
    match = session.match
    name = match.header.seats[seat].partition(":")[2]
    n = len(match.entries)
    world = determinise(asked.position, shot.viewer, Fast(n))
    d = world.pending[asked_at(world, seat, asked.d)]
    there = Shot(world.s, shot.viewer, shot.words, shot.look, seat)
    if d.options != asked.d.options:
        return []
    heading = {"who": session.seat_name(seat), "bot": title(shot, name)}
    heading["question"] = shot.words.say(session.face.question(world.s, d))
    bot = named(match.game.name, name, n, match.header.options, session.packs)
    assert isinstance(bot, Thinker)
    choices = session.face.choices(there, d)
    try:
        lines = list(weighed(there, match.game, bot, heading["bot"], world, d, choices, asked.option))
    finally:
        dismiss([bot])
    return [Text(shot.text("thoughts-of", **heading), "bold"), *lines]

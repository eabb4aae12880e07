"""Plays a seat by what its page offers and nothing else: reads the open questions, chooses, and points like a person:
at the list of choices, at the things on the table, or with the keyboard alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, TimeoutError

READ = """() => ({
  over: !!document.querySelector('#end:not([hidden])'),
  asks: [...document.querySelectorAll('#acts form[data-d]')].map(f => ({
    d: f.dataset.d,
    way: f.dataset.way || 'pick',
    choices: [...f.querySelectorAll('button[name=a]')].map(b => ({
      name: b.value,
      text: b.textContent.trim(),
      refs: (b.dataset.refs || '').split('|').filter(Boolean),
      tone: (b.className.match(/\\bt-(\\w+)/) || [])[1] || '',
      warning: b.dataset.warning || '',
      shown: b.checkVisibility(),
    })),
  })),
})"""

READY = "() => document.documentElement?.dataset.net === 'on'"

CHANGED = """([before, over]) => {
  const now = [...document.querySelectorAll('#acts form[data-d]')].map(f => f.dataset.d).join(' ');
  return now !== before || !!document.querySelector('#end:not([hidden])') !== over;
}"""


@dataclass(frozen=True)
class Offer:
    """A choice as the page shows it."""

    name: str
    text: str
    refs: tuple[str, ...]
    tone: str
    warning: str
    shown: bool


@dataclass(frozen=True)
class Ask:
    """An open question as the page shows it."""

    d: str
    way: str
    choices: tuple[Offer, ...]


@dataclass(frozen=True)
class Seen:
    """What the page shows at one moment."""

    over: bool
    asks: tuple[Ask, ...]

    @property
    def mark(self) -> str:
        return " ".join(ask.d for ask in self.asks)


def read(page: Page) -> Seen:
    found: dict[str, Any] = page.evaluate(READ)
    asks = [
        Ask(ask["d"], ask["way"], tuple(Offer(**{**c, "refs": tuple(c["refs"])}) for c in ask["choices"]))
        for ask in found["asks"]
    ]
    return Seen(found["over"], tuple(asks))


Hand = Callable[[Page, Ask, Offer], None]
"""How a choice is made on the page."""


@dataclass
class Robot:
    """Sits at a page. `hands` are tried in turn, so that one game shows all ways of pointing."""

    page: Page
    hands: Sequence[Hand]
    seed: int = 0
    fierce: float = 0.7
    moves: int = 0
    kinds: set[str] = field(default_factory=set)
    leaves: Callable[[Ask], bool] = lambda ask: False
    """The questions that it leaves to the test."""
    wants: Callable[[Offer], bool] = lambda offer: offer.tone == "foe"
    """What it takes rather than anything else, as often as it is fierce."""

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)

    def seen(self) -> Seen:
        return read(self.page)

    def move(self) -> bool:
        """Answers one question, if there is one; comes back when the page has moved on."""
        self.page.wait_for_function(READY, polling=25)
        seen = self.seen()
        asks = [ask for ask in seen.asks if ask.choices and not self.leaves(ask)]
        if seen.over or not asks:
            return False
        ask = self.random.choice(asks)
        offer = self.choose(ask)
        hand = self.hands[self.moves % len(self.hands)]
        hand(self.page, ask, offer)
        try:
            self.page.wait_for_function(CHANGED, arg=[seen.mark, seen.over], polling=25)
        except TimeoutError as e:
            raise AssertionError(f"nothing came of {offer} by {hand.__name__} for {ask.d} ({ask.way})") from e
        self.moves += 1
        self.kinds.add(ask.way)
        return True

    def choose(self, ask: Ask) -> Offer:
        """Anything, but what it wants rather than not, and what ends a series more often: else a player would
        re-arrange its equipment for ever."""
        wanted = [c for c in ask.choices if self.wants(c)]
        ends = [c for c in ask.choices if c.tone == "end"]
        if wanted and self.random.random() < self.fierce:
            return self.random.choice(wanted)
        if ends and self.random.random() < 0.4:
            return ends[0]
        return self.random.choice(ask.choices)


def play_out(robots: Sequence[Robot], patience: float = 90.0, until: Callable[[], bool] = lambda: False) -> None:
    """All robots play as they are asked until every page shows the end, or until something else is so. While bots think
    nobody is asked."""
    moved = time.monotonic()
    while not all([robot.seen().over for robot in robots]) and not until():
        if any([robot.move() for robot in robots]):
            moved = time.monotonic()
        elif time.monotonic() - moved > patience:
            raise AssertionError("nobody is asked anything, and the game is not over")
        else:
            robots[0].page.wait_for_timeout(20)

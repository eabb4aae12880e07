"""Bots as they contend: by name and parameters, without a clock, so that the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warcamp.bots.bot import Bot
from warcamp.bots.named import named


def contender(
    game: str, name: str, seed: int, options: Mapping[str, Any] | None = None, packs: Sequence[str] = ()
) -> Bot:
    """A bot of the registry. Only one whose name gives it seconds looks at the clock. Options and packs are those of
    the game that it plays: a bot on several cores needs them."""
    return named(game, name, seed, options, [Path(pack) for pack in packs], contest=True)

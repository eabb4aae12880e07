"""What is played in the lab: the game with its options, how many games of it, and which chance."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from warcamp import __version__
from warcamp.engine import flow
from warcamp.engine.errors import BadInput
from warcamp.games.registry import game_of

from .contenders import contender
from .game import Job, content_of, number
from .line_ups import line_up
from .stakes import stakes_of

MODE = "compiled" if flow.__file__.endswith((".so", ".pyd")) else "pure"


class Setup(msgspec.Struct, frozen=True):
    """Checked when it is made with `setup`."""

    game: str
    bots: list[str]
    games: int
    seed: int
    players: int
    options: dict[str, Any] = {}
    """Of the game, beside players and factions."""
    packs: list[str] = []

    def job(self, id: str, deal: int, bots: Sequence[str], seeds: Sequence[int]) -> Job:
        """A game on the deal of that number."""
        stakes = stakes_of(self.game)
        factions = line_up(stakes.factions, self.players, deal, self.seed)
        options = {**stakes.options(self.players, factions), **self.options}
        return Job(id, self.game, options, number(self.seed, "deal", deal), list(bots), list(seeds), self.packs)

    def identity(self) -> dict[str, Any]:
        """What games must have in common to be counted together."""
        rules = game_of(self.game)
        return {
            "game": self.game,
            "rules": rules.version,
            "content": content_of(self.game, tuple(self.packs)).hash,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
        }


def circumstances() -> dict[str, str]:
    """What changes no result, but how long it takes."""
    return {"warcamp": __version__, "mode": MODE}


def setup(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    players: int = 0,
    options: Sequence[str] = (),
    packs: Sequence[str] = (),
) -> Setup:
    """A setup with all that was left out, checked; BadInput says what cannot be."""
    name = game.strip().lower().replace("-", "_")
    stakes = stakes_of(name)
    if games < 1:
        raise BadInput("--games", f"expected 1 or more, got {games}")
    found = Setup(name, list(bots), games, seed, players or stakes.usual, read_options(options), list(packs))
    rules = game_of(name)
    first = found.job("", 0, [], [])
    rules.table(rules.options(first.options), content_of(name, tuple(found.packs)))
    for bot in bots:
        contender(name, bot, 0)
    return found


def read_options(words: Sequence[str]) -> dict[str, Any]:
    """Options of the game as they are typed: `long=true`, `difficulty=hard`, `last_round=9`."""
    out: dict[str, Any] = {}
    for word in words:
        key, sign, text = word.partition("=")
        if not sign or key == "players":
            raise BadInput("--option", f"expected NAME=VALUE, got {word!r}" if not sign else "there is --players")
        try:
            out[key] = json.loads(text)
        except ValueError:
            out[key] = text
    return out

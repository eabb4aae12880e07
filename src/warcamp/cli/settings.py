"""What a new match is played with, from the command line or the menu."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from warcamp.engine.match import Match
from warcamp.engine.source import key_of_seed

from .face import Face
from .seats import seat_names


@dataclass
class Settings:
    """A match to begin; what is None or empty keeps the game's default."""

    players: int = 0
    people: int = 1
    bots: list[str] = field(default_factory=list)
    seed: str = ""
    packs: list[Path] = field(default_factory=list)
    own: dict[str, Any] = field(default_factory=dict)
    """The options of the game itself, as typed."""

    def begin(self, face: Face) -> Match:
        """The match, with a key of the seed, or a secret one."""
        players = self.players or max(face.start.usual, self.people)
        options = {"players": players, **face.start.options(self.own)}
        face.game.options(options)
        names = seat_names(face.game.name, players, min(self.people, players), self.bots)
        key = key_of_seed(self.seed) if self.seed else secrets.token_bytes(32)
        return Match(face.game, options, key, self.packs, names)

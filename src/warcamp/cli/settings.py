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

    players: int = 2
    people: int = 1
    bots: list[str] = field(default_factory=list)
    clans: str = "choose"
    seed: str = ""
    long: bool = False
    difficulty: str = ""
    map: str = ""
    layout: str = ""
    last_round: int = 0
    packs: list[Path] = field(default_factory=list)

    def options(self) -> dict[str, Any]:
        """As the game takes them; the game checks them."""
        out: dict[str, Any] = {"players": self.players, "long": self.long, "last_round": self.last_round}
        listed = [word.strip() for word in self.clans.split(",")]
        out["clans"] = listed if len(listed) > 1 or listed[0] not in ("choose", "random") else listed[0]
        for key in ("difficulty", "map", "layout"):
            if value := getattr(self, key):
                out[key] = value
        return out

    def begin(self, face: Face) -> Match:
        """The match, with a key of the seed, or a secret one."""
        names = seat_names(self.players, min(self.people, self.players), self.bots)
        key = key_of_seed(self.seed) if self.seed else secrets.token_bytes(32)
        return Match(face.game, self.options(), key, self.packs, names)

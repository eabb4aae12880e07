"""What a host decides once, when the server is started. There is no secret in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, field
from pathlib import Path

from warcamp.drawing.drawing import DRAWINGS, Drawing

LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Rates:
    """How much one person, one address and one connection may ask for: (a second, at once). Zero is no limit."""

    person: tuple[float, float] = (20, 120)
    address: tuple[float, float] = (60, 400)
    socket: tuple[float, float] = (20, 80)
    tables: tuple[float, float] = (0.2, 20)
    """New tables, by address."""
    chat: tuple[float, float] = (1, 10)

    def times(self, factor: float) -> Rates:
        """Limits so many times as wide."""
        widened = [(rate * factor, most * factor) for rate, most in astuple(self)]
        return Rates(*widened)

    @staticmethod
    def none() -> Rates:
        """No limits at all, for tests and measurements."""
        free = (0.0, 0.0)
        return Rates(free, free, free, free, free)


@dataclass(frozen=True)
class Settings:
    """How the table is kept and served."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    """Processes that bots think in."""
    bot_limit: float = 20.0
    """Seconds after which a thinking bot is replaced."""
    pace: float = 0.7
    """Seconds at least between moves of bots that somebody watches, where the table says nothing else."""
    rates: Rates = field(default_factory=Rates)
    public_url: str = ""
    """The address under which people reach the server, when it is not the one they ask for (behind a proxy)."""
    proxied: bool = False
    """Whether a proxy in front says who asks (X-Forwarded-For)."""
    compress: bool | None = None
    """Whether traffic is compressed; None decides by the host: not on one's own machine."""
    packs: Path | None = None
    """The folder of the content packs that tables may be played with."""
    spectators: bool = True
    """Whether hosts of tables may let spectators in."""
    most_body: int = 65_536
    most_message: int = 16_384
    most_connections: int = 64
    """Sockets of one address."""
    idle: float = 900.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    drawings: Mapping[str, Callable[[], Drawing]] = field(default_factory=lambda: dict(DRAWINGS))
    """The games that can be played."""

    @property
    def compresses(self) -> bool:
        return self.host not in LOOPBACK if self.compress is None else self.compress

    @property
    def secure(self) -> bool:
        """Whether people come over https, so that cookies need it."""
        return self.public_url.startswith("https://")

"""How wide the drawing is and which characters it may use."""

from __future__ import annotations

from dataclasses import dataclass

NARROW = 80
WIDE = 120


@dataclass(frozen=True)
class Look:
    """What the reader's terminal can show. Colour is the console's business: no drawing needs it to be understood."""

    columns: int = NARROW
    ascii: bool = False

    @property
    def wide(self) -> bool:
        """Whether panels fit beside the map."""
        return self.columns >= WIDE

    def sign(self, fine: str, plain: str) -> str:
        """A symbol, or what stands for it in plain ASCII."""
        return plain if self.ascii else fine

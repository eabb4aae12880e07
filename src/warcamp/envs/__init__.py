"""The games as learners and researchers know them: PettingZoo (`zoo`) and OpenSpiel (`spiel`).

Both need an extra of the package, `warcamp[envs]` and `warcamp[openspiel]`, and share the numbering of actions
(`actions`), the vector that a seat sees (`sight`) and the choice of game and options (`setting`).
"""

from .actions import Actions, Block
from .setting import Setting, setting
from .sight import Field, Sight

__all__ = ["Actions", "Block", "Field", "Setting", "Sight", "setting"]

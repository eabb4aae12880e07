"""The games that can be played in a terminal, by their names with dashes. A face is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from warcamp.engine.errors import BadInput

from .clash_of_rage.start import ClashStart
from .ettin.start import EttinStart
from .face import Face
from .immortals.start import ImmortalsStart
from .start import Start


def clash_of_rage() -> Face:
    from .clash_of_rage.face import ClashFace

    return ClashFace()


def ettin() -> Face:
    from .ettin.face import EttinFace

    return EttinFace()


def immortals() -> Face:
    from .immortals.face import ImmortalsFace

    return ImmortalsFace()


FACES: dict[str, Callable[[], Face]] = {"clash-of-rage": clash_of_rage, "ettin": ettin, "immortals": immortals}
STARTS: dict[str, Start] = {"clash-of-rage": ClashStart(), "ettin": EttinStart(), "immortals": ImmortalsStart()}


def face_of(name: str) -> Face:
    """The face of a game, by its name with dashes or underscores."""
    key = name.strip().lower().replace("_", "-")
    if key not in FACES:
        raise BadInput("game", f"there is no game {name!r}; there is {', '.join(FACES)}")
    return FACES[key]()

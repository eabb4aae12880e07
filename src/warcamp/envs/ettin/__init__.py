"""Ettin for environments: how its actions are numbered and what a seat sees."""

from .actions import actions, most
from .sight import EttinSight as sight_of

__all__ = ["actions", "most", "sight_of"]

"""Ettin for environments: how its actions are numbered and what a seat sees."""

from .actions import actions, most
from .sight import EttinSight

__all__ = ["EttinSight", "actions", "most"]

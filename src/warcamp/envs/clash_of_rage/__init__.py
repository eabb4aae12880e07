"""Clash of Rage for environments: how its actions are numbered and what a seat sees."""

from .actions import actions, most
from .sight import ClashSight

__all__ = ["ClashSight", "actions", "most"]

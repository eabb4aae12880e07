"""Bots for Clash of Rage."""

from .greedy import GreedyBot

__all__ = ["GreedyBot"]

"""Bots for Immortals."""

from .greedy import GreedyBot

__all__ = ["GreedyBot"]

"""Bots for Ettin."""

from .greedy import GreedyBot

__all__ = ["GreedyBot"]

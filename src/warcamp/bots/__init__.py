"""Players without hands. A bot sees what its seat may see and nothing else."""

from .bot import Bot, RandomBot, play_bots, playout

__all__ = ["Bot", "RandomBot", "play_bots", "playout"]

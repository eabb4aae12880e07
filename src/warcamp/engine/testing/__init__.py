"""Tests for games: one conformance suite that each of them passes, and golden transcripts."""

from .conformance import Conformance
from .golden import Transcript, compare
from .playing import Mode, Play, Player, Recorded, Setting

__all__ = ["Conformance", "Mode", "Play", "Player", "Recorded", "Setting", "Transcript", "compare"]

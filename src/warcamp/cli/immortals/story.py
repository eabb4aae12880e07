"""What happened, in short paragraphs, in the terminal's words."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told
from warcamp.games.immortals.chronicle import paragraphs, sentence

from .scene import Scene


def story(scene: Scene, told: Sequence[Told]) -> list[str]:
    """The events as paragraphs."""
    return [" ".join(sentence(scene, run) for run in runs) for runs in paragraphs(told)]

"""What happened, in short paragraphs, in the terminal's words."""

from __future__ import annotations

from collections.abc import Sequence

from warcamp.engine.state import Told
from warcamp.games.ettin.chronicle import paragraphs, sentence, winners_text

from .scene import Scene


def story(scene: Scene, told: Sequence[Told]) -> list[str]:
    """The events as paragraphs."""
    out = [" ".join(sentence(scene, run) for run in runs) for runs in paragraphs(scene, told)]
    if any(event.event == "scored" for event in told):
        out.append(winners_text(scene))
    return out

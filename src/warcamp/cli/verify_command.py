"""`warcamp verify`: check a finished match, every roll and every draw."""

from __future__ import annotations

import argparse
import sys

from warcamp.engine import storage
from warcamp.engine.errors import WarcampError
from warcamp.engine.game import Message

from . import saves
from .registry import face_of
from .speech import own_language, own_words


def verify(arguments: argparse.Namespace) -> int:
    """0 when everything is as the key says, 1 when something is not."""
    words = own_words(arguments.language or own_language())
    text = saves.read_text(arguments.file)
    packs = list(arguments.pack) or saves.packs_beside(arguments.file)
    try:
        header, _ = storage.parse(text)
        checked = storage.verify(text, face_of(header["game"]).game, packs)
    except WarcampError as e:
        why = " ".join([str(e), *getattr(e, "__notes__", [])])
        print(words.say(Message("verify-bad", {"file": str(arguments.file), "why": why})), file=sys.stderr)
        return 1
    print(words.say(Message("verify-good", {"file": str(arguments.file), "outcomes": checked})))
    return 0

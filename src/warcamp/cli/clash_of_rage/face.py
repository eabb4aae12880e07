"""Clash of Rage as the terminal sees it: words, screens, choices, odds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from warcamp.cli.face import Choice, Shot
from warcamp.cli.speech import catalogue, folded
from warcamp.engine.flow import Decision
from warcamp.engine.game import Message
from warcamp.games.clash_of_rage.content import Content
from warcamp.games.clash_of_rage.game import CLASH_OF_RAGE, ClashOfRage
from warcamp.games.clash_of_rage.rules import equip, march
from warcamp.games.clash_of_rage.state import LEVELS, NONE, Clash, unit_count
from warcamp.games.clash_of_rage.words import ask_text, clash_words
from warcamp.games.words import Words

from . import chances, screens
from .map import draw_map, legend
from .scene import Scene

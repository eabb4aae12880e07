"""The engine that every game runs on: flow, decisions, chance, zones, matches, positions. Standard library only.

What is named here is the public surface; see `docs/engine.md` for how it works and `docs/write-a-game.md` for how to
write a game on it.
"""

from .chance import Dice, Draw, Pick, Shuffle, chance
from .errors import BadInput, BrokenInvariant, Diverged, IllegalChoice, RuleError, Stale, WarcampError
from .fields import fields
from .flow import Decision, Position, begin, choose, choose_all, parallel
from .game import Ask, EventKind, Game, Message, Name, Refusal, event
from .match import Action, Match, digest
from .rulec import rule
from .source import Fair, Fast, Forced, Kind, Source, commitment, key_of_seed
from .state import State, Told
from .storage import fork, load, save, verify
from .view import determinise, redacted, view
from .zones import PUBLIC, REFEREE, SPECTATOR, Card, Layout, Zones

__all__ = [
    "PUBLIC",
    "REFEREE",
    "SPECTATOR",
    "Action",
    "Ask",
    "BadInput",
    "BrokenInvariant",
    "Card",
    "Decision",
    "Dice",
    "Diverged",
    "Draw",
    "EventKind",
    "Fair",
    "Fast",
    "Forced",
    "Game",
    "IllegalChoice",
    "Kind",
    "Layout",
    "Match",
    "Message",
    "Name",
    "Pick",
    "Position",
    "Refusal",
    "RuleError",
    "Shuffle",
    "Source",
    "Stale",
    "State",
    "Told",
    "WarcampError",
    "Zones",
    "begin",
    "chance",
    "choose",
    "choose_all",
    "commitment",
    "determinise",
    "digest",
    "event",
    "fields",
    "fork",
    "key_of_seed",
    "load",
    "parallel",
    "redacted",
    "rule",
    "save",
    "verify",
    "view",
]

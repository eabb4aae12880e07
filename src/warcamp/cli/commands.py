"""The commands that can be typed at any question, in English and French."""

from __future__ import annotations

from collections.abc import Collection

from .speech import folded

COMMANDS: dict[str, tuple[str, ...]] = {
    "explain": ("?", "explain", "expliquer"),
    "why-not": ("why not", "why", "pourquoi pas", "pourquoi"),
    "undo": ("undo", "annuler"),
    "retract": ("retract", "se raviser"),
    "odds": ("odds", "chances"),
    "think": ("think", "réfléchir", "réflexion"),
    "thoughts": ("thoughts", "pensées"),
    "log": ("log", "journal"),
    "rules": ("rules", "rule", "règles", "règle"),
    "save": ("save", "sauver"),
    "load": ("load", "charger"),
    "replay": ("replay", "rejouer"),
    "map": ("map", "plan", "carte"),
    "sheets": ("sheets", "fiches"),
    "market": ("market", "marché"),
    "front": ("front",),
    "ring": ("ring", "cercle"),
    "mats": ("mats", "plateaux"),
    "lineups": ("lineups", "lineup", "rangées", "rangée"),
    "boards": ("boards", "plaquettes"),
    "scores": ("scores",),
    "hand": ("hand", "main"),
    "table": ("table",),
    "language": ("language", "langue"),
    "help": ("help", "aide"),
    "quit": ("quit", "exit", "q", "quitter"),
}
"""By name: the words under which each is known, the English one first, then the French."""

PARTS = ("map", "sheets", "market", "front", "ring", "mats", "lineups", "boards", "scores")
"""The commands that draw a part of the table: each game has some of them."""

ALONE = ("undo", "quit")
"""Commands that nothing may follow: what they do is not done by mistake."""

ALIASES = sorted(((folded(word), name) for name, words in COMMANDS.items() for word in words), key=lambda a: -len(a[0]))


def known(parts: Collection[str] = PARTS) -> list[str]:
    """The commands of a game that has these parts."""
    return [name for name in COMMANDS if name not in PARTS or name in parts]


def parse(line: str, parts: Collection[str] = PARTS) -> tuple[str, str] | None:
    """The command that a line is, with the rest of the line; None if it is none."""
    plain = folded(line)
    names = known(parts)
    for word, name in ALIASES:
        if name not in names or (name in ALONE and len(line.split()) > 1):
            continue
        more = name not in ALONE and (plain.startswith(word + " ") or (word == "?" and plain.startswith("?")))
        if plain == word or more:
            rest = line.strip()
            for _ in word.split():
                rest = rest[1:] if word == "?" else rest.partition(" ")[2]
                rest = rest.strip()
            return name, rest
    return None


FRENCH = {"explain": "?", "why-not": "pourquoi pas", "quit": "quitter", "rules": "règles", "lineups": "rangées"}


def spoken(language: str, parts: Collection[str] = PARTS) -> list[str]:
    """The words of the commands in one language, for completion and suggestions."""
    if language != "fr":
        return [COMMANDS[name][0] for name in known(parts)]
    return [FRENCH.get(name, COMMANDS[name][min(1, len(COMMANDS[name]) - 1)]) for name in known(parts)]

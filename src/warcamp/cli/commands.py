"""The commands that can be typed at any question, in English and French."""

from __future__ import annotations

from .speech import folded

COMMANDS: dict[str, tuple[str, ...]] = {
    "explain": ("?", "explain", "expliquer"),
    "why-not": ("why not", "why", "pourquoi pas", "pourquoi"),
    "undo": ("undo", "annuler"),
    "odds": ("odds", "chances"),
    "log": ("log", "journal"),
    "rules": ("rules", "rule", "règles", "règle"),
    "save": ("save", "sauver"),
    "load": ("load", "charger"),
    "replay": ("replay", "rejouer"),
    "map": ("map", "plan", "carte"),
    "sheets": ("sheets", "fiches"),
    "market": ("market", "marché"),
    "hand": ("hand", "main"),
    "table": ("table",),
    "language": ("language", "langue"),
    "help": ("help", "aide"),
    "quit": ("quit", "exit", "q", "quitter"),
}
"""By name: the words under which each is known, the English one first, then the French."""

ALONE = ("undo", "quit")
"""Commands that nothing may follow: what they do is not done by mistake."""

ALIASES = sorted(((folded(word), name) for name, words in COMMANDS.items() for word in words), key=lambda a: -len(a[0]))


def parse(line: str) -> tuple[str, str] | None:
    """The command that a line is, with the rest of the line; None if it is none."""
    plain = folded(line)
    for word, name in ALIASES:
        more = name not in ALONE and (plain.startswith(word + " ") or (word == "?" and plain.startswith("?")))
        if plain == word or more:
            rest = line.strip()
            for _ in word.split():
                rest = rest[1:] if word == "?" else rest.partition(" ")[2]
                rest = rest.strip()
            return name, rest
    return None


def spoken(language: str) -> list[str]:
    """The words of the commands in one language, for completion and suggestions."""
    french = {"explain": "?", "table": "table", "why-not": "pourquoi pas", "quit": "quitter", "rules": "règles"}
    if language != "fr":
        return [words[0] for words in COMMANDS.values()]
    return [french.get(name, words[min(1, len(words) - 1)]) for name, words in COMMANDS.items()]

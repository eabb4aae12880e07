"""`warcamp rules`: show, search, coverage."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from warcamp.engine.errors import BadInput
from warcamp.games import rulebook

from .speech import own_language


def rules(arguments: argparse.Namespace) -> int:
    if arguments.what == "coverage":
        return coverage(arguments)
    language = arguments.language or own_language()
    return show(arguments.ids, language) if arguments.what == "show" else search(" ".join(arguments.words), language)


def show(ids: list[str], language: str) -> int:
    """Rules in full."""
    for i, rule_id in enumerate(ids):
        rule = rulebook.show(rule_id, language)
        print(("\n" if i else "") + f"{rule.id} ({rule.section})\n{rule.text}")
    return 0


def search(words: str, language: str) -> int:
    """A line a rule, the best first; 1 when there is none."""
    found = rulebook.search(words, language)
    for hit in found:
        print(f"{hit.rule.id:<12} {hit.excerpt}")
    return 0 if found else 1


def checkout(given: Path | None) -> Path:
    """The sources whose rules are counted: an installed package has none of its own."""
    for root in [given] if given else [Path(__file__).parents[3], Path.cwd()]:
        if (root / "docs" / "rules").is_dir() and (root / "src" / "warcamp").is_dir():
            return root
    raise BadInput("--root", "coverage is counted in a checkout of the sources; give its folder")


def coverage(arguments: argparse.Namespace) -> int:
    counted = rulebook.coverage(checkout(arguments.root))
    if arguments.json:
        print(json.dumps(counted, indent=2, ensure_ascii=False))
        return 0
    for game, c in counted.items():
        aside = len(c["not_programmable"])
        print(f"{game}: {c['rules']} rules, {aside} not programmable; code cites {c['code']}, tests cite {c['tests']}")
        for what in ("code", "tests"):
            missing = c["missing_code"] if what == "code" else c["missing_tests"]
            if missing:
                print(f"  not in {what}: {', '.join(missing)}")
    return 0

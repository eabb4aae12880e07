"""The document tells what the code does."""

from __future__ import annotations

from pathlib import Path

from warcamp.envs.tables import renewed

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_tables_of_the_document_are_those_of_the_code():
    text = PAGE.read_text(encoding="utf-8")
    assert renewed(text) == text, "run: python -m warcamp.envs.tables"


def test_a_stale_table_is_found():
    text = PAGE.read_text(encoding="utf-8")
    stale = text.replace("| `gold` |", "| `silver` |")
    assert stale != text
    assert renewed(stale) == text

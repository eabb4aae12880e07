"""`warcamp bench [--json] [--rounds N]`: every bar, pure and compiled, beside catanatron.

Each mode is measured in a process of its own: the sources as they are, and the compiled build of a checkout
(`python3 camp.py compile`) when there is one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import warcamp


def places() -> list[Path]:
    """Where there is a Warcamp to measure: the package that runs, and the compiled build of its checkout."""
    here = Path(warcamp.__file__).resolve().parents[1]
    built = here.parent / "build" / "compiled" / "site"
    return [here, built] if (built / "warcamp").is_dir() else [here]


def measure(place: Path, rounds: int) -> list[dict[str, Any]]:
    """The rows of the Warcamp at a place, measured in a fresh process."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "warcamp.lab.speed", "--rounds", str(rounds)],
        env={**os.environ, "PYTHONPATH": str(place)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def main(words: Sequence[str]) -> int:
    """Measure and print; 1 when a bar does not hold."""
    parser = argparse.ArgumentParser(prog="warcamp bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--rounds", type=int, default=7, help="how often each thing is measured (the median counts)")
    arguments = parser.parse_args(words)
    rows = [row for place in places() for row in measure(place, max(1, arguments.rounds))]
    if arguments.json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)
    return 0 if all(row["holds"] is not False for row in rows) else 1


def show(rows: list[dict[str, Any]]) -> None:
    table = Table("mode", "what", "value", "reference", "ratio", "bar", "holds")
    for row in rows:
        holds = {True: "yes", False: "NO", None: "not measured"}[row["holds"]]
        reference = "" if row["reference"] is None else f"{row['reference']:,.1f}"
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        value = f"{row['value']:,.1f} {row['unit']}"
        table.add_row(row["mode"], row["name"], value, reference, ratio, row["bar"], holds)
    Console().print(table)
    if any(row["holds"] is None for row in rows):
        Console().print("The reference is not installed: pip install 'warcamp\\[bench]'")

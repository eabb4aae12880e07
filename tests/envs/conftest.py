"""The environments are extras: what is not installed is not tested."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = {
    "test_actions.py": "numpy",
    "test_sight.py": "numpy",
    "test_tables.py": "numpy",
    "test_zoo.py": "pettingzoo",
    "test_spiel.py": "pyspiel",
}

collect_ignore = [file for file, package in NEEDED.items() if find_spec(package) is None]

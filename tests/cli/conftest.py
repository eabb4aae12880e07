"""Every test of the terminal has a folder of its own in which matches are kept."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARCAMP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"

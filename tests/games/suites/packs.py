"""Content packs, written where a test needs them."""

from __future__ import annotations

from pathlib import Path

INFO = 'id = "box"\nversion = "1"\nname = "My box"\n'
TABLE = f"[pack]\n{INFO}"


def pack(folder: Path, name: str = "my-box", info: str = INFO, **files: str) -> Path:
    """A pack that is a directory."""
    path = folder / name
    path.mkdir()
    (path / "pack.toml").write_text(info, encoding="utf-8")
    for file, text in files.items():
        (path / f"{file}.toml").write_text(text, encoding="utf-8")
    return path


def one_file(folder: Path, text: str, name: str = "my-box.toml", info: str = TABLE) -> Path:
    """A pack that is one file."""
    path = folder / name
    path.write_text(info + text, encoding="utf-8")
    return path

"""Rows of a simulation in a file: Parquet where pyarrow is installed, CSV always."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from warcamp.engine.errors import BadInput

PARQUET, CSV = ".parquet", ".csv"


def check_rows_file(path: Path) -> None:
    """BadInput before anything is played, if the rows could not be written."""
    if path.suffix not in (PARQUET, CSV):
        raise BadInput(str(path), f"expected a name that ends with {PARQUET} or {CSV}")
    if path.suffix == PARQUET:
        parquet()


def parquet() -> tuple[Any, Any]:
    """The library that writes Parquet."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as e:
        raise BadInput(PARQUET, "needs pyarrow (pip install 'warcamp[lab]'); .csv needs nothing") from e


def write_rows(path: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write them by the end of the file's name."""
    check_rows_file(path)
    if path.suffix == CSV:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            writer.writerows(rows)
        return
    arrow, files = parquet()
    by_column = list(zip(*rows)) or [()] * len(columns)
    files.write_table(arrow.table(dict(zip(columns, map(list, by_column)))), path)

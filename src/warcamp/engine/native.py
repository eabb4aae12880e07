"""Names that mypyc understands and plain Python does not need. Never compiled, so the shims below always run."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_options):
        return lambda cls: cls

"""Names that mypyc understands and plain Python does not need. Never compiled, so the shims below always run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_options):
        return lambda cls: cls


TOP: Final = 4611686018427387904
"""Bit n of an i64 is TOP >> (62 - n): machine code would shift a one of 32 bits to the left."""

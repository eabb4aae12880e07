"""What every game's drawing is asked in the same way. A test file subclasses a suite and says what is its own."""

import pytest

for module in ("drawn", "regions", "telling", "twins"):
    pytest.register_assert_rewrite(f"{__name__}.{module}")

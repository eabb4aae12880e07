"""What every game's tests ask in the same way. A game's test file subclasses a suite and says what is its own."""

import pytest

for module in ("conformance", "content", "content_faults", "golden", "packs", "refusals", "speech", "telling", "texts"):
    pytest.register_assert_rewrite(f"{__name__}.{module}")

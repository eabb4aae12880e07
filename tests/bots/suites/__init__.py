"""What every game's bots are asked in the same way. A game's test file subclasses a suite and says what is its own."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.greedy")

"""What every game is asked in the same way in the terminal. A test file subclasses a suite and says what is its own."""

import pytest

pytest.register_assert_rewrite(f"{__name__}.playing")

from typing import Any, ClassVar

from tests.drawing.immortals.table import DRAWN
from tests.drawing.suites.twins import Twins


class TestTwins(Twins):
    drawn = DRAWN
    twins_at = ((3, 9), (5, 9))
    open_options: ClassVar[dict[str, Any]] = {"draft": "quick"}

from tests.drawing.ettin.table import DRAWN
from tests.drawing.suites.twins import Twins


class TestTwins(Twins):
    drawn = DRAWN
    twins_at = ((2, 9), (3, 9), (4, 9), (8, 41))

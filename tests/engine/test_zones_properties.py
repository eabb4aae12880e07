"""Whatever is done with cards: none is lost, an audience knows its zone, and copies part for good."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from warcamp.engine import PUBLIC, REFEREE, SPECTATOR, Fast, Layout, Zones

CARDS = 12
AUDIENCES = [("hand 0", 1), ("hand 1", 2), ("camp", 3), ("deck", 0), ("table", PUBLIC)]
zone = st.integers(0, len(AUDIENCES) - 1)
number = st.integers(0, 2**20)


class Handling(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        layout = Layout([0] * CARDS)
        for name, audience in AUDIENCES:
            layout.zone(name, audience)
        cards: list[list[int]] = [[] for _ in AUDIENCES]
        cards[3] = list(range(CARDS))
        self.zones = Zones(layout, cards, [0] * CARDS)
        self.kept: list[tuple[Zones, object]] = []

    @rule(src=zone, dst=zone, n=number, bottom=st.booleans())
    def move(self, src, dst, n, bottom):
        if self.zones.cards[src]:
            self.zones.move(self.zones.cards[src][n % len(self.zones.cards[src])], src, dst, bottom)

    @rule(src=zone, dst=zone)
    def draw(self, src, dst):
        if self.zones.cards[src]:
            self.zones.draw(src, dst)

    @rule(src=zone, dst=zone)
    def mix(self, src, dst):
        self.zones.mix(src, dst)

    @rule(n=number, to=st.sampled_from([1, 2, PUBLIC]))
    def reveal(self, n, to):
        self.zones.reveal(n % CARDS, to)

    @rule()
    def copy(self):
        twin = self.zones.copy()
        self.kept.append((twin, seen(twin)))

    @rule(viewer=st.sampled_from([0, 1, SPECTATOR]), seed=number)
    def redeal(self, viewer, seed):
        world = self.zones.copy()
        world.redeal(viewer, Fast(seed))
        assert world.show(viewer) == self.zones.show(viewer)
        assert sorted(c for z in world.cards for c in z) == list(range(CARDS))

    @invariant()
    def every_card_is_somewhere_once(self):
        assert sorted(c for z in self.zones.cards for c in z) == list(range(CARDS))

    @invariant()
    def an_audience_knows_its_zone(self):
        for (_, audience), cards in zip(AUDIENCES, self.zones.cards, strict=True):
            assert all(self.zones.known[c] & audience == audience for c in cards)

    @invariant()
    def old_copies_are_as_they_were(self):
        for twin, was in self.kept:
            assert seen(twin) == was


def seen(zones: Zones) -> object:
    return [zones.show(viewer) for viewer in (0, 1, SPECTATOR, REFEREE)], zones.known[:]


TestHandling = Handling.TestCase
TestHandling.settings = settings(max_examples=60, stateful_step_count=30, deadline=None, derandomize=True)

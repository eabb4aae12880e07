"""The store against a model in memory, with reopenings at any moment."""

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from warcamp.table.sqlite import SqliteStore
from warcamp.table.store import Conflict, Missing, Person, Said, SeatRow, StoreError, TableRow, Written

IDS = st.sampled_from(["tableAAAAAAA", "tableBBBBBBB", "tableCCCCCCC"])
SEATS = st.integers(0, 2)
TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
KEYS = st.sampled_from(["", "", "k1", "k2", "k3"])
TOKENS = st.sampled_from(["t1", "t2", "t3", "t4"])
PEOPLE = st.integers(1, 3)
DATA = st.dictionaries(TEXT, st.one_of(TEXT, st.integers(-(2**53), 2**53), st.booleans()), max_size=3)


class StoreMachine(RuleBasedStateMachine):
    """What the store answers is what a few dictionaries answer."""

    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.time = 0.0
        self.tables = {}
        self.seats = {}
        self.log = {}
        self.talk = {}
        self.people = {}
        self.tokens = {}
        self.holds = set()
        self.open()

    def open(self):
        self.store = SqliteStore(Path(self.folder.name) / "table.sqlite", self.clock)
        self.do(self.store.open())

    def clock(self):
        self.time += 1
        return self.time

    def do(self, coroutine):
        return self.runner.run(coroutine)

    def refused(self, coroutine, error):
        with pytest.raises(error):
            self.do(coroutine)

    def teardown(self):
        self.do(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @rule()
    def reopen(self):
        self.do(self.store.close())
        self.open()

    @rule(id=IDS, options=DATA, packs=st.lists(TEXT, max_size=2), key=st.binary(max_size=32), names=st.lists(TEXT))
    def add_table(self, id, options, packs, key, names):
        row = TableRow(id, "ettin", options, packs, key, "open", 0, options, self.clock(), self.time)
        seats = [SeatRow(n, "person", "", name) for n, name in enumerate(names[:3])]
        if id in self.tables:
            self.refused(self.store.add_table(row, seats), Conflict)
            return
        self.do(self.store.add_table(row, seats, [Written("start")]))
        self.tables[id] = replace(row, changed=self.time)
        self.seats[id] = {s.seat: s for s in seats}
        self.log[id] = [Written("start")]
        self.talk[id] = []

    @rule(id=IDS, state=st.sampled_from(["open", "playing", "over"]), settings=DATA)
    def update_table(self, id, state, settings):
        asked = self.store.update_table(id, state=state, settings=settings)
        if id not in self.tables:
            self.refused(asked, Missing)
            return
        self.do(asked)
        self.tables[id] = replace(self.tables[id], state=state, settings=settings, changed=self.time)

    @rule(id=IDS, seat=SEATS, name=TEXT, secret=st.sampled_from(["", "s1", "s2"]))
    def update_seat(self, id, seat, name, secret):
        asked = self.store.update_seat(id, seat, name=name, secret=secret)
        others = {(t, s.seat): s.secret for t, seats in self.seats.items() for s in seats.values()}
        if seat not in self.seats.get(id, {}):
            self.refused(asked, Missing)
        elif secret and any(secret == taken for at, taken in others.items() if at != (id, seat)):
            self.refused(asked, Conflict)
        else:
            self.do(asked)
            self.seats[id][seat] = replace(self.seats[id][seat], name=name, secret=secret)

    @rule(id=IDS, off=st.sampled_from([0, 0, 0, 0, -1, 1]), lines=st.lists(st.tuples(TEXT, SEATS, KEYS), max_size=3))
    def append(self, id, off, lines):
        written = [Written(*line) for line in lines]
        if id not in self.tables:
            if written:
                self.refused(self.store.append(id, 0, written), Missing)
            return
        log = self.log[id]
        asked = self.store.append(id, len(log) + off, written)
        used = [(w.seat, w.key) for w in [*log, *written] if w.key]
        if written and (off or len(set(used)) < len(used)):
            self.refused(asked, Conflict)
            return
        self.do(asked)
        log += written
        if written:
            self.tables[id] = replace(self.tables[id], changed=self.time)

    @rule(id=IDS, seat=SEATS, text=TEXT)
    def say(self, id, seat, text):
        said = Said(0, "table", seat, "name", text, self.clock())
        if id not in self.tables:
            self.refused(self.store.say(id, said), Missing)
            return
        numbered = replace(said, n=len(self.talk[id]) + 1)
        assert self.do(self.store.say(id, said)) == numbered
        self.talk[id].append(numbered)

    @rule(token=TOKENS, name=TEXT)
    def add_person(self, token, name):
        if token in self.tokens:
            self.refused(self.store.add_person(token, name, "fr"), Conflict)
            return
        person = self.do(self.store.add_person(token, name, "fr"))
        assert person == Person(person.id, name, "fr")
        assert person.id not in self.people
        self.people[person.id] = person
        self.tokens[token] = person.id

    @rule(old=TOKENS, new=TOKENS)
    def rotate(self, old, new):
        if old not in self.tokens:
            self.refused(self.store.rotate(old, new), Missing)
        elif new != old and new in self.tokens:
            self.refused(self.store.rotate(old, new), Conflict)
        else:
            self.do(self.store.rotate(old, new))
            self.tokens[new] = self.tokens.pop(old)

    @rule(id=PEOPLE, name=TEXT)
    def update_person(self, id, name):
        if id not in self.people:
            self.refused(self.store.update_person(id, name=name, language="en"), Missing)
            return
        self.do(self.store.update_person(id, name=name, language="en"))
        self.people[id] = Person(id, name, "en")

    @rule(person=PEOPLE, id=IDS, seat=SEATS)
    def hold(self, person, id, seat):
        if person not in self.people or seat not in self.seats.get(id, {}):
            self.refused(self.store.hold(person, id, seat), Missing)
            return
        self.do(self.store.hold(person, id, seat))
        self.holds.add((person, id, seat))

    @precondition(lambda self: self.tables)
    @rule(id=IDS, since=st.integers(0, 3), limit=st.integers(1, 3))
    def what_was_said_is_told_oldest_first_and_the_newest_of_it(self, id, since, limit):
        expected = [said for said in self.talk.get(id, []) if said.n > since][-limit:]
        assert self.do(self.store.said(id, since, limit)) == expected

    @rule(id=IDS)
    def a_table_is_as_it_was_left(self, id):
        found = self.do(self.store.table(id))
        if id not in self.tables:
            assert found is None
        else:
            assert found == (self.tables[id], list(self.seats[id].values()))
        assert self.do(self.store.lines(id)) == self.log.get(id, [])
        assert self.do(self.store.holders(id)) == sorted(
            ((p, s) for p, t, s in self.holds if t == id), key=lambda held: held[::-1]
        )

    @rule(person=PEOPLE, limit=st.integers(1, 4))
    def my_tables_come_with_the_newest_change_first(self, person, limit):
        mine = [(self.tables[t], s) for p, t, s in self.holds if p == person]
        expected = sorted(mine, key=lambda held: (-held[0].changed, held[0].id, held[1]))[:limit]
        assert self.do(self.store.held(person, limit)) == expected

    @rule(token=TOKENS)
    def a_session_stands_for_its_person(self, token):
        expected = self.people[self.tokens[token]] if token in self.tokens else None
        assert self.do(self.store.person(token)) == expected

    @rule(secret=st.sampled_from(["", "s1", "s2"]))
    def a_link_leads_to_its_seat(self, secret):
        found = [
            (t, s.seat) for t, seats in self.seats.items() for s in seats.values() if secret and s.secret == secret
        ]
        assert self.do(self.store.seat_of_secret(secret)) == (found[0] if found else None)

    @invariant()
    def the_tables_in_play_are_known(self):
        expected = sorted(id for id, row in self.tables.items() if row.state == "playing")
        assert self.do(self.store.playing()) == expected


StoreMachine.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
TestTheStoreAnswersAsItsModel = StoreMachine.TestCase


def test_errors_of_a_store_are_one_family():
    assert issubclass(Conflict, StoreError)
    assert issubclass(Missing, StoreError)

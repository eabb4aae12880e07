"""Bots that misbehave, for the pool's tests."""

import os
import sys


class Raises:
    def __init__(self, seed):
        self.seed = seed

    def pick(self, position, seat, decision):
        raise ValueError("no idea\nwhat to do")


class Loops(Raises):
    def pick(self, position, seat, decision):
        while True:
            pass


class Dies(Raises):
    def pick(self, position, seat, decision):
        os._exit(7)


class Cheats(Raises):
    def pick(self, position, seat, decision):
        return -99


class Chatters(Raises):
    """Prints, reads what it should not, and then answers well."""

    def pick(self, position, seat, decision):
        print('{"pick": "from standard output"}', flush=True)
        assert sys.stdin.read() == ""
        return decision.options[-1]


class TellsItsProcess(Raises):
    def pick(self, position, seat, decision):
        raise RuntimeError(f"process {os.getpid()}")


class TellsItsSeed(Raises):
    def pick(self, position, seat, decision):
        raise RuntimeError(f"seed {self.seed}")


class Counts(Raises):
    """Takes the first option, then the second, and so on: it shows how often it was asked."""

    def __init__(self, seed):
        self.asked = 0

    def pick(self, position, seat, decision):
        self.asked += 1
        return decision.options[(self.asked - 1) % len(decision.options)]

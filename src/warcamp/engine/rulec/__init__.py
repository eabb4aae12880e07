"""The rule compiler: `async def` rules become frames, plain data that can be copied, stored and looked at.

`rule` does it at import time, `ahead_of_time` writes source for mypyc. The compiler itself is never compiled. The same
source also runs as ordinary coroutines (`WARCAMP_RULES=plain`), which is the oracle of the tests.
"""

from ..fields import fields
from .ahead import ahead_of_time, wants_rewriting
from .alias import alias_check
from .decorator import PLAIN, rule
from .labels import resume_at
from .registry import RULES, register

__all__ = [
    "PLAIN",
    "RULES",
    "ahead_of_time",
    "alias_check",
    "fields",
    "register",
    "resume_at",
    "rule",
    "wants_rewriting",
]

"""Every option can be chosen, nothing else can, and both are said with their rule."""

from __future__ import annotations

from ..errors import IllegalChoice
from ..flow import Decision, Position
from ..match import Action, digest
from ..state import Told
from .playing import Mode, Play, Recorded, Setting

NASTY = (
    "", " ", "\n", "\x00", "🦄", "x" * 5000, ",", "a,b", "1,", ",1", "1,2,3", "99999999999,-99999999999", "0,0", "-1",
    "99", "1e9", "²,²", "None", "none", "end", "pass", "buy", "buy ", "attach", "attach x y z", "aside", "forge", "@",
    "@elves", "@nobody", "B9", "Z0", "A", "A0 A0", "{0}", "%s", "../..", "'; --", "<b>", "True", "\u202e", "é" * 300,
)  # fmt: skip
"""What people and programs may send instead of an option."""


def names(setting: Setting, position: Position, d: Decision) -> list[str]:
    return [setting.game.option_name(position.s, d, option) for option in d.options]


def every_option_can_be_chosen(setting: Setting, mode: Mode) -> int:
    """Options have names of their own that lead back to them, and each of them can be applied. Gives how many were."""
    tried = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        for position in play.walk():
            closely = play.step % setting.every == seed % setting.every
            for i, d in enumerate(position.pending):
                play.demand(d.kind in setting.game.asks, f"{d!r} is of no declared kind")
                play.demand(len(set(d.options)) == len(d.options), f"{d!r} has an option twice: {d.options}")
                named = names(setting, position, d)
                play.demand(len(set(named)) == len(named), f"{d!r} has two options of one name: {named}")
                for name, option in zip(named, d.options):
                    play.demand(setting.game.pick(position.s, d, name) == option, f"{d!r}: {name!r} is another option")
                    if closely:
                        tried += 1
                        try:
                            position.clone().apply(i, option)
                        except Exception as e:
                            e.add_note(f"when {d!r} was answered by {name!r}")
                            raise
    return tried


def what_is_not_offered_is_refused(setting: Setting, mode: Mode) -> int:
    """Any other text is refused with a rule of the rulebook, and nothing has changed. Gives how many were."""
    refused = 0
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        others: dict[str, set[str]] = {}
        for position in play.closely(seed):
            before = digest(position)
            for d in position.pending:
                named = set(names(setting, position, d))
                others.setdefault(d.kind, set()).update(named)
                some = {x for kind in others for x in sorted(others[kind])[:9]}
                for text in sorted({*NASTY, *some} - named):
                    rule = refusal(setting, play, position, d, text)
                    play.demand(rule in setting.rules, f"{d!r}: {text!r} is refused by {rule!r}, which is no rule")
                    refused += 1
            play.demand(digest(position) == before, "a refusal has changed the table")
    return refused


def refusal(setting: Setting, play: Play, position: Position, d: Decision, text: str) -> str:
    """The rule that refuses a text as an answer."""
    try:
        told = setting.game.why_not(position.s, d, text)
    except Exception as e:
        e.add_note(f"when {d!r} was asked why not {text!r}")
        raise
    try:
        setting.game.pick(position.s, d, text)
    except IllegalChoice as e:
        play.demand(e.rule == told.rule, f"{d!r}: {text!r} is refused by {e.rule!r} but explained by {told.rule!r}")
        return e.rule
    play.fail(f"{d!r}: {text!r} was taken, though it was not offered")


def a_refused_action_changes_nothing(setting: Setting, mode: Mode) -> None:
    """A match refuses the wrong seat, the wrong question, the wrong strand and the wrong pick, and stays as it was."""
    recorded = Recorded(setting, mode, 0, 1)
    match = recorded.match
    while match.pending and len(match.entries) < 40:
        d = match.pending[0]
        good = setting.game.option_name(match.position.s, d, d.options[0])
        state = (match.digest(), len(match.lines), len(match.entries))
        for action in (
            Action(d.seat, d.kind, "no such option", d.strand),
            Action(d.seat + 9, d.kind, good, d.strand),
            Action(d.seat, "no such question", good, d.strand),
            Action(d.seat, d.kind, good, "no such strand"),
        ):
            try:
                match.act(action)
            except IllegalChoice:
                pass
            else:
                recorded.demand(False, f"{action} was taken")
            after = (match.digest(), len(match.lines), len(match.entries))
            recorded.demand(after == state, f"{action} was refused and has changed the match")
        recorded.act()


def everything_has_its_rule(setting: Setting, mode: Mode) -> set[str]:
    """Options, questions and events name rules that exist; events are declared as they are told. Gives the rules."""
    game = setting.game
    cited: set[str] = set()
    for kind, ask in game.asks.items():
        if ask.kind != kind or ask.rule not in setting.rules:
            raise AssertionError(f"question {kind!r} is declared as {ask}: there is no such rule, or another name")
    for event, declared in game.events.items():
        if declared.rule not in setting.rules:
            raise AssertionError(f"event {event!r} comes from {declared.rule!r}, which is no rule")
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        play.position.s.events = []
        for position in play.walk():
            check_told(play, position.s.events)
            position.s.events = []
            for d in position.pending:
                for option in d.options:
                    rule = game.option_rule(position.s, d, option)
                    play.demand(rule in setting.rules, f"{d!r}: option {option} comes from {rule!r}, which is no rule")
                    cited.add(rule)
        check_told(play, play.position.s.events)
    return cited


def check_told(play: Play, events: list[Told] | None) -> None:
    for told in events or []:
        declared = play.setting.game.events.get(told.event)
        if declared is None:
            play.fail(f"event {told.event!r} is not declared")
        play.demand(len(declared.params) == len(told.params), f"event {told.event!r} was told with {told.params}")

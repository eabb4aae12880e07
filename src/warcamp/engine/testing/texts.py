"""Whatever a player can meet can be said in every language."""

from __future__ import annotations

from ..state import Told
from .decisions import NASTY
from .playing import Mode, Play, Setting


def everything_can_be_said(setting: Setting, mode: Mode) -> int:
    """Questions, options, refusals and events, the last as those see them who may not know the card. Gives how many
    texts were said."""
    said = 0
    if setting.say is None or setting.ask_text is None:
        raise AssertionError("nothing to say it with: give `say` and `ask_text`")
    game = setting.game
    for seed in range(setting.sample):
        play = Play(setting, mode, seed)
        play.position.s.events = []
        for position in play.walk():
            s = position.s
            messages = [setting.ask_text(s, d) for d in position.pending]
            for d in position.pending:
                messages += [game.option_text(s, d, option) for option in d.options]
                if play.step % setting.every == 0:
                    messages += [game.why_not(s, d, text).message for text in NASTY[:20]]
            for told in s.events or []:
                messages.append(game.event_text(s, told))
                if any(domain == "card" for _, domain in game.events[told.event].params[:1]):
                    messages.append(game.event_text(s, Told(told.event, (-1, *told.params[1:]), told.seen)))
            s.events = []
            for message in messages:
                setting.say(message)
            said += len(messages)
    return said

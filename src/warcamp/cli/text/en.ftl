# What the terminal says, in English. The game's own words are in its own catalogue.

## Before a match

game-clash-of-rage = Clash of Rage
game-ettin = Ettin
game-immortals = Immortals
language-en = English
language-fr = Français (French)
bot-apprentice = Apprentice: a first opponent, quick and easily surprised
bot-soldier = Soldier: a fair game, at once
bot-captain = Captain: looks ahead and expects your answer
bot-warlord = Warlord: thinks for some seconds, and gives nothing away
bot-greedy = Greedy: plans ahead and counts its chances
bot-random = Random: does anything that is allowed

menu-default = (Enter)
menu-again = A number from { $low } to { $high }, please; Enter for the default, “quit” to leave.
menu-language = Language
menu-game = Which game?
menu-go-on = There is a match to go on with
menu-new = Begin a new match
menu-match = { $name }: { $players ->
    [one] solo
   *[other] { $players } players
}, { $actions } actions, last played { $date }
menu-cannot = { $file } cannot be continued: { $why }
menu-number = { $question } ({ $low } to { $high }, Enter: { $usual })
menu-players = How many players?
menu-people = How many of them are persons at this keyboard?
menu-people-count = { $people ->
    [0] nobody: watch { $bots } bots
    [one] { $bots ->
        [0] 1 person
        [one] 1 person and 1 bot
       *[other] 1 person and { $bots } bots
    }
   *[other] { $bots ->
        [0] { $people } persons
        [one] { $people } persons and 1 bot
       *[other] { $people } persons and { $bots } bots
    }
}
menu-bots = What kind of bots?
menu-seed = Seed of dice and cards (Enter: a secret one; the same words give the same ones again)

begun = The dice of this match are sealed under { $commitment }. Type “help” at any question.
bye = Goodbye.
bye-saved = Nothing is lost: the match is in { $file }. Start “warcamp play” to go on.

## At a question

asked = { $who }: { $question }
curtain = Player { $seat } ({ $name }): look alone at the screen, then press Enter.
curtain-down = Press Enter to hide it again.
interrupted = Press Ctrl-C again to quit; nothing is lost.
say-yes-or-no = Please say yes or no (y/n).
several = “{ $typed }” could be one of these:
not-understood = “{ $typed }” is neither a choice nor a command here. Type a number, or “help”.
not-understood-near = “{ $typed }” is neither a choice nor a command here. Did you mean: { $near }?
explain-more = “? 3” explains the third choice, “why not …” what is missing from the list.
explain-which = There is no choice “{ $typed }” to explain.
pointed-at-option = It is allowed: it is choice { $number }, { $text }.
rules-what = Type “rules” and some words, or the id of a rule.
rules-none = No rule has all of these words: { $words }
rules-more = … and { $number } more; add a word to narrow it down.
undo-nothing = There is nothing of yours to take back.
undo-consent = Dice have fallen, a card was seen or others have acted since. Do all agree to go back? (Enter: yes, n: no)
undone = Taken back.
retract-nothing = Nobody at this screen has an answer that could be taken back.
retract-which = Whose answer? Add one of these: { $players }.
retracted = { $who } may choose again.
saved = Saved: { $file }
save-over = { $file } exists. Write over it? (Enter: yes, n: no)
load-what = Which file? Add its name.
loaded = Going on with { $file }.
file-trouble = The file is trouble: { $why }
language-which = Which language? There are { $languages }.
finished = The match is over and lies in { $file }. “warcamp verify” checks its dice, “warcamp replay” shows it again.

think-title = { $bot } looked { $visits ->
    [one] once
   *[other] { $visits } times
} ahead:
think-plan = { $choice } → { $then }
think-head-choice = Choice
think-head-visits = Looked at
think-head-value = Hope
think-percent = { $value } %
think-more = { $number ->
    [one] … and one more, hardly looked at.
   *[other] … and { $number } more, hardly looked at.
}
think-easy = { $bot } need not think about that: { $choice }
think-no-bot = There is no bot “{ $typed }” that thinks ahead; there are { $bots }.
thoughts-none = No bot has thought about an open question yet.
thoughts-of = { $who } ({ $bot }), “{ $question }”, as far as you can know:

help-choose = Answer with the number of a choice, or with its name or the beginning of it. Besides, at any time:
help-explain = explain the question, or a choice, with its rule
help-why-not = why something cannot be chosen
help-undo = take back your last action
help-retract = take back a hidden answer, such as “ready”, until all have answered
help-think = let a bot think about your question: what it would do, and what it hopes for
help-thoughts = what the bots weighed at their last open question
help-log = what happened
help-rules = search the rules, or read one
help-save = save a copy (every action is saved anyway)
help-load = go on with another match
help-replay = step through a match
help-table = draw everything
help-language = speak another language
help-help = this list
help-quit = leave; nothing is lost

usage-explain = ? [choice]
usage-why-not = why not THING
usage-undo = undo
usage-retract = retract [PLAYER]
usage-think = think [BOT]
usage-thoughts = thoughts
usage-log = log [all]
usage-rules = rules WORDS or ID
usage-save = save [FILE]
usage-load = load FILE
usage-replay = replay FILE
usage-hand = hand
usage-table = table
usage-language = language en|fr
usage-help = help
usage-quit = quit

replay-prompt = Step { $step } of { $steps } (Enter: next, p: back, a number, q: leave)
replay-help = Enter or n: next step; p: one back; a number: that step; q: leave.
replay-end = That is the end.
replay-start = That is the beginning.

verify-good = { $file }: all { $outcomes } rolls and draws are what the sealed key says. Nothing was changed.
verify-bad = { $file } does not hold: { $why }

## The table

panel-name = { $name }
panel-seat = Player { $seat }

## The table in the browser

table-at = Warcamp is at { $address } (Ctrl-C stops it).

# What the terminal says, in English. The game's own words are in its own catalogue.

## Before a match

game-clash-of-rage = Clash of Rage
language-en = English
language-fr = Français (French)
bot-greedy = Greedy: plans its attacks and counts its chances
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
menu-players = How many players?
menu-players-count = { $players ->
    [one] 1: solo against the Elves
   *[other] { $players } players
}
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
menu-clans = Clans
menu-clans-choose = Everybody chooses
menu-clans-random = Drawn at random
menu-difficulty = Difficulty
menu-difficulty-easy = Easy
menu-difficulty-medium = Medium
menu-difficulty-hard = Hard
menu-difficulty-impossible = Impossible
menu-length = Length
menu-length-short = Standard: 4 victory points
menu-length-long = Long: 5 victory points
menu-seed = Seed of the dice (Enter: a secret one; the same words give the same dice again)

begun = The dice of this match are sealed under { $commitment }. Type “help” at any question.
bye = Goodbye.
bye-saved = Nothing is lost: the match is in { $file }. Start “warcamp play” to go on.

## At a question

asked = { $who }: { $question }
curtain = Player { $seat } ({ $name }): look alone at the screen, then press Enter.
curtain-down = Press Enter to hide it again.
interrupted = Press Ctrl-C again to quit; nothing is lost.
say-yes-or-no = Please say yes or no (y/n).
confirm-attack = Fight it out? (Enter: yes, n: back)
several = “{ $typed }” could be one of these:
not-understood = “{ $typed }” is neither a choice nor a command here. Type a number, or “help”.
not-understood-near = “{ $typed }” is neither a choice nor a command here. Did you mean: { $near }?
explain-more = “? 3” explains the third choice, “why not …” what is missing from the list.
explain-which = There is no choice “{ $typed }” to explain.
pointed-at-nothing = Why not what? Name a card, a place, a unit or an action: “why not crossbow”.
pointed-at-option = It is allowed: it is choice { $number }, { $text }.
rules-what = Type “rules” and some words, or the id of a rule.
rules-none = No rule has all of these words: { $words }
rules-more = … and { $number } more; add a word to narrow it down.
undo-nothing = There is nothing of yours to take back.
undo-consent = Dice have fallen, a card was seen or others have acted since. Do all agree to go back? (Enter: yes, n: no)
undone = Taken back.
saved = Saved: { $file }
save-over = { $file } exists. Write over it? (Enter: yes, n: no)
load-what = Which file? Add its name.
loaded = Going on with { $file }.
file-trouble = The file is trouble: { $why }
language-which = Which language? There are { $languages }.
finished = The match is over and lies in { $file }. “warcamp verify” checks its dice, “warcamp replay” shows it again.

help-choose = Answer with the number of a choice, or with its name or the beginning of it. Besides, at any time:
help-explain = explain the question, or a choice, with its rule
help-why-not = why something cannot be chosen
help-undo = take back your last action
help-odds = the chances of attacks; with PLACE of one, with N N N of so many units by level
help-log = what happened
help-rules = search the rules, or read one
help-save = save a copy (every action is saved anyway)
help-load = go on with another match
help-replay = step through a match
help-map = draw the map
help-sheets = draw all sheets
help-market = draw the black market
help-hand = show your cards, and what others have played
help-table = draw everything
help-language = speak another language
help-help = this list
help-quit = leave; nothing is lost

usage-explain = ? [choice]
usage-why-not = why not THING
usage-undo = undo
usage-odds = odds [PLACE [N N N]]
usage-log = log [all]
usage-rules = rules WORDS or ID
usage-save = save [FILE]
usage-load = load FILE
usage-replay = replay FILE
usage-map = map
usage-sheets = sheets
usage-market = market
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
panel-no-map = There is no map yet.

header-round = Round { $round } · { $phase }
header-last-round = (last round: { $round })
header-over = The game is over in round { $round }: { $winner } won
header-order = Order:
header-points = { $points }/{ $target } VP
header-brief = Victory points (of { $target }):
header-brief-domination = Domination: { $points }/{ $limit }
header-close = can win with a second action
header-domination = { $points }/{ $limit } domination, +{ $coming } at the end of this round

legend-city = city
legend-forge = forge
legend-stones = stones
legend-rocks = rocks
legend-bastion = bastion
legend-legendary = legendary
legend-contested = contested
legend-units = B 2{ $dot }1{ $dot }0: a side’s units of levels I, II, III
legend-sheet = 5+3: on the map + in reserve (Elves: in the bag). 5(3): now 5, printed 3. { $mark }: new equipment.

sheet-purse = { $gold } gold, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}
sheet-forging = · forging costs { $price } ({ $forges ->
    [one] 1 forge
   *[other] { $forges } forges
})
sheet-aside = Set aside: { $gears }

market-title = Black market
market-cost = { $gold } gp
card-gold = { $gold } gold
market-legend = { $weapon } weapon  { $armour } armour  { $tick } affordable

tactics-title = Tactics cards
tactics-played = Played: { $cards }
tactics-others = Played: { $cards }. May hold: { $left }

group-buy = Buy
group-forge = Forge
group-attach = Give to a unit type
group-aside = Set aside
note-leaves-city = the last one there: the city is lost
note-leaves-forge = the last one there: the forge is lost

fight-title = Combat at { $place }
fight-attacker = attacker
fight-defender = defender
fight-rage = { $tokens ->
    [one] 1 rage token
   *[other] { $tokens } rage tokens
}
fight-roll = Roll:
fight-wounds = { $wounds ->
    [one] 1 wound to allot
   *[other] { $wounds } wounds to allot
}

odds-title = { $place }: { $mine } against { $theirs }
odds-win = { $chance } to win
odds-note = { $chance } to win
odds-first = Strikes first: { $side }
odds-losses = Losses on average: { $mine } of the attacker, { $theirs } of the defender
odds-left = Most likely left of the attacker: { $left }
odds-with = Units by level; both sides reroll all blanks and nobody flees.
odds-all = If all your units that can get there attacked together:
odds-nothing = No enemy is within reach.
odds-no-enemy = { $place }: no enemy holds such a place.
odds-nobody = { $place }: none of your units gets there in one action.
odds-counts = Give the numbers by level, as in: odds A1 3 1 0

story-played = Cards: { $items }.
story-played-item = { $side } { $order } ({ $card })
story-income = Income: { $items }.
story-income-item = { $side } { $gold } gold{ $crystals ->
    [0] {""}
    [one] {" "}and 1 crystal
   *[other] {" "}and { $crystals } crystals
}
story-reinforced = { $side }, reinforcements: { $items }.
story-moved = { $side }, moves: { $items }.
story-slain = { $side }, losses: { $items }.
story-stone = Stones: { $items }.
story-stone-item = { $side } 1 { $unit } at { $place }

## Signs of statistics where only plain characters can be shown

sign-power = P
sign-hp = H
sign-move = M
sign-slowness = Sl
sign-wound = W
sign-shield = Sh
sign-reroll = R
sign-rage = Ra
sign-flying = Fly

# What the terminal says of Clash of Rage, in English.

## Before a match

menu-players-count = { $players ->
    [one] 1: solo against the Elves
   *[other] { $players } players
}
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

## At a question

confirm-warning = Fight it out? (Enter: yes, n: back)
pointed-at-nothing = Why not what? Name a card, a place, a unit or an action: “why not crossbow”.

help-odds = the chances of attacks; with PLACE of one, with N N N of so many units by level
help-map = draw the map
help-sheets = draw all sheets
help-market = draw the black market
help-hand = show your cards, and what others have played

usage-odds = odds [PLACE [N N N]]
usage-map = map
usage-sheets = sheets
usage-market = market

## The table

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

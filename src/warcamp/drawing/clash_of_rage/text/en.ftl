# What the drawn table of Clash of Rage says, in English.

## Names

drawn-name = { $name }
drawn-seat = Player { $seat }
drawn-bastion = bastion

tab-map = Map
tab-mine = My clan
tab-rivals = Rivals
tab-market = Market
tab-log = Chronicle

## Before a match

start-length = Length
start-length-short = Standard: 4 victory points
start-length-long = Long: 5 victory points
start-last-6 = Round 6
start-last-8 = Round 8
start-last-10 = Round 10

drawn-clans = Choose your clan
drawn-clan-bohorg = Hordes on krags: fast, cheap, fierce.
drawn-clan-steamfield = Steam and steel: slow, shielded, hard to break.
drawn-clan-godleif = Raiders of the north: wounds, fury and giants.
drawn-clan-tomb = The dead never run short: many bodies, winged wraiths.
drawn-tiles = The region tiles in the box
drawn-tile = The tile that is being laid
drawn-turns = How the tile can be turned

## The race

drawn-round = Round { $round }{ "\u00A0" }· { $phase }
drawn-round-last = Round { $round } of { $last }{ "\u00A0" }· { $phase }
drawn-over = The game is over (round { $round })
drawn-race = Play order and victory points
drawn-of-points = { $points } of { $target } victory points
drawn-of-domination = { $points } of { $limit } domination points
drawn-close = can win with the second action
drawn-domination = Domination: { $points } of { $limit }, { $coming } more at the end of this round
drawn-score-cities = Elf cities
drawn-score-legendaries = Legendary equipment
drawn-score-domination = Domination

## The map

drawn-held = held by { $side }
drawn-contested = contested
drawn-site = Site for a bastion, next to { $near }
drawn-centre = Centre for the tile ({ $cell })
drawn-stack = { $number } × { $unit }, { $side }, { $place }

## Sheets

drawn-stat = { $stat } { $value }
drawn-stat-changed = { $stat } { $value } (printed { $printed })
drawn-points = Victory points
drawn-gold = Gold
drawn-crystals = Crystals
drawn-counts = { $out } on the map, { $rest } in reserve
drawn-counts-elves = { $out } on the map, { $rest } in the bag
drawn-fresh = new equipment
drawn-slot = { $unit }: { $gear }
drawn-slot-empty = { $unit }: no { $slot }
drawn-aside = Set aside
drawn-forging = Forging costs { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
} ({ $forges ->
    [one] 1 forge
   *[other] { $forges } forges
})
drawn-played = { $card }, order { $order }
drawn-unseen = May hold: { $cards }
drawn-rivals = The other sheets

## Market and cards

drawn-market = Black market
drawn-stall = { $gear }: { $gold } gold, { $copies ->
    [one] 1 left
   *[other] { $copies } left
}
drawn-forge = The forge: { $one } crystals with one forge, { $more } with more; { $deck ->
    [one] 1 legendary card left
   *[other] { $deck } legendary cards left
}
drawn-forge-name = The forge
drawn-forge-note = legendary
drawn-hand = Your tactics cards
drawn-anvil = On the anvil: keep one
drawn-card = { $card }: order { $order }, { $gold } gold
drawn-order = Play order
drawn-pile = { $cards ->
    [0] No card in the pile
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
drawn-gone = played: { $cards }

## The fight

drawn-fight = Combat at { $place }
drawn-attacker = Attacker
drawn-defender = Defender
drawn-strikes = strikes now
drawn-army-unit = { $number } × { $unit }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
} each
drawn-rage = { $tokens ->
    [0] No rage yet
    [one] 1 rage token
   *[other] { $tokens } rage tokens
}
drawn-roll = { $side }: { $hits ->
    [0] no wound
    [one] 1 wound
   *[other] { $hits } wounds
} on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
drawn-rerolls = { $rerolls ->
    [one] 1 reroll
   *[other] { $rerolls } rerolls
}
drawn-wounds = { $wounds ->
    [one] 1 wound to allot
   *[other] { $wounds } wounds to allot
}
drawn-strike = Strike: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
drawn-flee = Flee
drawn-odds = If both fight on: { $attacker } { $wins }, { $defender } { $loses }
drawn-losses = Losses to expect: { NUMBER($mine, minimumFractionDigits: 1) } attacking, { NUMBER($theirs, minimumFractionDigits: 1) } defending

## Beside the choices

group-buy = Buy
group-forge = Forge
group-attach = Give to a unit type
group-aside = Set aside
note-last-city = last one: the city is lost
note-last-forge = last one: the forge is lost
warn-battle = Only { $chance } to win at { $place }.

help-clan = Every clan has three unit types. Many figures make a horde, high power makes dice.
help-tile = Tiles are laid in turn until the map is whole.
help-centre = The tile must share at least two sides with those that lie.
help-tactics = The lowest number plays first. The card gives gold and new units.
help-bastion = Reinforcements come in here, and who flees goes back here.
help-reinforce = At your bastion, or where you already have units.
help-action = Cities and legendary equipment are victory points. You get two actions a round.
help-equip = Buy, forge and hand out equipment in any order.
help-wearer = All units of the type wear it.
help-legendary = It is worth a victory point. The others go back into the deck.
help-clear = Two whole stacks go, or none.
help-move = Point at a unit, then where it goes. Combats come after all moves.
help-assault = Strike with all dice, or bring everybody home.
help-reroll = Blanks can be rolled again.
help-wound = Point at the unit that falls.

## What would happen

preview-first = Strikes first: { $side }
preview-left = What is most likely left of the attacker
preview-nobody = nobody
preview-flee = Everybody left goes back to the bastion; the place is the enemy’s.
preview-forge = Crystals left: { $left }
preview-points = Then { $points } of { $target } victory points
preview-replaces = in place of { $gear }
preview-short = { $unit }: { $number } wanted, { $left } in reserve

## Chronicle

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
story-stone-item = { $side } 1 { $unit } ({ $place })

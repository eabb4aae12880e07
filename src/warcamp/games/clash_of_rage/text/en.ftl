# What a player of Clash of Rage reads, in English.
#
# Beside a name or a place stands a parameter that only chooses its grammar: $sidekind is the id of a clan or elves,
# $placekind is bastion or territory.

## Lists, sides, places

list-and = { $some } and { $last }
units = { $number } × { $unit }

side-elves = the Elves
side-clan = the { $clan }
subject = The { $side }
to-side = to the { $side }
the-foe = the { $foe }
to-foe = to the { $foe }

place-bastion = Bastion of the { $clan }
place-feature = { $place } ({ $feature })
at-place = { $placekind ->
    [bastion] at its bastion
   *[territory] at { $place }
}
from-start = { $startkind ->
    [bastion] from its bastion
   *[territory] from { $start }
}
to-place = { $placekind ->
    [bastion] to its bastion
   *[territory] to { $place }
}

feature-plain = plain
feature-city = elf city
feature-forge = forge
feature-stone = reinforcement stone { $level ->
    [1] I
    [2] II
   *[3] III
}

## The sheets

slot-weapon = weapon
slot-armour = armour

stat-power = Power
stat-power-short = Pow
stat-hp = Hit points
stat-hp-short = HP
stat-move = Movement
stat-move-short = Mov
stat-slowness = Slowness
stat-slowness-short = Slow
stat-wound = Bonus wounds
stat-wound-short = Wnd
stat-shield = Shields
stat-shield-short = Shd
stat-reroll = Rerolls
stat-reroll-short = Rer
stat-rage = Rage bonus
stat-rage-short = Rage
stat-flying = Flying
stat-flying-short = Fly

bonus = +{ $number } { $stat }
gear-plain = { $gear }
gear-bonuses = { $gear }: { $bonuses }

## The course of the game

phase-setup = Set-up
phase-tactics = Phase A: tactics cards
phase-first-action = Phase B: first action
phase-stones = Phase C: reinforcement stones
phase-second-action = Phase D: second action
phase-end-of-round = Phase E: end of the round

## The options of a match

setting-players = Players
setting-long = Long game
setting-map = Map
setting-map-random = Drawn at random
setting-map-players = Laid by the players
setting-layout = Layout of the tiles
setting-layout-none = The usual one
setting-fair_map = Fair map
setting-clans = Clans
setting-clans-random = Drawn at random
setting-clans-choose = Chosen by the players
setting-difficulty = Difficulty
setting-last_round = Last round
setting-last_round-none = No limit
setting-yes = Yes
setting-no = No
setting-value = { $value }

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-impossible = Impossible

## Questions

ask-clan = Choose your clan
ask-tile = Choose a region tile
ask-centre = Where does the centre of the tile go?
ask-turn = How is the tile turned?
ask-tactics = Choose a tactics card
ask-bastion = Where does your bastion stand?
ask-reinforce = Where does the new { $unit } go?
ask-action-first = Choose your first action
ask-action-second = Choose your second action
ask-equip = Equip your armies ({ $gold } gold, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
})
ask-wearer = Which unit type gets { $gear }?
ask-legendary = Which legendary equipment do you keep?
ask-clear = Discard two stacks of the black market?
ask-clear_second = Choose the second stack to discard
ask-move = Which unit moves?
ask-to = Where does the { $unit } { $startkind ->
    [bastion] at your bastion
   *[territory] at { $start }
} go?
ask-combat = Which combat comes next?
ask-assault = Combat against { the-foe } at { $place }: strike or flee?
ask-reroll = { $hits ->
    [0] No wound
    [one] 1 wound
   *[other] { $hits } wounds
} on { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. How many blanks do you reroll? ({ $rerolls ->
    [one] 1 reroll left
   *[other] { $rerolls } rerolls left
})
ask-wound = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} left against { the-foe }: which unit falls?
ask-wound-elves = You choose for the Elves. { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} left against { the-foe }: which unit falls?
ask-stone = The reserve is short: which stone gives its { $unit }?

## Options

option-clan = { $clan }
option-tile = { $tile } ({ $side })
option-centre = Column { $q }, row { $r }
option-turn = { $degrees ->
    [0] Not turned
   *[other] Turned { $degrees }° counter-clockwise
}
option-tactics = { $card }: order { $order }, { $gold } gold, { $units }
option-tactics-gold = { $card }: order { $order }, { $gold } gold
option-bastion = Next to { $near }
option-reinforce = { $unit } { $placekind ->
    [bastion] at your bastion
   *[territory] at { $place }
}
option-action-pass = Pass
option-action-equip = Equip the armies
option-action-move = Move and fight
option-equip-end = End the action
option-equip-forge = Forge: { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}, keep one of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
option-equip-buy = Buy { $gear } ({ $gold } gold)
option-equip-attach = Attach { $gear }
option-equip-aside = Set aside { $gear } ({ $unit })
option-wearer = { $unit }
option-wearer-worn = { $unit } (with { $worn })
option-legendary = Keep { $gear }
option-clear = Discard { $gear } ({ $number ->
    [one] 1 card
   *[other] { $number } cards
})
option-clear-none = Keep the market as it is
option-move = { $unit } { $placekind ->
    [bastion] at your bastion
   *[territory] at { $place }
}{ $number ->
    [one] {""}
   *[other] {" "}(1 of { $number })
}
option-move-end = End the moves
option-to = { $place }
option-to-bastion = Your bastion
option-to-fight = { $place }, against { the-foe }
option-combat = { $place }, against { the-foe }
option-assault-strike = Strike with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
option-assault-flee = Flee to the bastion
option-reroll = Reroll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
option-reroll-none = Keep the roll
option-wound = { $unit } ({ $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
})
option-stone = { $place }

## Events

event-set_up = The game begins: { $seats ->
    [one] one player against the Elves
   *[other] { $seats } players
}.
event-clan = Player { $seat } leads { side-clan }.
event-tile = Tile { $letter }: { $tile }.
event-elf = The Elves place 1 { $elf } at { $place }.
event-reshuffled = { subject } reshuffles its tactics cards.
event-drew = { subject } draws { $card }.
event-drew-hidden = { subject } draws a tactics card.
event-offered = Black market: { $gear } on offer.
event-discarded = The stack of { $gear } leaves the black market.
event-played = { subject } plays { $card }.
event-ordered = { subject } plays { $index ->
    [1] first
    [2] second
    [3] third
   *[other] { $index }th
}.
event-bastion = { subject } builds its bastion next to { $near }.
event-income = { subject } receives { $gold } gold{ $crystals ->
    [0] {""}
    [one] {" "}and 1 crystal
   *[other] {" "}and { $crystals } crystals
}.
event-reinforced = { subject } brings in 1 { $unit } { at-place }.
event-phase = { $phase }
event-round = Round { $round }
event-action-pass = { subject } passes.
event-action-equip = { subject } equips its armies.
event-action-move = { subject } moves its armies.
event-bought = { subject } buys { $gear } for { $gold } gold.
event-attached = { subject } gives { $gear } to { $unit }.
event-detached = { subject } sets aside { $gear } ({ $unit }).
event-forging = { subject } spends { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} at the forge.
event-looked_at = { subject } draws { $card } at the forge.
event-looked_at-hidden = { subject } draws a legendary card.
event-forged = { subject } forges { $gear } and scores 1 victory point.
event-moved = { subject } moves 1 { $unit } { from-start } { to-place }.
event-combat = { subject } attacks { the-foe } at { $place }.
event-rolled = { subject } { $sidekind ->
    [elves] roll
   *[other] rolls
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [0] no wound
    [one] 1 wound
   *[other] { $hits } wounds
}.
event-rerolled = { subject } { $sidekind ->
    [elves] reroll
   *[other] rerolls
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [0] no more wounds
    [one] 1 more wound
   *[other] { $hits } more wounds
}.
event-struck = { subject } { $sidekind ->
    [elves] deal
   *[other] deals
} { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
} { to-foe }.
event-enraged = { subject } { $sidekind ->
    [elves] take
   *[other] takes
} a rage token ({ $tokens } in all).
event-slain = { subject } { $sidekind ->
    [elves] lose
   *[other] loses
} 1 { $unit } at { $place }.
event-fled = { subject } flees from { $place } to its bastion.
event-won = { subject } { $sidekind ->
    [elves] win
   *[other] wins
} the combat at { $place }.
event-stone = The stone at { $place } gives 1 { $unit } { to-side }.
event-elves_equipped = The Elves give { $gear } to { $elf }.
event-elves_refused = { $gear } is no better for { $elf } and goes under the deck.
event-domination = The Elves score { $points ->
    [one] 1 domination point
   *[other] { $points } domination points
} ({ $total } in all).
event-victory = { $sidekind ->
    [elves] The Elves stand firm: the game is lost.
   *[other] { subject } wins the game!
}

## Why not

why-not-not-offered = “{ $thing }” cannot be chosen here.
why-not-other-clan = { $card } is a card of another clan.
why-not-not-in-hand = { $card } is not in your hand.
why-not-bastion-outside = A bastion stands outside the map, on an empty cell at its edge.
why-not-bastion-taken = A bastion stands there already.
why-not-bastion-needs-two = A bastion touches at least two territories; this cell touches { $number ->
    [0] none
   *[other] { $number }
}.
why-not-bastion-adjacent = Two bastions never stand side by side.
why-not-foreign-bastion = Nobody enters another player's bastion.
why-not-first-round = In the first round all reinforcements go to the bastion.
why-not-no-own-units = { $place }: reinforcements go only where you already have units, or to your bastion.
why-not-slot-empty = There is nothing in that slot to set aside.
why-not-not-yours = { $gear } does not lie beside your sheet.
why-not-not-your-type = { $unit } is not one of your unit types.
why-not-legendaries-are-forged = { $gear } is legendary equipment: it is forged, not bought.
why-not-not-on-the-market = { $gear } is not on the black market.
why-not-too-dear = { $gear } costs { $cost } gold; you have { $gold }.
why-not-no-forge = You must control a forge.
why-not-no-legendary-left = No legendary equipment is left.
why-not-too-few-crystals = Forging costs { $cost ->
    [one] 1 crystal
   *[other] { $cost } crystals
}; you have { $crystals }.
why-not-forged-already = You have forged in this action already.
why-not-keep-one-drawn = You must keep one of the cards you drew.
why-not-no-such-unit = { $place }: you have no such unit there.
why-not-moved-already = { $place }: nothing there can move any more in this action.
why-not-off-the-board = { $place } is off the board.
why-not-already-there = { $place }: the unit is there already.
why-not-too-far = { $place } is { $steps ->
    [99] out of reach
    [one] 1 territory away
   *[other] { $steps } territories away
}; the unit has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
why-not-rocks = { $place }: with the rocks in between, { $points ->
    [one] 1 movement point is
   *[other] { $points } movement points are
} not enough. Only flyers cross rocks.
why-not-stopped = { $place }: an enemy on the way stops the unit. You must match their number to pass.
why-not-no-combat-there = { $place }: there is no combat to fight.
why-not-not-in-this-combat = No { $unit } is left in this combat.
why-not-too-few-wounds = It takes { $hp ->
    [one] 1 wound
   *[other] { $hp } wounds
} to kill 1 { $unit }; { $wounds } left.
why-not-wounds-must-be-used = All wounds that can still kill must be used.
why-not-no-stone = { $place }: there is no reinforcement stone there.
why-not-stone-not-yours = { $place }: you do not control this stone.
why-not-stone-has-given = { $place }: this stone has nothing to give now.
why-not-two-whole-stacks = Two whole stacks are discarded, or none.
why-not-clan-taken = Another player leads { side-clan } already.
why-not-tile-laid = { $tile } is a side of a tile that lies on the map.
why-not-two-borders = A tile overlaps no other and shares at least two sides with those laid before.
why-not-all-or-none = The whole army strikes, or all of it flees.
why-not-only-blanks = Only blanks are rerolled: { $blanks ->
    [one] 1 die
   *[other] { $blanks } dice
} at most.

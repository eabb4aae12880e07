# What a player of Immortals reads, in English.
#
# A player is called by a colour: $seat is “Red”. A side is a region in one realm: “Heartwood (dark)”.

## Lists, sums, cubes

list-and = { $some } and { $last }

inhabitants = inhabitants
cubes = { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
sum-gold = { $gold } gold
sum-energy = { $energy } energy
sum-both = { $energy } energy and { $gold } gold
sum-nothing = free
yields = { $gold } gold, { $energy } energy

## The map

realm-light = the Light Realm
realm-dark = the Dark Realm
limbo-light = light limbo
limbo-dark = dark limbo
side-light = { $region } (light)
side-dark = { $region } (dark)
province-light = { $province } (light)
province-dark = { $province } (dark)
building-portal = Portal
building-shrine = Shrine
building-capital = Capital

## Cards and slots

card-region = Region card { $region }
card-conflict = Conflict card { $side }
card-joker = joker { $province }
card-blank = blank card
card-magic = Magic card “{ $name }”
the-card-region = the Region card { $region }
the-card-conflict = the Conflict card { $side }
the-card-joker = the joker { $province }
the-card-blank = a blank card
the-card-magic = the Magic card “{ $name }”

action-extract_gold = Extract Gold
action-extract_energy = Extract Energy
action-transition = Transition of 3
action-build = Build
action-attack = Attack
action-attack_or_move = Attack or Move
action-shrine = Shrine
action-magic = Magic
slot = { $action } ({ $slot })

## The course of the game

phase-setup = Setup
phase-home = Home regions
phase-draft = Draft
phase-priming = Priming the tower
phase-reinforcement = Reinforcements
phase-planning = Planning
phase-resolution = Resolution
phase-scoring = Scoring
phase-scored = End of the game

stance-with_attacker = the inhabitants fight for { $seat }
stance-neutral = the inhabitants stay neutral
stance-with_defender = the inhabitants fight against { $seat }
stance-with_attacker-you = inhabitants with you
stance-neutral-you = inhabitants neutral
stance-with_defender-you = inhabitants against you

item-sides = { $count ->
    [one] 1 side
   *[other] { $count } sides
}
item-shrines = { $count ->
    [one] 1 Shrine
   *[other] { $count } Shrines
}
item-capitals = { $count ->
    [one] 1 Capital
   *[other] { $count } Capitals
}
item-provinces = { $count ->
    [one] 1 province with 3 or 4 sides
   *[other] { $count } provinces with 3 or 4 sides
}
item-full_provinces = { $count ->
    [one] 1 whole province
   *[other] { $count } whole provinces
}

## The options of a match

setting-players = Players
setting-rounds = Rounds
setting-rounds-rulebook = As in the rulebook (7, 5, 5)
setting-rounds-aid = As in the English player aid (7, 6, 5)
setting-tribes = Tribes
setting-tribes-random = Dealt at random
setting-tribes-chosen = Chosen by the players
setting-tower = Tower
setting-tower-standard = Two floors
setting-tower-flat = Simple: each cube by itself
setting-draft = Draft
setting-draft-played = Played
setting-draft-quick = Quick: drawn at random
setting-value = { $value }

## Questions

ask-tribe-light = Choose your light tribe
ask-tribe-dark = Choose your dark tribe
ask-home = Which army group goes to { $side }, your home?
ask-draft = Which card will place an army group? { $number ->
    [one] (1 group left)
   *[other] ({ $number } groups left)
}
ask-draft-keep = Which card do you keep? It places nothing.
ask-group = Which army group do you place with { $card }?
ask-group-bare = Which army group do you place?
ask-settle = Which empty side do you take with { $card }?
ask-settle-bare = You have no card: which empty side do you take?
ask-split = { $number ->
    [one] 1 cube of yours fell
   *[other] { $number } cubes of yours fell
} out of the tower: into which limbo?
ask-draw = Draw a Conflict card?
ask-reinforce = Reinforcements from your { $limbo }: where does { $number ->
    [one] the last cube go?
   *[other] the next of { $number } cubes go?
}
ask-plan = Plan your round: cards on slots, then “ready”
ask-reveal = Which card do you reveal?
ask-compensation = Compensation: which do you take?
ask-extract = { $action } with { $card }: from which side?
ask-transition = Transition with { $card }: to which side?
ask-build = Build with { $card }: what, and where?
ask-shrine = Shrine with { $card }: on which side?
ask-attack = { $action } with { $card }: from where, against which side?
ask-attack_or_move = Attack or Move with { $card }: which?
ask-stance = Attack from { $origin } against { $target }: which side does your card stand for?
ask-cubes = Attack from { $origin } against { $target }, { $stance }: how many cubes?
ask-cubes-move = Move from { $origin } to { $target }: how many cubes?
ask-magic = What do you choose with { $card }?
ask-spread = Transition: where does { $number ->
    [one] the last cube go?
   *[other] the next of { $number } cubes go?
}

## Options

option-forfeit = Forfeit the action, for a compensation
option-none = Send no more
option-tribe-light = { $tribe }: home { $home }, Build ({ $cost }); groups of { $groups }; start { $start }
option-tribe-dark = { $tribe }: { $action } ({ $cost }); groups of { $groups }; start { $start }
option-draft = { $side }: { $yields }; { $province }
option-draft-joker = Joker { $province }: any empty side there
option-settle = { $side }: { $yields }
option-split = { $light } to the light limbo, { $dark } to the dark limbo
option-draw = Draw a card
option-draw-skip = Draw none
option-plan = { $slot }: { $card }
option-plan-back = Take back { $card } from { $slot }
option-plan-ready = Ready
option-reveal-pass = Pass for the rest of this phase
option-extract = { $side }: { $sum }
option-transition = { $side }: { $cubes }
option-build = { $building } on { $side }: { $points } VP
option-move = Move from { $origin } to { $target }
option-attack = { $origin } against { $target }: { $foe }, { $cubes }
option-attack-empty = { $origin } against { $target }: unoccupied
option-stance = For { $side }: { $stance }
option-stance-other = For another side: { $stance }
option-magic-draw = { $number ->
    [one] Draw a Conflict card
   *[other] Draw { $number } Conflict cards
}
option-magic-marker = Take the first player marker
option-magic-limbo = { $cubes } from the { $limbo } to your sides of { $realm }
option-magic-rise = Transition to { $side }: { $cubes }
option-magic-shrine = Shrine on { $side }: { $points } VP
option-magic-takeover = Take over the Region card { $region } from { $side }: { $own } against { $against }
option-magic-in-vain = Try for the Region card { $region } from { $side }: { $own } against { $against }, in vain

## Events

event-first = { $seat } is the first player.
event-tribe = { $seat } plays the { $tribe }.
event-draft = Draft, round { $round }
event-played = { $seat } shows { $card }.
event-placed = { $seat } puts { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on { $side }.
event-blocked = { $seat } places nothing: another was faster ({ $card }).
event-kept = { $seat } keeps { $card }.
event-kept-hidden = { $seat } keeps a card.
event-kept_openly = { $seat } keeps { $card }.
event-marker = { $seat } has the first player marker now.
event-started = { $seat } starts with { $sum }.
event-thrown = Into the tower: { $cubes } of { $colour }.
event-fell = Out of the tower: { $cubes } of { $colour }.
event-to_limbo = { $seat }: { $cubes ->
    [one] 1 cube goes
   *[other] { $cubes } cubes go
} to the { $realm }.
event-inhabitants = { $cubes ->
    [one] 1 inhabitant joins
   *[other] { $cubes } inhabitants join
} the tray.
event-inhabitants-back = { $cubes ->
    [one] 1 inhabitant goes
   *[other] { $cubes } inhabitants go
} back to the bank.
event-round = Round { $round } of { $rounds }
event-phase = { $phase }
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-reshuffled = { $cards ->
    [one] The discarded Conflict card becomes
   *[other] The { $cards } discarded Conflict cards become
} a new deck.
event-reinforced = { $seat } sends a cube to { $side }.
event-planned = { $seat } has planned { $cards ->
    [0] nothing
    [one] 1 card
   *[other] { $cards } cards
}.
event-revealed = { $seat } reveals { $card } on { $slot }.
event-forfeited = { $seat } forfeits the action.
event-passed = { $seat } passes and takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back.
event-compensated-gold = { $seat } takes { $amount } gold as compensation.
event-compensated-energy = { $seat } takes { $amount } energy as compensation.
event-paid = { $seat } pays { $cost }.
event-extracted-gold = { $seat } extracts { $amount } gold from { $side }.
event-extracted-energy = { $seat } extracts { $amount } energy from { $side }.
event-transition = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} of { $seat } return to { $side }.
event-built = { $seat } builds a { $building } on { $side }: { $points } VP.
event-attacked = { $seat } attacks { $target } from { $origin } with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}; { $stance }.
event-fought-won = Battle for { $side }: { $strength } against { $against }, { $seat } wins.
event-fought-tied = Battle for { $side }: { $strength } against { $against }, a tie.
event-fought-lost = Battle for { $side }: { $strength } against { $against }, { $seat } loses.
event-conquered = { $seat } holds { $side } with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
event-deserted = { $side } is unoccupied now.
event-took_region = { $seat } takes the Region card { $region } from { $from }.
event-took_region-deck = { $seat } takes the Region card { $region }.
event-returned_region = { $seat } loses the Region card { $region } to the deck.
event-uncovered = { $seat }’s slot { $slot } is empty now.
event-moved = { $seat } moves { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} from { $origin } to { $target }.
event-takeover = { $seat } reaches for the Region card from { $side }: { $cubes } against { $against }.
event-scored = { $seat }: { $item }, { $points } VP.
event-standing = { $seat } has { $points } VP.
event-victory = { $seat } wins the game.

## The chronicle

story-tribe = Tribes: { $items }.
story-tribe-item = { $seat } { $tribes }
story-placed = Armies: { $items }.
story-cubes-item = { $seat } { $cubes } on { $side }
story-started = Start: { $items }.
story-sum-item = { $seat } { $sum }
story-thrown = Into the tower: { $items }.
story-fell = Out of it: { $items }.
story-colour-item = { $colour } { $cubes }
story-to_limbo = To limbo: { $items }.
story-limbo-item = { $seat } { $cubes } ({ $realm })
story-drew = Cards drawn: { $items }.
story-drew-item = { $seat } ({ $card })
story-name = { $seat }
story-reinforced = Reinforcements: { $items }.
story-planned = Cards on the boards: { $items }.
story-number-item = { $seat } { $number }
story-compensated = Compensation: { $items }.
story-transition = Back from limbo: { $items }.
story-scored = { $seat }: { $items }.
story-scored-item = { $item } ({ $points })
story-built-item = { $count } built ({ $points })
story-gained = Round { $round }, { $points } VP: { $items }
story-gained-nothing = Round { $round }: no VP
story-won = Victory: { $winners }.

## Why not

why-not-not-offered = “{ $thing }” cannot be chosen here.
why-not-tribe-taken = { $tribe }: another player has this tribe.
why-not-tribe-of-other-realm = { $tribe }: now you choose a tribe of { $realm }.
why-not-must-place = An army group must be placed.
why-not-no-such-group = You have no army group of { $cubes }. Your groups: { $groups }.
why-not-must-draft = Everybody chooses a card of the hand.
why-not-only-conflict-cards = Only Conflict cards are drafted.
why-not-side-occupied = You still have army groups, and other cards of your hand have an empty side; for { $card } there is none.
why-not-hand-of-one-realm = Your hand is of { $realm } only.
why-not-not-in-draft-hand = You do not have { $card } in your hand.
why-not-side-taken = { $side } is taken: { $seat } is there.
why-not-not-in-province = { $side } does not belong to { $province }.
why-not-must-split = All of your fallen cubes go to your limbos.
why-not-only-fallen = Only { $number ->
    [one] 1 cube
   *[other] { $number } cubes
} of yours fell out of the tower.
why-not-limbo-of-other-realm = Cubes of the { $limbo } only go to sides of { $realm }.
why-not-not-your-side = { $side }: none of your cubes is there.
why-not-name-a-slot = Name the slot too, as in “a4 heartwood”.
why-not-only-ready = Slots may stay empty: say “ready” when you have finished.
why-not-slot-empty = { $slot }: there is no card to take back.
why-not-name-a-card = { $slot }: name the card too.
why-not-no-blank-left = All your blank cards are planned.
why-not-not-in-hand = You do not have { $card } in your hand.
why-not-planned-already = You have planned { $card } already: { $slot }.
why-not-magic-on-army-slot = Magic cards go on magic slots only.
why-not-army-on-magic-slot = Magic slots take Magic cards and blank cards only.
why-not-no-cube-in-region = { $region }: to plan the Region card you need a cube there, in either realm.
why-not-no-joker = Jokers cannot extract anything.
why-not-slot-covered = { $slot }: a card lies there already. Take it back first.
why-not-only-blanks = Only blank cards are left on your board: you must pass.
why-not-nothing-there = { $slot }: no card lies there.
why-not-card-waits = You have { $card } in hand: it waits for the next Planning.
why-not-reveal-first = Reveal a card first; then you can still forfeit its action.
why-not-must-take = One of the two, and not both.
why-not-other-side = { $side }: { $card } does not stand for it.
why-not-limbo-empty = Your { $limbo } is empty.
why-not-name-a-side = Name the side too, as in “light_heartwood shrine”.
why-not-name-a-building = Name what you build: Portal, Shrine or Capital.
why-not-portal-there = { $side } has a Portal already.
why-not-no-portal-left = There is no Portal left in the bank.
why-not-built-there = { $side } has a building already: { $building }.
why-not-no-tile-left = There is no building left in the bank.
why-not-capital-there = { $province } has a Capital already.
why-not-no-move-here = This slot is for an attack only; cubes move with Attack or Move.
why-not-name-a-target = From { $side } against which side?
why-not-name-an-origin = From which of your sides against { $side }?
why-not-too-few-there = { $side }: one cube stays behind, so you need at least two there.
why-not-own-target = { $side } is yours.
why-not-no-portal-there = { $side } has no Portal: there is no way from here to the other realm.
why-not-not-adjacent = { $target } is not adjacent to { $origin }.
why-not-no-gold-to-move = A move costs { $cost }.
why-not-same-side = A move ends on another side.
why-not-no-way = There is no way from { $origin } to { $target } through sides of yours.
why-not-no-friends = A Region card never stands for the side you attack: you have no cube there.
why-not-one-stays = { $side }: { $cubes }. At least one goes, and at least one stays.
why-not-other-magic = That is not what { $card } does.
why-not-no-card-left = There is no Conflict card left to draw.
why-not-marker-yours = You have the first player marker already.
why-not-name-a-side-too = Name the side too.
why-not-no-side-in-realm = You own no side in { $realm }.
why-not-region-yours = You have the Region card { $region } already.
why-not-must-spread = All of these cubes must be placed; { $number ->
    [one] 1 is left
   *[other] { $number } are left
}.

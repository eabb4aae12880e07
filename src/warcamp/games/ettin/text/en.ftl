# What a player of Ettin reads, in English.
#
# Beside a nation or a place stands a parameter that only chooses its grammar: $realmkind is one or many, as the
# nation's name is, $placekind is adventure or location.

## Lists, nations, places

list-and = { $some } and { $last }
row = { $some }, { $last }
sentences = { $first } { $second }
no-card = nothing

people-of-box = { $people } (box { $box })
subject = The { $realm }
the-realm = the { $realm }
of-realm = of the { $realm }
the-foe = the { $foe }
of-foe = of the { $foe }
to-foe = to the { $foe }
subject-to = The { $to }
of-to = of the { $to }
victory = Victory for the { $winner }
the-nation = the { $nation }
their = { $realmkind ->
    [one] its
   *[other] their
}

location-ruins = Ruins
location-village = Village
location-town = Town
location-city = City

place-adventure = Adventure
place-number = Location { $number }
place-location = Location { $number } ({ $location })
at-place = { $placekind ->
    [adventure] at the Adventure
   *[location] at { $place }
}
at-seen = { $seenkind ->
    [adventure] at the Adventure
   *[location] at { $seen }
}

## The course of the game

age = Age { $age ->
    [1] I
    [2] II
   *[3] III
}

phase-setup = Set-up
phase-new-age = New Age
phase-draft = Drafting
phase-skirmish = Skirmish
phase-peacetime = Peacetime
phase-deploy = War: Deploy
phase-battle = War: Battle
phase-spoil = War: Spoil
phase-retire = War: Retire
phase-produce = War: Produce
phase-war-result = War: result
phase-scored = Final scores

## Abilities

ability-number = { $ability } { $number }
ability-weak = { $ability } ({ $weak })

ability-scouting = Scouting
ability-terrify = Terrify
ability-dragonslayer = Dragonslayer
ability-ranged = Ranged
ability-swift = Swift
ability-bounty = Bounty
ability-conquest = Conquest
ability-flying = Flying
ability-magic = Magic
ability-siege = Siege
ability-stealth = Stealth
ability-vicious = Vicious
ability-return_to_self = Return to Self
ability-return_to_ally = Return to Ally
ability-wealthy = Wealthy
ability-war_cry = War Cry
ability-gate_to_self = Gate to Self
ability-gate_to_ally = Gate to Ally
ability-prosperous = Prosperous
ability-taxes = Taxes
ability-protected = Protected
ability-lost_souls = Lost Souls
ability-village_taxes = Taxes
ability-call_to_arms = Call to Arms
ability-city_prosperous = Prosperous

reminder-scouting = When deploying, you may show this unit: your Enemy reveals every unit at one place you choose.
reminder-terrify = Battle start: send one enemy unit here to its owner's Retired Pile.
reminder-dragonslayer = Battle start: capture one enemy Dragon here.
reminder-ranged = Battle start: you may retire this unit to capture an enemy Troop here of equal or lower Strength.
reminder-swift = You win ties here; with Swift on both sides, more icons win.
reminder-bounty = An Enemy who takes this unit as a Spoil gains { $gold } Gold.
reminder-conquest = You may take Defenses as Spoils before Troops.
reminder-flying = Can be taken as a Spoil only with a Flying or Ranged unit here.
reminder-magic = You may take Stealth units as Spoils here.
reminder-siege = Put a Siege token on an enemy Defense here: it produces nothing this Age.
reminder-stealth = Can be taken as a Spoil only with a Magic unit here.
reminder-vicious = If you win or tie here, one more Spoil.
reminder-return_to_self = Comes back to your War Camp instead of retiring.
reminder-return_to_ally = Goes to your Ally's War Camp instead of retiring.
reminder-wealthy = Gain { $gold } Gold when it retires.
reminder-war_cry = When it retires, the top card of your Nation Deck joins your War Camp.
reminder-gate_to_self = You may bring a Troop from your Retired Pile to your War Camp.
reminder-gate_to_ally = You may send a Troop from your Retired Pile to your Ally's War Camp.
reminder-prosperous = You and your Ally each gain { $gold } Gold.
reminder-taxes = Gain { $gold } Gold.
reminder-protected = If you lose here and the Enemy lacks the abilities shown, No Battle.
reminder-lost_souls = Defended: put the top card of your Nation Deck into the Lost Pile.
reminder-village_taxes = Defended: gain { $gold } Gold.
reminder-call_to_arms = Defended: the top card of your Nation Deck joins your War Camp.
reminder-city_prosperous = Defended: you and your Ally each gain { $gold } Gold.

## Cards

kind-troop = Troop
kind-dragon = Troop, Dragon
kind-defense = Defense
kind-protected = Protected Defense
kind-adventure = Adventure

fact-strength = Strength { $number }
fact-adventure = Adventure { $number }
fact-price = cost { $cost }, sells for { $sell }
fact-vp = { $number } VP
fact-difficulty = difficulty { $number }
fact-gold = { $number } Gold
fact-becomes = becomes a Defense ({ $facts })

card-brief = { $card } ({ $facts })
card-line = { $card } ({ $kind }, { $age }): { $facts }
card-line-effects = { $card } ({ $kind }, { $age }): { $facts }. { $effects }

effect-eased = Difficulty -{ $number } if one of your units there has { $ability }.
effect-nation_draw_self = { $number ->
    [one] Move the top card of your Nation Deck to your War Camp.
   *[other] Move the top { $number } cards of your Nation Deck to your War Camp.
}
effect-nation_draw_ally = { $number ->
    [one] Your Ally moves the top card of their Nation Deck to their War Camp.
   *[other] Your Ally moves the top { $number } cards of their Nation Deck to their War Camp.
}
effect-sacrifice_for_gold = You may move one of your Troops at this Adventure to the Lost Pile; if you do, gain { $number } Gold.
effect-take_gold = Take up to { $number } Gold from your Enemy.
effect-end_dragons = End of game: +{ $number } VP for { $per ->
    [one] each Dragon
   *[other] every { $per } Dragons
} in your War Camp and Retired Pile.
effect-end_troops = End of game: +{ $number } VP for { $per ->
    [one] each Troop
   *[other] every { $per } Troops
} in your Retired Pile.
effect-end_adventures = End of game: +{ $number } VP for { $per ->
    [one] each other Adventure card you own
   *[other] every { $per } other Adventure cards you own
}.

## The options of a match

setting-players = Players
setting-nations = Nations
setting-nations-choose = Chosen by the players
setting-nations-random = Drawn at random
setting-nations-recommended = From easy to difficult
setting-first = First seat
setting-first-random = Drawn at random
setting-first-seat = Player { $seat }
setting-accelerated = Accelerated play
setting-yes = Yes
setting-no = No
setting-value = { $value }

## Questions

ask-for = { $realm } – { $ask }
ask-nation = Choose your nation
ask-initiative = You decide: who begins with the Initiative?
ask-pick = Draft a card
ask-fate = Which cards do you recruit, which do you sell? ({ $gold } Gold)
ask-split = Share the cards out between your two nations
ask-propose = Propose to your Ally how to share the cards
ask-reply = Your Ally proposes – you: { $own }; your Ally: { $other }
ask-deploy = Which card do you deploy? ({ $number ->
    [one] 1 in hand
   *[other] { $number } in hand
})
ask-place = Where do you deploy { $card }?
ask-dragonslayer = { $card } (Dragonslayer) { at-place }: which Dragon do you capture?
ask-terrify = { $card } (Terrify) { at-place }: which unit do you drive off?
ask-ranged = { $card } (Ranged) { at-place }: retire this unit to capture a Troop?
ask-attempt = Attempt “{ $card }”? Adventure score { $score }, difficulty { $difficulty } + die
ask-casualty = The Adventure has failed: which Troop do you lose?
ask-sacrifice = Lose one of your Troops for Gold?
ask-spoil = Spoils { at-place }: which unit do you take?
ask-deck_spoil = Spoils { at-place }: your Enemy has no unit left there. Take the top card of their Nation Deck?
ask-siege = Siege { at-place }: which Defense gets the token?
ask-post = “{ $card }” becomes a Defense: where do you put it?
ask-produce = Which ability do you use?
ask-gate = { $card }: which Troop do you bring back to your War Camp?
ask-gate-ally = { $card }: which Troop do you send to the War Camp { of-to }?
ask-next_initiative = You have lost the War and decide: who has the Initiative in the next Age?

## Options

option-nation = { $nation }: Initiative { $initiative }; { $places }
option-initiative-take = Take the Initiative
option-initiative-give = Leave the Initiative { to-foe }
option-fate-both = Recruit { $recruits }; sell { $sales } ({ $gold } Gold left)
option-fate-recruit = Recruit { $recruits } ({ $gold } Gold left)
option-fate-sell = Sell { $sales } ({ $gold } Gold in all)
option-fate-nothing = Nothing to recruit or sell ({ $gold } Gold)
option-split = { $realm }: { $own }; { $second }: { $other }
option-propose = You: { $own }; your Ally: { $other }
option-reply-accept = Accept
option-reply-picks = Pick cards in turn instead
option-reply-counter = Propose instead – you: { $own }; your Ally: { $other }
option-place = { $place }
option-place-scout = { $place }, face up, to see the enemy units { at-seen }
option-ranged-none = Do not fire
option-attempt-yes = Attempt it
option-attempt-no = Leave it
option-sacrifice-none = Lose nobody
option-spoil-none = Take no more
option-deck_spoil-yes = Take the card
option-deck_spoil-no = Leave it
option-post-none = Into the Retired Pile
option-produce = { $card }, { $ability } – { $reminder }
option-produce-location = { $place }, { $ability } – { $reminder }
option-produce-none = Produce nothing more

## Events

event-set_up = The game begins: { $realms } nations in a circle.
event-nation = Player { $seat } leads { the-nation }.
event-initiative = { subject } { $realmkind ->
    [one] has
   *[other] have
} the Initiative against { the-foe }.
event-age = { $age }
event-draft = { $age }: { $phase }
event-step = { $phase }
event-gained = { subject } { $realmkind ->
    [one] gains
   *[other] gain
} { $gold } Gold.
event-adventure = Adventure { of-realm } and { the-foe }: { $card }.
event-dealt = Line-up { of-realm } and { the-foe }: { $card }.
event-offered = Line-up { of-realm }: { $card }.
event-drew = { subject } { $realmkind ->
    [one] draws
   *[other] draw
} { $card }.
event-drew-hidden = { subject } { $realmkind ->
    [one] draws
   *[other] draw
} a card.
event-drafted = { subject } { $realmkind ->
    [one] drafts
   *[other] draft
} { $card }.
event-sold = { subject } { $realmkind ->
    [one] sells
   *[other] sell
} { $card } for { $gold } Gold.
event-recruited = { subject } { $realmkind ->
    [one] recruits
   *[other] recruit
} { $card } for { $gold } Gold.
event-proposed = { subject } { $realmkind ->
    [one] makes
   *[other] make
} a proposal for sharing the cards.
event-deployed = { subject } { $realmkind ->
    [one] deploys
   *[other] deploy
} { $card } { at-place }.
event-deployed-hidden = { subject } { $realmkind ->
    [one] deploys
   *[other] deploy
} a card { at-place }.
event-scouted = { subject } { $realmkind ->
    [one] scouts
   *[other] scout
} with { $card }: { the-foe } must show what is { at-place }.
event-revealed = { subject } { $realmkind ->
    [one] reveals
   *[other] reveal
} { $card } { at-place }.
event-aimed = { subject } { $realmkind ->
    [one] aims
   *[other] aim
} at { $target } with { $card }.
event-removed-own = { subject } { $realmkind ->
    [one] moves
   *[other] move
} { $card } out of the battle, to { their } Retired Pile.
event-removed-other = { subject-to } { $tokind ->
    [one] captures
   *[other] capture
} { $card }.
event-fought = { $place }: { $realm } { $score }, { $foe } { $against }. { victory }.
event-fought-tie = { $place }: { $realm } { $score }, { $foe } { $against }. A tie.
event-fought-none = { $place }: { $realm } { $score }, { $foe } { $against }. No Battle.
event-adventured = { subject } { $realmkind ->
    [one] attempts
   *[other] attempt
} “{ $card }”: score { $score }, die { $die }.
event-succeeded = { subject } { $realmkind ->
    [one] completes
   *[other] complete
} “{ $card }”.
event-failed = { subject } { $realmkind ->
    [one] fails and loses
   *[other] fail and lose
} { $card }.
event-looted = { subject } { $realmkind ->
    [one] takes
   *[other] take
} { $card } from { the-foe } as a Spoil.
event-deck_looted = { subject } { $realmkind ->
    [one] takes
   *[other] take
} { $card } from the deck { of-foe }.
event-deck_looted-hidden = { subject } { $realmkind ->
    [one] takes
   *[other] take
} a card from the deck { of-foe }.
event-besieged = { subject } { $realmkind ->
    [one] lays
   *[other] lay
} siege to { $card } { of-foe }.
event-posted = { subject } { $realmkind ->
    [one] puts
   *[other] put
} “{ $card }” { at-place } as a Defense.
event-returned-own = { subject } { $realmkind ->
    [one] takes
   *[other] take
} { $card } back to { their } War Camp.
event-returned-other = { subject } { $realmkind ->
    [one] sends
   *[other] send
} { $card } to the War Camp { of-to }.
event-retired = { subject } { $realmkind ->
    [one] retires
   *[other] retire
} { $card }.
event-gated-own = { subject } { $realmkind ->
    [one] brings
   *[other] bring
} { $card } back from { their } Retired Pile.
event-gated-hidden-own = { subject } { $realmkind ->
    [one] brings
   *[other] bring
} a Troop back from { their } Retired Pile.
event-gated-other = { subject } { $realmkind ->
    [one] sends
   *[other] send
} { $card } from { their } Retired Pile to the War Camp { of-to }.
event-gated-hidden-other = { subject } { $realmkind ->
    [one] sends
   *[other] send
} a Troop from { their } Retired Pile to the War Camp { of-to }.
event-buried = { subject } { $realmkind ->
    [one] puts
   *[other] put
} { $card } from { their } deck into the Lost Pile.
event-war_won = { subject } { $realmkind ->
    [one] wins
   *[other] win
} the War against { the-foe }: { $points } VP.
event-war_drawn = The War between { the-realm } and { the-foe } has no winner.
event-scored = { subject } { $realmkind ->
    [one] has
   *[other] have
} { $points } VP.
event-victory = { subject } { $realmkind ->
    [one] wins
   *[other] win
} the game.

## The chronicle

story-gained = Gold: { $items }.
story-gained-item = { $realm } +{ $gold }
story-nation = Nations: { $items }.
story-nation-item = player { $seat } { $realm }
story-deployed = { $realm }, deployment: { $items }.
story-revealed = { $realm }, turned up: { $items }.
story-at-item = { $place }: { $cards }
story-face-down = face down
story-price-item = { $card } ({ $gold })
story-sold = { $realm }, sold: { $items }.
story-recruited = { $realm }, recruited: { $items }.
story-retired = { $realm }, to the Retired Pile: { $items }.
story-returned = { $realm }, returning: { $items }.
story-drafted = { $realm }, drafted: { $items }.
story-looted = { $realm }, Spoils: { $items }.
story-won = Victory: { $winners }.

## Why not

why-not-not-offered = “{ $thing }” cannot be chosen here.
why-not-mercenary-mat = The Mercenaries' mat goes only to the player who runs two nations.
why-not-nation-taken = { $nation }: another player has this nation already.
why-not-nation-beside = { $nation }: a neighbour has this nation already, and neighbours play different ones.
why-not-must-pick = You must draft a card.
why-not-drafted-already = { $card }: this card has been drafted already.
why-not-not-in-lineup = { $card }: this card is not in the line-up.
why-not-not-drafted = { $card }: you have not drafted this card.
why-not-too-dear = That costs { $cost } Gold; with the sales you have { $gold }.
why-not-share = The first Ally gets { $number ->
    [0] no card
    [one] exactly 1 card
   *[other] exactly { $number } cards
}.
why-not-proposed-already = That is what your Ally proposes: accept it, or propose something else.
why-not-must-deploy = Every card of the hand must be deployed.
why-not-card-first = First choose the card, then its place.
why-not-deployed-already = { $card }: a card that is deployed is not moved again.
why-not-card-of-ally = { $card }: this card is in your Ally's hand.
why-not-not-in-hand = { $card }: this card is not in your hand.
why-not-no-scout = Only a unit with Scouting can be shown.
why-not-place-first = First say where the card you chose goes.
why-not-own-places = A card goes to one of your three Locations or to your side of the Adventure.
why-not-no-dragon = { $card }: a Dragonslayer only captures Dragons.
why-not-aimed-already = { $card }: you have aimed at this unit already.
why-not-only-troops-shot = { $card }: Ranged only captures Troops.
why-not-too-strong = { $card }: it has Strength { $strength }, the unit that fires only { $number }.
why-not-must-aim = This ability must be used while it has a target.
why-not-own-unit = { $card }: this is a unit of your own.
why-not-not-in-this-battle = { $card }: your Enemy has no such unit in this battle.
why-not-must-lose-one = The Adventure has failed: one Troop with Adventure Strength must be lost.
why-not-not-at-adventure = { $card }: you have no such unit at the Adventure.
why-not-no-adventurer = { $card }: this card is not a Troop with Adventure Strength.
why-not-only-troops-given = { $card }: only a Troop can be given up.
why-not-out-of-reach = { $card }: this unit flies. You need a Flying or Ranged unit in the battle to take it.
why-not-out-of-sight = { $card }: this unit has Stealth. You need a Magic unit in the battle to take it.
why-not-troops-first = { $card }: without Conquest, Troops are taken before Defenses.
why-not-taken-already = { $card }: you are taking this unit already.
why-not-top-card-only = You can take the top card of the deck and no other.
why-not-must-besiege = The Siege token must be placed while there is a Defense for it.
why-not-only-defenses = { $card }: only a Defense can be besieged.
why-not-besieged-already = { $card }: this Defense has a Siege token already.
why-not-not-at-the-adventure = An Adventure that becomes a Defense goes to one of your Locations or to your Retired Pile.
why-not-only-defenses-produce = { $card }: only your Defenses at your Locations produce.
why-not-produces-nothing = { $card }: this card has no such ability to produce with.
why-not-besieged = { $card }: this Defense is besieged and produces nothing in this Age.
why-not-nobody-to-gate = There is no Troop in your Retired Pile to bring back.
why-not-gate-spent = { $card }: you have used this Gate already, or no Troop is left to bring back.
why-not-produced-already = { $card }: you have used this already.
why-not-only-locations-produce = Only Locations produce, not the Adventure.
why-not-undefended = { $place }: a Location produces only with a Defense of yours there.
why-not-location-used = { $place }: you have used this Location already.
why-not-not-retired = { $card }: this card is not in your Retired Pile.
why-not-only-troops-gated = { $card }: only Troops can be brought back.
why-not-gated-already = { $card }: this Troop is coming back already.

# What the pictures of Ettin say, in English.

## Names

et-name = { $name }
et-seat = Player { $seat }
et-role-own = you
et-role-ally = Ally
et-role-enemy = Enemy
et-headline = { $age }{ "\u00A0" }· { $phase }
et-first-host = The host

et-tab-front = Front
et-tab-hand = Cards
et-tab-realms = Realms
et-tab-log = Chronicle

## Words of the panels

et-word-gold = Gold
et-word-tokens = Victory tokens
et-word-deck = Nation Deck, by Age
et-word-hand = Hand
et-word-camp = War Camp
et-word-retired = Retired Pile
et-word-initiative = Initiative
et-word-circle = The circle of realms
et-word-foes = Enemies
et-word-allies = Allies
et-word-thinking = Is thinking
et-word-realms = All realms
et-word-realm = Nation
et-word-points = Victory points known to all; + when hidden cards may add some
et-word-vp = VP
et-word-wins = Battles won
et-word-box = Box
et-word-mercenaries = Mercenaries
et-word-adventures = Adventures
et-word-lost = Lost Pile
et-word-fronts = Which front to look at
et-word-stage = What goes on now
et-word-steps = The steps of this Age
et-word-lineups = All line-ups
et-word-nothing = No cards.
et-word-store = Piles and your Ally’s cards
et-word-winner = Victory
et-word-alliance = Alliance

et-war = War
et-war-deploy = Deploy
et-war-battle = Battle
et-war-spoil = Spoil
et-war-retire = Retire
et-war-produce = Produce
et-war-result = Result

## Cards

et-card-strength = Strength
et-card-adventure = Adventure
et-card-cost = Cost
et-card-sell = Sells for
et-card-vp = VP
et-card-difficulty = Difficulty
et-card-gold = Gold
et-besieged = Besieged
et-face-down = A card face down
et-mark-chosen = to place

## Fronts

et-front = { $realm } against { $foe }
et-look-mine = My front
et-look-first = First front
et-place-far = 1 · far
et-place-middle = 2 · middle
et-place-near = 3 · near
et-place-adventure = Adventure
et-side = { $place }: { $realm }
et-scores = Score { $own } against { $theirs }
et-won = won
et-lost = lost
et-tie = Tie
et-no-battle = No Battle
et-winner = { $realm }
et-quest-odds = { $realm }: Adventure score { $score }, { $chance } to succeed
et-rolled = { $realm }: Adventure score { $score } against difficulty { $difficulty } and a die of { $die }

## What goes on

et-nations = The nations
et-difficulty-very-easy = Very easy to play
et-difficulty-easy = Easy to play
et-difficulty-average = Average
et-difficulty-difficult = Difficult to play
et-difficulty-very-difficult = Very difficult to play
et-lineup = Line-up: { $realm } and { $other }
et-drafted = Drafted: { $realm }
et-dear = too dear
et-proposed-you = you
et-proposed-ally = Ally
et-deploying = Cards go face down to the four places.
et-placing = Where does { $card } go?
et-war-waits = This war waits for the others.
et-battle-at = Battle: { $place }
et-spoils-at = Spoils: { $place }
et-aims = { $card } aims at { $target }
et-produce = Your production, in the order you choose
et-result = Battles won, for { $token } VP
et-tally = Final scores
et-pile-hand = Hand
et-pile-camp = War Camp
et-pile-retired = Retired Pile
et-hidden = { $number ->
    [one] 1 card that you do not know
   *[other] { $number } cards that you do not know
}

## Points

et-points-tokens = Tokens
et-points-camp = War Camp
et-points-defenses = Defenses
et-points-retired = Retired Pile
et-points-bonus = Bonus
et-points-gold = Gold ÷ 2
et-points-total = Total
et-points-hidden = { $number ->
    [one] 1 hidden card
   *[other] { $number } hidden cards
}
et-points-alliance = Alliance { $points }

## Questions

et-help-fate = Mark the cards you recruit; you sell the others.
et-help-split = Mark the cards for the first of your two nations.
et-help-propose = Mark the cards you would like; your Ally gets the others.
et-help-reply = The marks show your Ally’s proposal. Accept it, mark other cards, or pick in turn.
et-help-deploy = Choose a card, or drag it onto a place.
et-help-place = Point at one of your places. This scout can be shown instead: point at an enemy place first.
et-help-produce = Each source can be used once; what you leave is lost.
et-help-ranged = The unit that fires retires too.

et-group-face-down = Face down
et-group-scout = Face up, as a scout

et-note-dear = { $cost } – too dear
et-note-cost = costs { $cost }
et-note-gold = { $before } → { $after } Gold
et-note-share = { $cost } of { $gold } | { $other } of { $purse }
et-note-place = { $before } → { $after }
et-note-quest = { $note } · { $chance }
et-note-after = { $own } against { $theirs }
et-note-gain = +{ $gold } Gold
et-note-vp = { $vp } VP

et-warn-unused = You have not used: { $things }. Leave it all the same?
et-warn-quest = No number on the die is enough, and a Troop would be lost. Try all the same?

et-pre-recruit = Recruit { $card }: −{ $gold }
et-pre-sell = Sell { $card }: +{ $gold }
et-pre-after = { $own } against { $theirs } → { $kept } against { $left }
et-pre-quest = Adventure score { $score } against difficulty { $difficulty } and a die
et-pre-risk = If it fails, one of these is lost: { $cards }
et-pre-chance = { $chance } to succeed
et-pre-with = At the Adventure: score { $score }, { $chance } to succeed
et-head-place = Place
et-head-own = You
et-head-theirs = Enemy
et-head-verdict = So far
et-verdict-sure = ahead for sure
et-verdict-ahead = ahead
et-verdict-behind = behind
et-verdict-open = open

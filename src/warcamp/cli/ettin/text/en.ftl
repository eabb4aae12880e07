# What the terminal says of Ettin, in English.

## Before a match

menu-players-count = { $players } players
menu-nations = Nations
menu-nations-choose = Everybody chooses
menu-nations-random = Drawn at random
menu-nations-recommended = For a first game: the easiest ones
menu-pace = Pace of the Wars
menu-pace-together = All pairs go from step to step together
menu-pace-accelerated = Accelerated: no pair waits for another before Produce

## At a question

confirm-warning = Leave it all the same? (Enter: yes, n: back)
pointed-at-nothing = Why not what? Name a card, a place or an action: “why not Militia”.

help-odds = how the battles stand as far as you know, and the chance of your Adventure
help-front = draw your front: both sides of every battle
help-ring = draw the circle of all nations
help-mats = draw all nation mats
help-lineups = draw all line-ups
help-hand = show your cards and your Ally’s: hand, War Camp, Retired Pile

usage-odds = odds
usage-front = front
usage-ring = ring
usage-mats = mats
usage-lineups = lineups

warning-unused = You have not used:

## The table

role-own = you
role-ally = Ally
role-enemy = Enemy

header-war = War
header-deploy = Deploy
header-battle = Battle
header-spoil = Spoil
header-retire = Retire
header-produce = Produce
header-result = Result
header-over = The game is over. Victory: { $winners }
header-wins = Battles won: { $realm } { $mine }, { $foe } { $theirs } (for { $token } VP)

ring-realm = Nation
ring-gold = Gold
ring-tokens = Tokens
ring-vp = VP
ring-camp = Camp
ring-deck = Deck
ring-retired = Retired
ring-wins = Won
ring-other = { $realm }: { $gold } Gold, { $points } VP
ring-legend = Allies stand together; above and below them are their Enemies. VP: tokens, Gold and the cards you know; + when hidden cards may add some.

front-far = 1 far
front-middle = 2 middle
front-near = 3 near
front-adventure = Adventure
front-places = { $realm }: { $places }
front-purse = { $gold } Gold
front-hand = { $number } in hand
front-camp = { $number } in camp
front-initiative = Initiative
front-face-down = { $number } face down
front-tie = Tie
front-no-battle = No Battle
front-won = won
front-lost = lost
front-quest = { $realm }: Adventure score { $score }, { $chance }

units-strength = Str
units-name = Card
units-adventure = Adv
units-cost = Cost
units-sell = Sell
units-vp = VP
units-abilities = Abilities
units-dragon = Dragon
units-besieged = (besieged)
units-hidden = { $number ->
    [one] 1 card that you do not know
   *[other] { $number } cards that you do not know
}
units-legend = { $troop } Troop  { $defense } Defense  { $wall } Protected Defense  { $compass } Adventure Strength; 6+??: two cards are hidden

pile-hand = Hand
pile-camp = War Camp
pile-retired = Retired Pile
pile-nothing = No cards.

lineup-title = Line-up of { $realm } and { $other }
lineup-drafted = Drafted: { $realm } ({ $gold } Gold)
lineup-none = There is no line-up now.

short-orcs = Orc
short-daemons = Dae
short-cannites = Can
short-dommorians = Dom
short-dwarves = Dwa
short-elves = Elf
short-joymore = Joy
short-risen = Ris
short-mercenary = Mer

difficulty-very-easy = Very easy to play
difficulty-easy = Easy to play
difficulty-average = Average
difficulty-difficult = Difficult to play
difficulty-very-difficult = Very difficult to play

place-card = To place: { $card }

group-face-down = Face down
group-scout = Face up, as a scout

note-dear = costs more than you have
note-share = you { $cost } of { $gold } Gold, your Ally { $other } of { $purse }
note-split = { $cost } of { $gold } Gold; { $other } of { $purse }
note-gain = +{ $gold } Gold
note-place = { $before } { $arrow } { $after } against { $theirs }
note-quest = (Adventure score { $score }: { $chance })
note-target = { $own } against { $theirs } { $arrow } { $kept } against { $left }

chance-attempt = { $chance } to succeed
chance-risk = If it fails, one of these is lost: { $cards }
chance-title = { $card }: Adventure score { $score }
chance-battles = The battles against { $foe }, before abilities
chance-place = Place
chance-own = You
chance-enemy = Enemy
chance-hidden = Not known
chance-unknown = { $hidden } here, { $coming } to come
chance-verdict = So far
chance-walls = No Battle: { $cards } holds
chance-ahead-sure = ahead for sure
chance-ahead = ahead
chance-behind = behind
chance-open = open
chance-alone = Only for your own eyes: ask when it is your turn to look alone.
chance-nothing = There is no battle ahead in this phase.

tally-title = Final scores
tally-tokens = Tokens
tally-camp = Camp
tally-defenses = Defenses
tally-retired = Retired
tally-bonus = Bonus
tally-gold = Gold/2
tally-total = Total
tally-alliance = Alliance

# What the terminal says of Immortals, in English.

## Before a match

menu-players-count = { $players } players
menu-tribes = Tribes
menu-tribes-random = Dealt at random
menu-tribes-chosen = Everybody chooses
menu-draft = The draft at the start
menu-draft-played = Played, card by card
menu-draft-quick = Quick: armies are placed at random
menu-rounds = Rounds
menu-rounds-rulebook = 5, as in the rulebook
menu-rounds-aid = 6, as in the English player aid

## At a question

confirm-warning = Do it all the same? (Enter: yes, n: back)
pointed-at-nothing = Why not what? Name a side, a card or an action: “why not a4 heartwood”.

help-odds = the chances of an attack, by the stance of the inhabitants
help-map = draw both realms
help-boards = draw all personal boards
help-scores = what everybody would score if the round ended now
help-hand = show your cards

usage-odds = odds [FROM TO [CUBES]]
usage-map = map
usage-boards = boards
usage-scores = scores

warning-in-vain = You would pay and get nothing: you do not have more cubes there than stand on the twin.
warning-no-plan = You have planned nothing for this round.
warning-short = You may not be able to pay for all of this plan.

## The table

player-you = (you)
letter-inhabitants = g
letter-red = R
letter-purple = P
letter-blue = B
letter-yellow = Y
letter-black = K

header-over = The game is over. Victory: { $winners }
header-round = Round { $round } of { $rounds }
header-draft = round { $round }

players-name = Player
players-tribes = Tribes
players-vp = VP
players-gold = Gold
players-energy = Energy
players-limbo = Limbo
players-conflicts = Conflict
players-board = Board
players-groups = { $number ->
    [one] 1 group
   *[other] { $number } groups
}
players-covered = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
players-done = done

tower-inside = Tower:
tower-tray = Tray:
tower-nothing = empty

realm-head-short = { "" }
realm-head-region = Region
realm-head-dark-yield = g/e
realm-head-dark = Dark
realm-head-gate = { "" }
realm-head-light = Light
realm-head-light-yield = g/e
realm-head-card = Card
realm-head-borders = Borders
realm-legend = { $shrine } Shrine  { $capital } Capital  { $gate } { $back } Portal  g/e gold, energy  Card: who holds it

short-mountainhome = Mo
short-forge_fire = FF
short-deepdelve = De
short-eagle_spire = ES
short-foothold = Fo
short-treehome = Tr
short-heartwood = He
short-mosshollow = Ms
short-singing_glade = SG
short-thornwall = Th
short-meadowhome = Me
short-borderland = Bo
short-oldford = Ol
short-tribute_pass = TP
short-windy_downs = WD
short-kingshome = Ki
short-white_falls = WF
short-shore_lake = SL
short-emerald_cliff = EC
short-pearl_haven = PH
short-wildhome = Wi
short-murk = Mu
short-reedmere = Re
short-witchfen = Wt
short-blackwater = Bl

board-face-down = face down
board-none = Nobody has a board yet.

plan-have = You have { $sum }.
plan-cost = The plan costs { $sum }.
plan-gain = The plan can extract { $sum }.
plan-short = That may not be enough.
plan-hint = A number lays that card on that slot; “a4 heartwood” does the same, “take back a4” undoes it.
plan-idle = Of no use now: { $cards }

brief-sum-both = { $energy } energy, { $gold } gold
brief-sum-energy = { $energy } energy
brief-sum-gold = { $gold } gold
brief-card-region = Region { $region }
brief-card-conflict = Conflict { $side }
brief-card-joker = Joker { $province }
brief-card-blank = Blank
brief-card-magic = Magic: { $name }

hand-nothing = No cards.
hand-alone = Only for your own eyes: ask when it is your turn to look alone.

group-attack = From { $origin } ({ $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
})
group-move = Moves, for { $gold } gold
group-shrine = A Shrine
group-takeover = A Region card

note-cubes = { $cubes } { $arrow } { $more } cubes
note-odds = { $win } to win, { $tie } tie; about { $left } left
note-held = Region card with { $seat }

odds-title = { $origin } against { $target } with { $number ->
    [one] 1 cube
   *[other] { $number } cubes
}
odds-win = Win
odds-tie = Tie
odds-loss = Loss
odds-left = Left
odds-span = ({ $low }-{ $high })
odds-cubes = { $cubes }
odds-card = A conquest would take the Region card { $region } from { $seat }.
odds-how = Name two sides, yours first, and how many cubes: “odds dark_murk dark_white_falls 3”.
odds-no-attack = You cannot attack { $target } from { $origin }.
odds-few = { $side }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, and one stays.

scores-title = If the round ended now
scores-final = Final scores
scores-item-built = Built
scores-item-sides = Sides
scores-item-shrines = Shrines
scores-item-capitals = Capitals
scores-item-provinces = Prov. 3-4
scores-item-full_provinces = Prov. 5
scores-round = Round
scores-now = Now
scores-then = Then
scores-cubes = Cubes
scores-total = VP

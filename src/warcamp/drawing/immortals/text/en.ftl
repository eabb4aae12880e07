# What the pictures of Immortals say, in English.

## Names

im-name = { $name }
im-headline = Round { $round } of { $rounds }{ "\u00A0" }· { $phase }
im-rounds-1 = 1
im-rounds-3 = 3
im-light = Light
im-dark = Dark

im-tab-map = Realms
im-tab-board = Board
im-tab-players = Players
im-tab-log = Chronicle

im-views = What is shown beside the board
im-view-now = Now
im-view-hand = Hand
im-view-plans = Plans
im-view-tally = Points

## Sides

im-nobody = unoccupied
im-stack = { $cubes ->
    [one] 1 cube of { $player }
   *[other] { $cubes } cubes of { $player }
}
im-twin = twin side: { $holder }

## Cards and boards

im-card-region = Region
im-card-conflict = Conflict
im-card-joker = Joker
im-card-bluff = bluff
im-board = Your board
im-empty = empty
im-was = revealed as number { $n }: { $card }
im-hand = Hand ({ $cards })
im-hand-title = Your hand
im-draft-hand = Choose from: { $realm }
im-planned = Costs of the plan
im-groups = Army groups
im-group = { $n ->
    [one] Army group of 1 cube
   *[other] Army group of { $n } cubes
}

## Players

im-players = All players
im-player = Player
im-vp = VP
im-gold = Gold
im-energy = Energy
im-cards = Cards in hand
im-sides = Sides owned
im-limbo-light = Light limbo
im-limbo-dark = Dark limbo
im-face-down = Cards face down on the board
im-first = First player marker
im-passed = Has passed
im-thinking = Is thinking
im-winner = Victory

im-plans = The plans of this round
im-no-plans = Plans can be looked at here once they are revealed.
im-replay = Replay the plan of { $player }
im-step = { $slot }, { $card }:

## The tower

im-tower = Cube tower
im-tower-in = Inside
im-tray = Tray
im-bank = Bank
im-none = none
im-into = Into the tower
im-out = Out of the tower
im-first-throw = The tower is primed

## What goes on

im-stage = What goes on now
im-tribes = The tribes
im-tribe-home = Home: { $region }
im-tribe-build = Build: { $cost }
im-tribe-cost = Cost: { $cost }
im-homes = Home regions
im-draft-round = Draft, round { $n }
im-is-ready = Is ready

## Points

im-scored = What the last scoring brought
im-if-scored = If the round were scored now
im-sum = Round
im-cubes = { $cubes ->
    [one] 1 cube on the board
   *[other] { $cubes } cubes on the board
}
im-source-built = Building, at once
im-source-sides = Sides, by twos
im-source-shrines = Shrines
im-source-capitals = Capitals
im-source-provinces = Provinces, 3 or 4 sides
im-source-full_provinces = Whole provinces

## Questions

im-help-plan = Choose a card, then a slot, or drag it there. A slot gives its card back. Others see nothing of this.
im-help-attack = Point at your side, then at the target.
im-help-attack_or_move = Point at your side, then at the target or at another side of yours.
im-help-draft = All choose at once; cards are shown together.
im-help-reveal = Point at a slot of your board.
im-help-reinforce = Point at one of your sides.
im-help-spread = Point at one of your sides.
im-note-chance = holds it: { $chance }
im-odds = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} against { $side }
im-odds-row = { $win } won, { $tie } tied, { $loss } lost
im-odds-hold = You hold the side afterwards: { $chance }
im-odds-span = { $low } to { $high }
im-odds-left = On average { $left } of your cubes stay then, and { $fallen } go to limbo
im-group-from = From { $side }
im-group-move = Move
im-do-portal = Portal
im-do-shrine = Shrine
im-do-capital = Capital
im-do-takeover = Take over
im-do-rise = Transition
im-warn-unplanned = You have planned nothing. Begin the round all the same?
im-warn-pass = You take all cards back and do nothing more this round. Pass?
im-warn-forfeit = Something could still be done with this card. Forfeit it?

# What the pictures of Immortals say, in French.

## Names

im-name = { $name }
im-headline = Tour { $round } sur { $rounds }{ "\u00A0" }· { $phase }
im-rounds-1 = 1
im-rounds-3 = 3
im-light = Lumière
im-dark = Ténèbres

im-tab-map = Royaumes
im-tab-board = Plaquette
im-tab-players = Joueurs
im-tab-log = Chronique

im-views = Ce qui s'affiche à côté de la plaquette
im-view-now = En cours
im-view-hand = Main
im-view-plans = Plans
im-view-tally = Points

## Sides

im-nobody = inoccupé
im-stack = { $cubes ->
    [one] { $cubes } cube de { $player }
   *[other] { $cubes } cubes de { $player }
}
im-twin = versant jumeau : { $holder }

## Cards and boards

im-card-region = Région
im-card-conflict = Conflit
im-card-joker = Joker
im-card-bluff = bluff
im-board = Votre plaquette
im-empty = vide
im-was = révélée en { $n } : { $card }
im-hand = Main ({ $cards })
im-hand-title = Votre main
im-draft-hand = À choisir : { $realm }
im-planned = Coûts du plan
im-groups = Groupes d'armées
im-group = { $n ->
    [one] Groupe d'armées de { $n } cube
   *[other] Groupe d'armées de { $n } cubes
}

## Players

im-players = Tous les joueurs
im-player = Joueur
im-vp = PV
im-gold = Or
im-energy = Énergie
im-cards = Cartes en main
im-sides = Versants occupés
im-limbo-light = Limbes lumineux
im-limbo-dark = Limbes obscurs
im-face-down = Cartes face cachée sur la plaquette
im-first = Marqueur Premier joueur
im-passed = A passé
im-thinking = Réfléchit
im-winner = Victoire

im-plans = Les plans de ce tour
im-no-plans = Les plans se revoient ici une fois révélés.
im-replay = Revoir le plan de { $player }
im-step = { $slot }, { $card } :

## The tower

im-tower = Tour à cubes
im-tower-in = Dedans
im-tray = Plateau
im-bank = Réserve
im-none = rien
im-into = Dans la tour
im-out = Hors de la tour
im-first-throw = La tour est amorcée

## What goes on

im-stage = Ce qui se passe
im-tribes = Les tribus
im-tribe-home = Foyer : { $region }
im-tribe-build = Construire : { $cost }
im-tribe-cost = Coût : { $cost }
im-homes = Régions de départ
im-draft-round = Draft, manche { $n }
im-is-ready = Est prêt

## Points

im-scored = Ce qu'a rapporté le dernier score
im-if-scored = Si le tour était compté maintenant
im-sum = Tour
im-cubes = { $cubes ->
    [one] { $cubes } cube sur la carte
   *[other] { $cubes } cubes sur la carte
}
im-source-built = Constructions
im-source-sides = Versants, par deux
im-source-shrines = Sanctuaires
im-source-capitals = Capitales
im-source-provinces = Provinces à 3 ou 4
im-source-full_provinces = Provinces entières

## Questions

im-help-plan = Choisissez une carte puis une case, ou glissez-la dessus. Une case rend sa carte. Les autres n'en voient rien.
im-help-attack = Désignez votre versant, puis la cible.
im-help-attack_or_move = Désignez votre versant, puis la cible ou un autre de vos versants.
im-help-draft = Tous choisissent en même temps ; les cartes sont révélées ensemble.
im-help-reveal = Désignez une case de votre plaquette.
im-help-reinforce = Désignez un de vos versants.
im-help-spread = Désignez un de vos versants.
im-note-chance = tenu : { $chance }
im-odds = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} contre { $side }
im-odds-row = { $win } gagné, { $tie } égalité, { $loss } perdu
im-odds-hold = Vous tenez ensuite le versant : { $chance }
im-odds-span = { $low } à { $high }
im-odds-left = En moyenne { $left } de vos cubes y restent alors, et { $fallen } vont aux limbes
im-group-from = Depuis { $side }
im-group-move = Déplacement
im-do-portal = Portail
im-do-shrine = Sanctuaire
im-do-capital = Capitale
im-do-takeover = S'emparer
im-do-rise = Transition
im-warn-unplanned = Vous n'avez rien planifié. Commencer le tour quand même ?
im-warn-pass = Vous reprenez toutes vos cartes et ne faites plus rien ce tour. Passer ?
im-warn-forfeit = Cette carte peut encore servir. Y renoncer ?

# Ce que le terminal dit d'Immortals, en français.

## Avant une partie

menu-players-count = { $players } joueurs
menu-tribes = Tribus
menu-tribes-random = Tirées au sort
menu-tribes-chosen = Chacun choisit
menu-draft = Le draft du début
menu-draft-played = Joué, carte après carte
menu-draft-quick = Rapide : armées placées au hasard
menu-rounds = Nombre de tours
menu-rounds-rulebook = 5, selon la règle
menu-rounds-aid = 6, selon l'aide de jeu anglaise

## À une question

confirm-warning = Le faire quand même ? (Entrée : oui, n : retour)
pointed-at-nothing = Pourquoi pas quoi ? Nommez un versant, une carte ou une action : « pourquoi pas a4 heartwood ».

help-odds = les chances d'une attaque, selon le camp des habitants
help-map = dessiner les deux royaumes
help-boards = dessiner toutes les plaquettes
help-scores = ce que chacun marquerait si le tour finissait maintenant
help-hand = montrer vos cartes

usage-odds = chances [DÉPART CIBLE [CUBES]]
usage-map = plan
usage-boards = plaquettes
usage-scores = scores

warning-in-vain = Vous paieriez pour rien : vous n'avez pas plus de cubes là-bas qu'il n'y en a sur le versant jumeau.
warning-no-plan = Vous n'avez rien planifié pour ce tour.
warning-short = Vous ne pourrez peut-être pas payer tout ce plan.

## La table

player-you = (vous)
letter-inhabitants = h
letter-red = R
letter-purple = V
letter-blue = B
letter-yellow = J
letter-black = N

header-over = La partie est finie. Victoire : { $winners }
header-round = Tour { $round } sur { $rounds }
header-draft = manche { $round }

players-name = Joueur
players-tribes = Tribus
players-vp = PV
players-gold = Or
players-energy = Én.
players-limbo = Limbes
players-conflicts = Conflit
players-board = Cases
players-groups = { $number ->
    [one] { $number } groupe
   *[other] { $number } groupes
}
players-covered = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
players-done = a fini

tower-inside = Tour à cubes :
tower-tray = Son plateau :
tower-nothing = vide

realm-head-short = { "" }
realm-head-region = Région
realm-head-dark-yield = o/é
realm-head-dark = Obsc.
realm-head-gate = { "" }
realm-head-light = Lum.
realm-head-light-yield = o/é
realm-head-card = Carte
realm-head-borders = Voisines
realm-legend = { $shrine } Sanctuaire  { $capital } Capitale  { $gate } { $back } Portail  o/é or, énergie  Carte : qui la détient

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

board-face-down = face cachée
board-none = Personne n'a encore de plaquette.

plan-have = Vous avez { $sum }.
plan-cost = Le plan coûte { $sum }.
plan-gain = Le plan peut extraire { $sum }.
plan-short = Cela risque de ne pas suffire.
plan-hint = Un numéro pose cette carte sur cette case ; « a4 heartwood » aussi, « reprendre a4 » la reprend.
plan-idle = Inutiles pour l'instant : { $cards }

brief-sum-both = { $energy } énergie, { $gold } or
brief-sum-energy = { $energy } énergie
brief-sum-gold = { $gold } or
brief-card-region = Région { $region }
brief-card-conflict = Conflit { $side }
brief-card-joker = Joker { $province }
brief-card-blank = Carte vierge
brief-card-magic = Magie : { $name }

hand-nothing = Aucune carte.
hand-alone = Pour vos yeux seulement : demandez quand vous serez seul devant l'écran.

group-attack = Depuis { $origin } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
})
group-move = Déplacements, pour { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
group-shrine = Un Sanctuaire
group-takeover = Une carte Région

note-cubes = { $cubes } { $arrow } { $more } cubes
note-odds = { $win } de gagner, { $tie } d'égalité ; environ { $left } de reste
note-held = { $seat } a la carte Région

odds-title = { $origin } contre { $target } avec { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
odds-win = Victoire
odds-tie = Égalité
odds-loss = Défaite
odds-left = Reste
odds-span = ({ $low }-{ $high })
odds-cubes = { $cubes }
odds-card = Une conquête prendrait la carte Région { $region } à { $seat }.
odds-how = Nommez deux versants, le vôtre d'abord, et le nombre de cubes : « chances dark_murk dark_white_falls 3 ».
odds-no-attack = Vous ne pouvez pas attaquer { $target } depuis { $origin }.
odds-few = { $side } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, et un cube reste.

scores-title = Si le tour finissait maintenant
scores-final = Score final
scores-item-built = Constr.
scores-item-sides = Versants
scores-item-shrines = Sanct.
scores-item-capitals = Capit.
scores-item-provinces = Prov. 3-4
scores-item-full_provinces = Prov. 5
scores-round = Tour
scores-now = Acquis
scores-then = Total
scores-cubes = Cubes
scores-total = PV

# Ce que le terminal dit d'Ettin, en français.

## Avant la partie

menu-players-count = { $players } joueurs
menu-nations = Factions
menu-nations-choose = Chacun choisit
menu-nations-random = Tirées au sort
menu-nations-recommended = Pour une première partie : les plus faciles
menu-pace = Rythme des Guerres
menu-pace-together = Tous les duos avancent ensemble, étape par étape
menu-pace-accelerated = Accéléré : aucun duo n'attend les autres avant la Production

## Au moment de choisir

confirm-warning = Y renoncer quand même ? (Entrée : oui, n : retour)
pointed-at-nothing = Pourquoi pas quoi ? Nommez une carte, un Lieu ou une action : « pourquoi pas Milice ».

help-odds = où en sont les Batailles d'après ce que vous savez, et les chances de votre Aventure
help-front = dessiner votre front : les deux camps de chaque Bataille
help-ring = dessiner le cercle de toutes les Factions
help-mats = dessiner tous les plateaux Faction
help-lineups = dessiner toutes les rangées de cartes
help-hand = montrer vos cartes et celles de votre Allié : main, Camp de guerre, pile de Repos

usage-odds = chances
usage-front = front
usage-ring = cercle
usage-mats = plateaux
usage-lineups = rangées

warning-unused = Vous n'avez pas utilisé :

## La table

role-own = vous
role-ally = Allié
role-enemy = Ennemi

header-war = Guerre
header-deploy = Déploiement
header-battle = Bataille
header-spoil = Butin
header-retire = Repos
header-produce = Production
header-result = Résultat
header-over = La partie est finie. Victoire : { $winners }
header-wins = Batailles gagnées : { $realm } { $mine }, { $foe } { $theirs } (pour { $token } PV)

ring-realm = Faction
ring-gold = Or
ring-tokens = Jetons
ring-vp = PV
ring-camp = Camp
ring-deck = Deck
ring-retired = Repos
ring-wins = Gagn.
ring-other = { $realm } : { $gold } Or, { $points } PV
ring-legend = Les Alliés sont côte à côte ; au-dessus et en dessous se trouvent leurs Ennemis. PV : jetons, Or et cartes que vous connaissez ; + si des cartes cachées peuvent en ajouter.

front-far = 1 éloigné
front-middle = 2 central
front-near = 3 proche
front-adventure = Aventure
front-places = { $realm } : { $places }
front-purse = { $gold } Or
front-hand = { $number } en main
front-camp = { $number } au camp
front-initiative = Initiative
front-face-down = { $number } { $number ->
    [1] cachée
   *[other] cachées
}
front-tie = Égalité
front-no-battle = Trêve
front-won = gagnée
front-lost = perdue
front-quest = { $realm } : valeur d'Aventure { $score }, { $chance }

units-strength = For
units-name = Carte
units-adventure = Av
units-cost = Coût
units-sell = Vente
units-vp = PV
units-abilities = Capacités
units-dragon = Dragon
units-besieged = (assiégée)
units-hidden = { $number ->
    [1] 1 carte que vous ne connaissez pas
   *[other] { $number } cartes que vous ne connaissez pas
}
units-legend = { $troop } Troupe  { $defense } Défense  { $wall } Défense fortifiée  { $compass } valeur d'Aventure ; 6+?? : deux cartes sont cachées

pile-hand = Main
pile-camp = Camp de guerre
pile-retired = Pile de Repos
pile-nothing = Aucune carte.

lineup-title = Rangée : { $realm } et { $other }
lineup-drafted = Cartes choisies : { $realm } ({ $gold } Or)
lineup-none = Il n'y a pas de rangée en ce moment.

short-orcs = Orc
short-daemons = Dém
short-cannites = Can
short-dommorians = Géa
short-dwarves = Nai
short-elves = Elf
short-joymore = Joy
short-risen = Mor
short-mercenary = Mer

difficulty-very-easy = Très facile à jouer
difficulty-easy = Facile à jouer
difficulty-average = Intermédiaire
difficulty-difficult = Difficile à jouer
difficulty-very-difficult = Très difficile à jouer

place-card = À placer : { $card }

group-face-down = Face cachée
group-scout = Face visible, en éclaireur

note-dear = plus cher que ce que vous avez
note-share = vous { $cost } sur { $gold } Or, votre Allié { $other } sur { $purse }
note-split = { $cost } sur { $gold } Or ; { $other } sur { $purse }
note-gain = +{ $gold } Or
note-place = { $before } { $arrow } { $after } contre { $theirs }
note-quest = (valeur d'Aventure { $score } : { $chance })
note-target = { $own } contre { $theirs } { $arrow } { $kept } contre { $left }

chance-attempt = { $chance } de réussite
chance-risk = En cas d'échec, vous perdez l'une de ces Troupes : { $cards }
chance-title = { $card } : valeur d'Aventure { $score }
chance-battles = Les Batailles contre { $foe }, avant les capacités
chance-place = Endroit
chance-own = Vous
chance-enemy = Ennemi
chance-hidden = Inconnu
chance-unknown = { $hidden } ici, { $coming } à venir
chance-verdict = Pour l'instant
chance-walls = Trêve : { $cards } tient bon
chance-ahead-sure = devant à coup sûr
chance-ahead = devant
chance-behind = derrière
chance-open = indécis
chance-alone = Pour vos yeux seulement : demandez-le quand vous serez seul devant l'écran.
chance-nothing = Aucune Bataille en vue dans cette phase.

tally-title = Décompte final
tally-tokens = Jetons
tally-camp = Camp
tally-defenses = Défenses
tally-retired = Repos
tally-bonus = Bonus
tally-gold = Or/2
tally-total = Total
tally-alliance = Alliance

# Ce que lit un joueur d'Immortals, en français.
#
# On appelle un joueur par sa couleur : $seat vaut « Rouge ». Un versant est une région dans un royaume :
# « Heartwood (ténèbres) ».

## Listes, sommes, cubes

list-and = { $some } et { $last }

inhabitants = habitants
cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
sum-gold = { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}
sum-energy = { $energy ->
    [one] { $energy } point d'énergie
   *[other] { $energy } points d'énergie
}
sum-both = { sum-energy } et { sum-gold }
sum-nothing = gratuit
yields = or { $gold }, énergie { $energy }

## La carte

realm-light = le royaume de la lumière
realm-dark = le royaume des ténèbres
limbo-light = limbes lumineux
limbo-dark = limbes obscurs
side-light = { $region } (lumière)
side-dark = { $region } (ténèbres)
province-light = { $province } (lumière)
province-dark = { $province } (ténèbres)
building-portal = Portail
building-shrine = Sanctuaire
building-capital = Capitale

## Cartes et cases

card-region = carte Région { $region }
card-conflict = carte Conflit { $side }
card-joker = joker { $province }
card-blank = carte vierge
card-magic = carte Magie « { $name } »
the-card-region = la carte Région { $region }
the-card-conflict = la carte Conflit { $side }
the-card-joker = le joker { $province }
the-card-blank = une carte vierge
the-card-magic = la carte Magie « { $name } »

action-extract_gold = Extraction d'or
action-extract_energy = Extraction d'énergie
action-transition = Transition de 3
action-build = Construction
action-attack = Attaque
action-attack_or_move = Attaque ou déplacement
action-shrine = Sanctuaire
action-magic = Magie
slot = { $action } ({ $slot })

## Le cours de la partie

phase-setup = Mise en place
phase-home = Régions de départ
phase-draft = Draft
phase-priming = Amorçage de la tour
phase-reinforcement = Renforts
phase-planning = Planification
phase-resolution = Résolution
phase-scoring = Score
phase-scored = Fin de la partie

stance-with_attacker = les habitants combattent avec { $seat }
stance-neutral = les habitants restent neutres
stance-with_defender = les habitants combattent contre { $seat }
stance-with_attacker-you = habitants avec vous
stance-neutral-you = habitants neutres
stance-with_defender-you = habitants contre vous

item-sides = { $count ->
    [one] { $count } versant
   *[other] { $count } versants
}
item-shrines = { $count ->
    [one] { $count } Sanctuaire
   *[other] { $count } Sanctuaires
}
item-capitals = { $count ->
    [one] { $count } Capitale
   *[other] { $count } Capitales
}
item-provinces = { $count ->
    [one] { $count } province à 3 ou 4 versants
   *[other] { $count } provinces à 3 ou 4 versants
}
item-full_provinces = { $count ->
    [one] { $count } province entière
   *[other] { $count } provinces entières
}

## Les options d'une partie

setting-players = Joueurs
setting-rounds = Tours
setting-rounds-rulebook = Selon la règle (7, 5, 5)
setting-rounds-aid = Selon l'aide de jeu anglaise (7, 6, 5)
setting-tribes = Tribus
setting-tribes-random = Tirées au sort
setting-tribes-chosen = Choisies par les joueurs
setting-tower = Tour à cubes
setting-tower-standard = À deux étages
setting-tower-flat = Simple : chaque cube pour lui-même
setting-draft = Draft
setting-draft-played = Joué
setting-draft-quick = Rapide : tiré au sort
setting-value = { $value }

## Questions

ask-tribe-light = Choisissez votre tribu de la lumière
ask-tribe-dark = Choisissez votre tribu des ténèbres
ask-home = Quel groupe d'armées placer dans votre région de départ, { $side } ?
ask-draft = Quelle carte placera un groupe d'armées ? { $number ->
    [one] (encore { $number } groupe)
   *[other] (encore { $number } groupes)
}
ask-draft-keep = Quelle carte gardez-vous ? Elle ne place rien.
ask-group = Quel groupe d'armées placez-vous avec { $card } ?
ask-group-bare = Quel groupe d'armées placez-vous ?
ask-settle = Quel versant vide prenez-vous avec { $card } ?
ask-settle-bare = Vous n'avez pas de carte : quel versant vide prenez-vous ?
ask-split = { $number ->
    [one] { $number } de vos cubes est retombé
   *[other] { $number } de vos cubes sont retombés
} de la tour : dans quels limbes ?
ask-draw = Piocher une carte Conflit ?
ask-reinforce = Renforts de vos { $limbo } : où envoyer { $number ->
    [one] le dernier cube ?
   *[other] le prochain de { $number } cubes ?
}
ask-plan = Planifiez votre tour : des cartes sur vos cases, puis « prêt »
ask-reveal = Quelle carte révélez-vous ?
ask-compensation = Compensation : que prenez-vous ?
ask-extract = { $action } avec { $card } : de quel versant ?
ask-transition = Transition avec { $card } : vers quel versant ?
ask-build = Construction avec { $card } : quoi, et où ?
ask-shrine = Sanctuaire avec { $card } : sur quel versant ?
ask-attack = { $action } avec { $card } : d'où, et contre quel versant ?
ask-attack_or_move = Attaque ou déplacement avec { $card } : que faites-vous ?
ask-stance = Attaque depuis { $origin } contre { $target } : quel versant votre carte désigne-t-elle ?
ask-cubes = Attaque depuis { $origin } contre { $target }, { $stance } : combien de cubes ?
ask-cubes-move = Déplacement depuis { $origin } vers { $target } : combien de cubes ?
ask-magic = Que choisissez-vous avec { $card } ?
ask-spread = Transition : où placer { $number ->
    [one] le dernier cube ?
   *[other] le prochain de { $number } cubes ?
}

## Choix

option-forfeit = Renoncer à l'action, contre une compensation
option-none = N'envoyer plus personne
option-tribe-light = { $tribe } : départ à { $home }, Construction ({ $cost }) ; groupes de { $groups } ; au début { $start }
option-tribe-dark = { $tribe } : { $action } ({ $cost }) ; groupes de { $groups } ; au début { $start }
option-draft = { $side } : { $yields } ; { $province }
option-draft-joker = Joker { $province } : n'importe quel versant vide de la province
option-settle = { $side } : { $yields }
option-split = { $light } dans les limbes lumineux, { $dark } dans les limbes obscurs
option-draw = Piocher une carte
option-draw-skip = Ne pas piocher
option-plan = { $slot } : { $card }
option-plan-back = Reprendre { $card } de la case { $slot }
option-plan-ready = Prêt
option-reveal-pass = Passer pour le reste de la phase
option-extract = { $side } : { $sum }
option-transition = { $side } : { $cubes }
option-build = { $building } sur { $side } : { $points } PV
option-move = Déplacer depuis { $origin } vers { $target }
option-attack = { $origin } contre { $target } : { $foe }, { $cubes }
option-attack-empty = { $origin } contre { $target } : inoccupé
option-stance = { $side } : { $stance }
option-stance-other = Un autre versant : { $stance }
option-magic-draw = { $number ->
    [one] Piocher { $number } carte Conflit
   *[other] Piocher { $number } cartes Conflit
}
option-magic-marker = Prendre le marqueur Premier joueur
option-magic-limbo = { $cubes } des { $limbo } vers vos versants dans { $realm }
option-magic-rise = Transition vers { $side } : { $cubes }
option-magic-shrine = Sanctuaire sur { $side } : { $points } PV
option-magic-takeover = S'emparer de la carte Région { $region } depuis { $side } : { $own } contre { $against }
option-magic-in-vain = Tenter de s'emparer de la carte Région { $region } depuis { $side } : { $own } contre { $against }, en vain

## Événements

event-first = { $seat } est premier joueur.
event-tribe = { $seat } joue les { $tribe }.
event-draft = Draft, manche { $round }
event-played = { $seat } montre { $card }.
event-placed = { $seat } place { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sur { $side }.
event-blocked = { $seat } ne place rien : un autre a été plus rapide ({ $card }).
event-kept = { $seat } garde { $card }.
event-kept-hidden = { $seat } garde une carte.
event-kept_openly = { $seat } garde { $card }.
event-marker = { $seat } a maintenant le marqueur Premier joueur.
event-started = { $seat } commence avec { $sum }.
event-thrown = Dans la tour : { $cubes } ({ $colour }).
event-fell = Hors de la tour : { $cubes } ({ $colour }).
event-to_limbo = { $seat } : { $cubes ->
    [one] { $cubes } cube va
   *[other] { $cubes } cubes vont
} dans les { $realm }.
event-inhabitants = { $cubes ->
    [one] { $cubes } habitant rejoint
   *[other] { $cubes } habitants rejoignent
} le plateau de la tour.
event-inhabitants-back = { $cubes ->
    [one] { $cubes } habitant retourne
   *[other] { $cubes } habitants retournent
} à la réserve commune.
event-round = Tour { $round } sur { $rounds }
event-phase = { $phase }
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-reshuffled = { $cards ->
    [one] La carte Conflit défaussée devient
   *[other] Les { $cards } cartes Conflit défaussées deviennent
} une nouvelle pioche.
event-reinforced = { $seat } envoie un cube sur { $side }.
event-planned = { $seat } { $cards ->
    [0] n'a rien planifié
    [one] a planifié { $cards } carte
   *[other] a planifié { $cards } cartes
}.
event-revealed = { $seat } révèle { $card }, case { $slot }.
event-forfeited = { $seat } renonce à l'action.
event-passed = { $seat } passe et reprend { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-compensated-gold = { $seat } prend { $amount ->
    [one] { $amount } pièce d'or
   *[other] { $amount } pièces d'or
} en compensation.
event-compensated-energy = { $seat } prend { $amount ->
    [one] { $amount } point d'énergie
   *[other] { $amount } points d'énergie
} en compensation.
event-paid = { $seat } paie { $cost }.
event-extracted-gold = { $seat } extrait { $amount ->
    [one] { $amount } pièce d'or
   *[other] { $amount } pièces d'or
} à { $side }.
event-extracted-energy = { $seat } extrait { $amount ->
    [one] { $amount } point d'énergie
   *[other] { $amount } points d'énergie
} à { $side }.
event-transition = { $seat } : { $cubes ->
    [one] { $cubes } cube revient
   *[other] { $cubes } cubes reviennent
} sur { $side }.
event-built = { $seat } construit sur { $side } : { $building }, { $points } PV.
event-attacked = { $seat } attaque { $target } depuis { $origin } avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; { $stance }.
event-fought-won = Bataille à { $side } : { $strength } contre { $against }, { $seat } gagne.
event-fought-tied = Bataille à { $side } : { $strength } contre { $against }, égalité.
event-fought-lost = Bataille à { $side } : { $strength } contre { $against }, { $seat } perd.
event-conquered = { $seat } tient { $side } avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
event-deserted = { $side } est maintenant inoccupé.
event-took_region = { $seat } prend la carte Région { $region } à { $from }.
event-took_region-deck = { $seat } prend la carte Région { $region }.
event-returned_region = { $seat } perd la carte Région { $region }, qui retourne dans la pile.
event-uncovered = La case { $slot } de { $seat } est maintenant vide.
event-moved = { $seat } déplace { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} depuis { $origin } vers { $target }.
event-takeover = { $seat } veut s'emparer de la carte Région depuis { $side } : { $cubes } contre { $against }.
event-scored = { $seat } : { $item }, { $points } PV.
event-standing = { $seat } a { $points } PV.
event-victory = { $seat } remporte la partie.

## La chronique

story-tribe = Tribus : { $items }.
story-tribe-item = { $seat } { $tribes }
story-placed = Armées : { $items }.
story-cubes-item = { $seat } { $cubes } sur { $side }
story-started = Au début : { $items }.
story-sum-item = { $seat } { $sum }
story-thrown = Dans la tour : { $items }.
story-fell = Il en sort : { $items }.
story-colour-item = { $colour } { $cubes }
story-to_limbo = Vers les limbes : { $items }.
story-limbo-item = { $seat } { $cubes } ({ $realm })
story-drew = Cartes piochées : { $items }.
story-drew-item = { $seat } ({ $card })
story-name = { $seat }
story-reinforced = Renforts : { $items }.
story-planned = Cartes sur les plaquettes : { $items }.
story-number-item = { $seat } { $number }
story-compensated = Compensation : { $items }.
story-transition = Retour des limbes : { $items }.
story-scored = { $seat } : { $items }.
story-scored-item = { $item } ({ $points })
story-built-item = { $count ->
    [one] { $count } construction
   *[other] { $count } constructions
} ({ $points })
story-gained = Tour { $round }, { $points } PV : { $items }
story-gained-nothing = Tour { $round } : aucun PV
story-won = Victoire : { $winners }.

## Pourquoi pas

why-not-not-offered = « { $thing } » n'est pas possible ici.
why-not-tribe-taken = { $tribe } : un autre joueur a déjà cette tribu.
why-not-tribe-of-other-realm = { $tribe } : vous choisissez maintenant une tribu pour { $realm }.
why-not-must-place = Il faut placer un groupe d'armées.
why-not-no-such-group = Vous n'avez pas de groupe de { $cubes }. Vos groupes : { $groups }.
why-not-must-draft = Chacun choisit une carte de sa main.
why-not-only-conflict-cards = On ne drafte que des cartes Conflit.
why-not-side-occupied = Il vous reste des groupes d'armées et d'autres cartes de votre main ont un versant vide ; { $card } n'en a pas.
why-not-hand-of-one-realm = Votre main ne contient que des cartes pour { $realm }.
why-not-not-in-draft-hand = Vous n'avez pas { $card } en main.
why-not-side-taken = { $side } est pris : { $seat } s'y trouve.
why-not-not-in-province = { $side } ne fait pas partie de la province : { $province }.
why-not-must-split = Tous vos cubes retombés vont dans vos limbes.
why-not-only-fallen = { $number ->
    [one] Un seul de vos cubes est retombé
   *[other] Seulement { $number } de vos cubes sont retombés
} de la tour.
why-not-limbo-of-other-realm = Les cubes des { $limbo } ne vont que sur des versants dans { $realm }.
why-not-not-your-side = { $side } : vous n'y avez aucun cube.
why-not-name-a-slot = Nommez aussi la case, par exemple « a4 heartwood ».
why-not-only-ready = Une case peut rester vide : dites « prêt » quand vous avez fini.
why-not-slot-empty = { $slot } : il n'y a pas de carte à reprendre.
why-not-name-a-card = { $slot } : nommez aussi la carte.
why-not-no-blank-left = Toutes vos cartes vierges sont déjà posées.
why-not-not-in-hand = Vous n'avez pas { $card } en main.
why-not-planned-already = Vous avez déjà posé { $card } : { $slot }.
why-not-magic-on-army-slot = Les cartes Magie ne vont que sur les cases Magie.
why-not-army-on-magic-slot = Sur une case Magie, on ne pose que des cartes Magie ou vierges.
why-not-no-cube-in-region = { $region } : pour poser la carte Région, il vous faut un cube dans cette région, dans l'un ou l'autre royaume.
why-not-no-joker = Un joker ne permet aucune extraction.
why-not-slot-covered = { $slot } : une carte s'y trouve déjà. Reprenez-la d'abord.
why-not-only-blanks = Il ne reste que des cartes vierges sur votre plaquette : vous devez passer.
why-not-nothing-there = { $slot } : aucune carte ne s'y trouve.
why-not-card-waits = Vous avez { $card } en main : elle attend la prochaine Planification.
why-not-reveal-first = Révélez d'abord une carte ; vous pourrez encore renoncer à l'action.
why-not-must-take = L'un ou l'autre, mais pas les deux.
why-not-other-side = { $side } : { $card } ne désigne pas ce versant.
why-not-limbo-empty = Vos { $limbo } sont vides.
why-not-name-a-side = Nommez aussi le versant, par exemple « light_heartwood shrine ».
why-not-name-a-building = Nommez ce que vous construisez : Portail, Sanctuaire ou Capitale.
why-not-portal-there = { $side } a déjà un Portail.
why-not-no-portal-left = Il ne reste plus de Portail dans la réserve commune.
why-not-built-there = { $side } a déjà un bâtiment : { $building }.
why-not-no-tile-left = Il ne reste plus de bâtiment dans la réserve commune.
why-not-capital-there = Il y a déjà une Capitale dans la province : { $province }.
why-not-no-move-here = Cette case ne permet qu'une attaque ; on se déplace avec Attaque ou déplacement.
why-not-name-a-target = Depuis { $side }, contre quel versant ?
why-not-name-an-origin = Contre { $side }, depuis lequel de vos versants ?
why-not-too-few-there = { $side } : un cube reste en arrière, il vous en faut donc au moins deux.
why-not-own-target = { $side } est à vous.
why-not-no-portal-there = { $side } n'a pas de Portail : aucun passage ne mène d'ici à l'autre royaume.
why-not-not-adjacent = { $target } n'est pas adjacent à { $origin }.
why-not-no-gold-to-move = Un déplacement coûte { $cost }.
why-not-same-side = Un déplacement mène à un autre versant.
why-not-no-way = Aucun chemin ne mène par vos versants depuis { $origin } jusqu'à { $target }.
why-not-no-friends = Une carte Région ne désigne jamais le versant attaqué : vous n'y avez aucun cube.
why-not-one-stays = { $side } : { $cubes }. Au moins un part, et au moins un reste.
why-not-other-magic = Ce n'est pas ce que permet { $card }.
why-not-no-card-left = Il ne reste aucune carte Conflit à piocher.
why-not-marker-yours = Vous avez déjà le marqueur Premier joueur.
why-not-name-a-side-too = Nommez aussi le versant.
why-not-no-side-in-realm = Vous ne possédez aucun versant dans { $realm }.
why-not-region-yours = Vous avez déjà la carte Région { $region }.
why-not-must-spread = Tous ces cubes doivent être placés ; { $number ->
    [one] il en reste un
   *[other] il en reste { $number }
}.

# Ce que disent les dessins d'Ettin, en français.

## Noms

et-name = { $name }
et-seat = Joueur { $seat }
et-role-own = vous
et-role-ally = Allié
et-role-enemy = Ennemi
et-headline = { $age }{ "\u00A0" }· { $phase }
et-first-host = L'hôte

et-tab-front = Front
et-tab-hand = Cartes
et-tab-realms = Factions
et-tab-log = Chronique

## Les mots des panneaux

et-word-gold = Or
et-word-tokens = Jetons Victoire
et-word-deck = Deck Faction, par Âge
et-word-hand = Main
et-word-camp = Camp de guerre
et-word-retired = Pile de Repos
et-word-initiative = Initiative
et-word-circle = Le cercle des factions
et-word-foes = Ennemis
et-word-allies = Alliés
et-word-thinking = Réfléchit
et-word-realms = Toutes les factions
et-word-realm = Faction
et-word-points = Points de victoire connus de tous ; + si des cartes cachées peuvent en ajouter
et-word-vp = PV
et-word-wins = Batailles gagnées
et-word-box = Boîte
et-word-mercenaries = Mercenaires
et-word-adventures = Aventures
et-word-lost = Cimetière
et-word-fronts = Quel front regarder
et-word-stage = Ce qui se passe
et-word-steps = Les étapes de cet Âge
et-word-lineups = Toutes les rangées
et-word-nothing = Aucune carte.
et-word-store = Les piles et les cartes de votre Allié
et-word-winner = Victoire
et-word-alliance = Alliance

et-war = Guerre
et-war-deploy = Déploiement
et-war-battle = Bataille
et-war-spoil = Butin
et-war-retire = Repos
et-war-produce = Production
et-war-result = Résultat

## Cartes

et-card-strength = Force
et-card-adventure = Aventure
et-card-cost = Coût
et-card-sell = Vente
et-card-vp = PV
et-card-difficulty = Difficulté
et-card-gold = Or
et-besieged = Assiégée
et-face-down = Une carte face cachée
et-mark-chosen = à placer

## Fronts

et-front = { $realm } contre { $foe }
et-look-mine = Mon front
et-look-first = Premier front
et-place-far = 1 · éloigné
et-place-middle = 2 · central
et-place-near = 3 · proche
et-place-adventure = Aventure
et-side = { $place } : { $realm }
et-scores = Score { $own } contre { $theirs }
et-won = gagnée
et-lost = perdue
et-tie = Égalité
et-no-battle = Trêve
et-winner = { $realm }
et-quest-odds = { $realm } : valeur d'Aventure { $score }, { $chance } de réussite
et-rolled = { $realm } : valeur d'Aventure { $score } contre difficulté { $difficulty } et { $die } au dé

## Ce qui se passe

et-nations = Les factions
et-difficulty-very-easy = Très facile à jouer
et-difficulty-easy = Facile à jouer
et-difficulty-average = Intermédiaire
et-difficulty-difficult = Difficile à jouer
et-difficulty-very-difficult = Très difficile à jouer
et-lineup = Rangée : { $realm } et { $other }
et-drafted = Choisies : { $realm }
et-dear = trop chère
et-proposed-you = vous
et-proposed-ally = Allié
et-deploying = Les cartes vont face cachée aux quatre endroits.
et-placing = Où va { $card } ?
et-war-waits = Cette guerre attend les autres.
et-battle-at = Bataille : { $place }
et-spoils-at = Butin : { $place }
et-aims = { $card } vise { $target }
et-produce = Votre production, dans l'ordre de votre choix
et-result = Batailles gagnées, pour { $token } PV
et-tally = Décompte final
et-pile-hand = Main
et-pile-camp = Camp de guerre
et-pile-retired = Pile de Repos
et-hidden = { $number ->
    [1] 1 carte que vous ne connaissez pas
   *[other] { $number } cartes que vous ne connaissez pas
}

## Points

et-points-tokens = Jetons
et-points-camp = Camp
et-points-defenses = Défenses
et-points-retired = Repos
et-points-bonus = Bonus
et-points-gold = Or ÷ 2
et-points-total = Total
et-points-hidden = { $number ->
    [1] 1 carte cachée
   *[other] { $number } cartes cachées
}
et-points-alliance = Alliance { $points }

## Questions

et-help-fate = Marquez les cartes que vous recrutez ; vous vendez les autres.
et-help-split = Marquez les cartes de la première de vos deux factions.
et-help-propose = Marquez les cartes que vous voulez ; les autres vont à votre Allié.
et-help-reply = Les marques montrent ce que propose votre Allié. Acceptez, marquez d'autres cartes, ou choisissez tour à tour.
et-help-deploy = Choisissez une carte, ou faites-la glisser sur un endroit.
et-help-place = Désignez l'un de vos endroits. Cet Éclaireur peut aussi se montrer : désignez d'abord un endroit ennemi.
et-help-produce = Chaque source ne sert qu'une fois ; ce que vous laissez est perdu.
et-help-ranged = L'Unité qui tire va au Repos elle aussi.

et-group-face-down = Face cachée
et-group-scout = Face visible, en éclaireur

et-note-dear = { $cost } – trop chère
et-note-cost = coûte { $cost }
et-note-gold = { $before } → { $after } Or
et-note-share = { $cost } sur { $gold } | { $other } sur { $purse }
et-note-place = { $before } → { $after }
et-note-quest = { $note } · { $chance }
et-note-after = { $own } contre { $theirs }
et-note-gain = +{ $gold } Or
et-note-vp = { $vp } PV

et-warn-unused = Vous n'avez pas utilisé : { $things }. Laisser quand même ?
et-warn-quest = Aucun chiffre du dé ne suffirait et une Troupe serait perdue. Tenter quand même ?

et-pre-recruit = Recruter { $card } : −{ $gold }
et-pre-sell = Vendre { $card } : +{ $gold }
et-pre-after = { $own } contre { $theirs } → { $kept } contre { $left }
et-pre-quest = Valeur d'Aventure { $score } contre difficulté { $difficulty } et un dé
et-pre-risk = En cas d'échec, vous perdez l'une de ces Troupes : { $cards }
et-pre-chance = { $chance } de réussite
et-pre-with = À l'Aventure : valeur { $score }, { $chance } de réussite
et-head-place = Endroit
et-head-own = Vous
et-head-theirs = Ennemi
et-head-verdict = Pour l'instant
et-verdict-sure = devant à coup sûr
et-verdict-ahead = devant
et-verdict-behind = derrière
et-verdict-open = indécis

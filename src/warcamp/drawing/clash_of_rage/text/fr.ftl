# Ce que dit la table dessinée de Clash of Rage, en français.

## Noms

drawn-name = { $name }
drawn-seat = Joueur { $seat }
drawn-bastion = bastion

tab-map = Plateau
tab-mine = Mon clan
tab-rivals = Rivaux
tab-market = Marché
tab-log = Chronique

## Avant la partie

start-length = Durée
start-length-short = Normale : 4 points de victoire
start-length-long = Longue : 5 points de victoire
start-last-6 = Tour 6
start-last-8 = Tour 8
start-last-10 = Tour 10

drawn-clans = Choisissez votre clan
drawn-clan-bohorg = Des hordes montées sur krags : rapides, nombreuses, féroces.
drawn-clan-steamfield = Vapeur et acier : lents, bien protégés, durs à briser.
drawn-clan-godleif = Les pillards du Nord : des blessures, de la rage et des géants.
drawn-clan-tomb = Les morts ne manquent jamais : le nombre, et des spectres ailés.
drawn-tiles = Les tuiles région de la boîte
drawn-tile = La tuile en train d'être posée
drawn-turns = Les orientations possibles de la tuile

## La course

drawn-round = Tour { $round }{ "\u00A0" }· { $phase }
drawn-round-last = Tour { $round } sur { $last }{ "\u00A0" }· { $phase }
drawn-over = La partie est finie (tour { $round })
drawn-race = Ordre de jeu et points de victoire
drawn-of-points = { $points ->
    [0] 0 point de victoire
    [1] 1 point de victoire
   *[other] { $points } points de victoire
} sur { $target }
drawn-of-domination = { $points ->
    [0] 0 point de domination
    [1] 1 point de domination
   *[other] { $points } points de domination
} sur { $limit }
drawn-close = peut gagner à sa seconde action
drawn-domination = Domination : { $points } sur { $limit }, et { $coming } de plus à la fin de ce tour
drawn-score-cities = Cités elfes
drawn-score-legendaries = Équipements légendaires
drawn-score-domination = Domination

## Le plateau

drawn-held = aux mains de : { $side }
drawn-contested = disputé
drawn-site = Emplacement de bastion, à côté de { $near }
drawn-centre = Centre possible pour la tuile ({ $cell })
drawn-stack = { $number } × { $unit }, { $side }, { $place }

## Fiches

drawn-stat = { $stat } { $value }
drawn-stat-changed = { $stat } { $value } ({ $printed } imprimé)
drawn-points = Points de victoire
drawn-gold = Or
drawn-crystals = Cristaux
drawn-counts = { $out } sur le plateau, { $rest } en réserve
drawn-counts-elves = { $out } sur le plateau, { $rest } dans le sac
drawn-fresh = nouvel équipement
drawn-slot = { $unit } : { $gear }
drawn-slot-empty = { $unit } : pas d'{ $slot }
drawn-aside = Mis de côté
drawn-forging = Forger coûte { $price ->
    [1] 1 cristal
   *[other] { $price } cristaux
} ({ $forges ->
    [1] 1 forge
   *[other] { $forges } forges
})
drawn-played = { $card }, ordre { $order }
drawn-unseen = Peut avoir : { $cards }
drawn-rivals = Les autres fiches

## Marché et cartes

drawn-market = Marché noir
drawn-stall = { $gear } : { $gold } or, { $copies ->
    [1] 1 exemplaire
   *[other] { $copies } exemplaires
}
drawn-forge = La forge : { $one } cristaux avec une forge, { $more } avec plusieurs ; { $deck ->
    [0] plus aucune carte légendaire
    [1] 1 carte légendaire
   *[other] { $deck } cartes légendaires
}
drawn-forge-name = La forge
drawn-forge-note = légendaire
drawn-hand = Vos cartes Tactique
drawn-anvil = Sur l'enclume : gardez-en une
drawn-card = { $card } : ordre { $order }, { $gold } or
drawn-order = Ordre de jeu
drawn-pile = { $cards ->
    [0] Pioche vide
    [1] 1 carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
drawn-gone = jouées : { $cards }

## Le combat

drawn-fight = Combat en { $place }
drawn-attacker = Attaquant
drawn-defender = Défenseur
drawn-strikes = à lui de frapper
drawn-army-unit = { $number } × { $unit }, { $hp ->
    [1] 1 point de vie
   *[other] { $hp } points de vie
} chacun
drawn-rage = { $tokens ->
    [0] Pas encore de rage
    [1] 1 jeton Rage
   *[other] { $tokens } jetons Rage
}
drawn-roll = { $side } : { $hits ->
    [0] aucune blessure
    [1] 1 blessure
   *[other] { $hits } blessures
} sur { $dice ->
    [1] 1 dé
   *[other] { $dice } dés
}
drawn-rerolls = { $rerolls ->
    [1] 1 relance
   *[other] { $rerolls } relances
}
drawn-wounds = { $wounds ->
    [1] 1 blessure à attribuer
   *[other] { $wounds } blessures à attribuer
}
drawn-strike = Frapper : { $dice ->
    [1] 1 dé
   *[other] { $dice } dés
}
drawn-flee = Fuir
drawn-odds = Si chacun se bat jusqu'au bout : { $attacker } { $wins }, { $defender } { $loses }
drawn-losses = Pertes à prévoir : { NUMBER($mine, minimumFractionDigits: 1) } en attaque, { NUMBER($theirs, minimumFractionDigits: 1) } en défense

## À côté des choix

group-buy = Acheter
group-forge = Forger
group-attach = Donner à un type d'unité
group-aside = Mettre de côté
note-last-city = la dernière : la cité est perdue
note-last-forge = la dernière : la forge est perdue
warn-battle = Seulement { $chance } de chances de gagner en { $place }.

help-clan = Chaque clan a trois types d'unités. Beaucoup de figurines font une horde, la puissance fait les dés.
help-tile = Chacun pose une tuile à son tour, jusqu'à ce que le plateau soit complet.
help-centre = La tuile doit partager au moins deux côtés avec celles déjà posées.
help-tactics = Le plus petit numéro joue en premier. La carte donne de l'or et des renforts.
help-bastion = Les renforts arrivent ici, et ceux qui fuient y reviennent.
help-reinforce = Dans votre bastion, ou là où vous avez déjà des unités.
help-action = Les cités et les équipements légendaires valent des points de victoire. Vous avez deux actions par tour.
help-equip = Achetez, forgez et distribuez l'équipement dans l'ordre que vous voulez.
help-wearer = Toutes les unités de ce type le portent.
help-legendary = Il vaut un point de victoire. Les autres cartes retournent dans la pioche.
help-clear = Deux piles entières partent, ou aucune.
help-move = Désignez une unité, puis sa destination. Les combats viennent après tous les déplacements.
help-assault = Frappez avec tous vos dés, ou ramenez tout le monde au bastion.
help-reroll = Les faces vierges peuvent être relancées.
help-wound = Désignez l'unité qui tombe.

## Ce qui arriverait

preview-first = Frappe en premier : { $side }
preview-left = Ce qui restera sans doute à l'attaquant
preview-nobody = personne
preview-flee = Tous les survivants rentrent au bastion ; le lieu reste à l'ennemi.
preview-forge = Cristaux restants : { $left }
preview-points = Vous aurez { $points ->
    [1] 1 point de victoire
   *[other] { $points } points de victoire
} sur { $target }
preview-replaces = à la place de : { $gear }
preview-short = { $unit } : { $number } sur la carte, { $left } en réserve

## Chronique

story-played = Cartes : { $items }.
story-played-item = { $side } { $order } ({ $card })
story-income = Revenus : { $items }.
story-income-item = { $side } { $gold } or{ $crystals ->
    [0] {""}
    [1] {" "}et 1 cristal
   *[other] {" "}et { $crystals } cristaux
}
story-reinforced = { $side }, renforts : { $items }.
story-moved = { $side }, déplacements : { $items }.
story-slain = { $side }, pertes : { $items }.
story-stone = Pierres : { $items }.
story-stone-item = { $side } 1 { $unit } ({ $place })

# Ce que le terminal dit de Clash of Rage, en français.

## Avant la partie

menu-players-count = { $players ->
    [1] 1 : en solo contre les Elfes
   *[other] { $players } joueurs
}
menu-clans = Clans
menu-clans-choose = Chacun choisit
menu-clans-random = Tirés au sort
menu-difficulty = Difficulté
menu-difficulty-easy = Facile
menu-difficulty-medium = Moyenne
menu-difficulty-hard = Difficile
menu-difficulty-impossible = Impossible
menu-length = Durée
menu-length-short = Normale : 4 points de victoire
menu-length-long = Longue : 5 points de victoire

## Au moment de choisir

confirm-warning = On se bat ? (Entrée : oui, n : retour)
pointed-at-nothing = Pourquoi pas quoi ? Nommez une carte, un lieu, une unité ou une action : « pourquoi pas arbalète ».

help-odds = les chances des attaques ; avec LIEU, d'une seule ; avec N N N, de tant d'unités par niveau
help-map = dessiner le plateau
help-sheets = dessiner toutes les fiches
help-market = dessiner le marché noir
help-hand = montrer vos cartes, et ce que les autres ont joué

usage-odds = chances [LIEU [N N N]]
usage-map = plan
usage-sheets = fiches
usage-market = marché

## La table

panel-no-map = Il n'y a pas encore de plateau.

header-round = Tour { $round } · { $phase }
header-last-round = (dernier tour : { $round })
header-over = La partie est finie au tour { $round }. Vainqueur : { $winner }
header-order = Ordre :
header-points = { $points }/{ $target } PV
header-brief = Points de victoire (sur { $target }) :
header-brief-domination = Domination : { $points }/{ $limit }
header-close = peut gagner à sa 2de action
header-domination = domination { $points }/{ $limit }, +{ $coming } à la fin de ce tour

legend-city = cité
legend-forge = forge
legend-stones = pierres
legend-rocks = rochers
legend-bastion = bastion
legend-legendary = légendaire
legend-contested = disputé
legend-units = B 2{ $dot }1{ $dot }0 : unités d'un camp, niveaux I, II, III
legend-sheet = 5+3 : sur le plateau + en réserve (Elfes : dans le sac). 5(3) : 5 maintenant, 3 imprimé. { $mark } : nouvel équipement.

sheet-purse = { $gold } or, { $crystals ->
    [0] 0 cristal
    [1] 1 cristal
   *[other] { $crystals } cristaux
}
sheet-forging = · forger coûte { $price } ({ $forges ->
    [1] 1 forge
   *[other] { $forges } forges
})
sheet-aside = Écarté : { $gears }

market-title = Marché noir
market-cost = { $gold } po
card-gold = { $gold } or
market-legend = { $weapon } arme  { $armour } armure  { $tick } abordable

tactics-title = Cartes Tactique
tactics-played = Jouées : { $cards }
tactics-others = Jouées : { $cards }. Encore possibles : { $left }

group-buy = Acheter
group-forge = Forger
group-attach = Donner à un type d'unité
group-aside = Écarter
note-leaves-city = la dernière sur place : la cité est perdue
note-leaves-forge = la dernière sur place : la forge est perdue

fight-title = Combat en { $place }
fight-attacker = attaquant
fight-defender = défenseur
fight-rage = { $tokens ->
    [1] 1 jeton Rage
   *[other] { $tokens } jetons Rage
}
fight-roll = Lancer :
fight-wounds = { $wounds ->
    [1] 1 blessure à attribuer
   *[other] { $wounds } blessures à attribuer
}

odds-title = { $place } : { $mine } contre { $theirs }
odds-win = { $chance } de chances de victoire
odds-note = victoire : { $chance }
odds-first = Frappe en premier : { $side }
odds-losses = Pertes moyennes : { $mine } pour l'attaquant, { $theirs } pour le défenseur
odds-left = Restes les plus probables de l'attaquant : { $left }
odds-with = Unités par niveau ; chaque camp relance toutes ses faces vierges et personne ne fuit.
odds-all = Si toutes vos unités qui peuvent y aller attaquaient ensemble :
odds-nothing = Aucun ennemi n'est à portée.
odds-no-enemy = { $place } : aucun ennemi ne tient ce lieu.
odds-nobody = { $place } : aucune de vos unités n'y arrive en une action.
odds-counts = Donnez les nombres par niveau, par exemple : chances A1 3 1 0

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
story-stone-item = { $side } 1 { $unit } en { $place }

## Signes des caractéristiques quand seuls des caractères simples peuvent s'afficher

sign-power = P
sign-hp = PV
sign-move = D
sign-slowness = L
sign-wound = B
sign-shield = Bc
sign-reroll = R
sign-rage = Ra
sign-flying = Vol

# Ce que dit le terminal, en français. Les mots du jeu sont dans son propre catalogue.

## Avant la partie

game-clash-of-rage = Clash of Rage
language-en = English (anglais)
language-fr = Français
bot-greedy = Glouton : prépare ses attaques et calcule ses chances
bot-random = Hasardeux : joue n'importe quel coup permis

menu-default = (Entrée)
menu-again = Un nombre de { $low } à { $high } ; Entrée pour le choix habituel, « quitter » pour sortir.
menu-language = Langue
menu-game = À quel jeu ?
menu-go-on = Une partie est en cours
menu-new = Commencer une nouvelle partie
menu-match = { $name } : { $players ->
    [1] solo
   *[other] { $players } joueurs
}, { $actions } coups, jouée pour la dernière fois le { $date }
menu-cannot = Impossible de continuer { $file } : { $why }
menu-players = Combien de joueurs ?
menu-players-count = { $players ->
    [1] 1 : en solo contre les Elfes
   *[other] { $players } joueurs
}
menu-people = Combien de personnes à ce clavier ?
menu-people-count = { $people ->
    [0] personne : regarder { $bots } robots
    [1] { $bots ->
        [0] 1 personne
        [1] 1 personne et 1 robot
       *[other] 1 personne et { $bots } robots
    }
   *[other] { $bots ->
        [0] { $people } personnes
        [1] { $people } personnes et 1 robot
       *[other] { $people } personnes et { $bots } robots
    }
}
menu-bots = Quel genre de robots ?
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
menu-seed = Graine des dés (Entrée : secrète ; les mêmes mots redonnent les mêmes dés)

begun = Les dés de cette partie sont scellés : { $commitment }. Tapez « aide » à tout moment.
bye = Au revoir.
bye-saved = Rien n'est perdu : la partie est dans { $file }. Relancez « warcamp play » pour continuer.

## Au moment de choisir

asked = { $who } : { $question }
curtain = Joueur { $seat } ({ $name }) : restez seul devant l'écran, puis appuyez sur Entrée.
curtain-down = Appuyez sur Entrée pour la cacher.
interrupted = Encore Ctrl-C pour quitter ; rien n'est perdu.
say-yes-or-no = Répondez oui ou non (o/n).
confirm-attack = On se bat ? (Entrée : oui, n : retour)
several = « { $typed } » peut désigner plusieurs choix :
not-understood = « { $typed } » n'est ici ni un choix ni une commande. Tapez un numéro, ou « aide ».
not-understood-near = « { $typed } » n'est ici ni un choix ni une commande. Vouliez-vous dire : { $near } ?
explain-more = « ? 3 » explique le troisième choix, « pourquoi pas … » ce qui manque à la liste.
explain-which = Il n'y a pas de choix « { $typed } » à expliquer.
pointed-at-nothing = Pourquoi pas quoi ? Nommez une carte, un lieu, une unité ou une action : « pourquoi pas arbalète ».
pointed-at-option = C'est permis : choix { $number }, { $text }.
rules-what = Tapez « règles » et quelques mots, ou le numéro d'une règle.
rules-none = Aucune règle ne contient tous ces mots : { $words }
rules-more = … et { $number } de plus ; ajoutez un mot pour préciser.
undo-nothing = Vous n'avez rien à annuler.
undo-consent = Depuis, des dés sont tombés, une carte a été vue ou d'autres ont joué. Tout le monde accepte de revenir en arrière ? (Entrée : oui, n : non)
undone = C'est annulé.
saved = Partie sauvée : { $file }
save-over = { $file } existe déjà. L'écraser ? (Entrée : oui, n : non)
load-what = Quel fichier ? Ajoutez son nom.
loaded = On continue la partie { $file }.
file-trouble = Problème de fichier : { $why }
language-which = Quelle langue ? Il y a { $languages }.
finished = La partie est finie ; elle se trouve dans { $file }. « warcamp verify » contrôle ses dés, « warcamp replay » la remontre.

help-choose = Répondez par le numéro d'un choix, son nom ou le début de son nom. Et à tout moment :
help-explain = expliquer la question, ou un choix, avec sa règle
help-why-not = pourquoi X n'est pas permis
help-undo = reprendre votre dernier coup
help-odds = les chances des attaques ; avec LIEU, d'une seule ; avec N N N, de tant d'unités par niveau
help-log = ce qui s'est passé
help-rules = chercher dans les règles, ou en lire une
help-save = garder une copie (chaque coup est sauvé de toute façon)
help-load = continuer une autre partie
help-replay = revoir une partie pas à pas
help-map = dessiner le plateau
help-sheets = dessiner toutes les fiches
help-market = dessiner le marché noir
help-hand = montrer vos cartes, et ce que les autres ont joué
help-table = tout dessiner
help-language = changer de langue
help-help = cette liste
help-quit = sortir ; rien n'est perdu

usage-explain = ? [choix]
usage-why-not = pourquoi pas X
usage-undo = annuler
usage-odds = chances [LIEU [N N N]]
usage-log = journal [tout]
usage-rules = règles MOTS ou NUMÉRO
usage-save = sauver [FICHIER]
usage-load = charger FICHIER
usage-replay = rejouer FICHIER
usage-map = plan
usage-sheets = fiches
usage-market = marché
usage-hand = main
usage-table = table
usage-language = langue en|fr
usage-help = aide
usage-quit = quitter

replay-prompt = Coup { $step } sur { $steps } (Entrée : suivant, p : précédent, un numéro, q : sortir)
replay-help = Entrée ou n : coup suivant ; p : coup précédent ; un numéro : ce coup ; q : sortir.
replay-end = C'est la fin.
replay-start = C'est le début.

verify-good = { $file } : les { $outcomes } lancers et tirages sont bien ceux de la clé scellée. Rien n'a été modifié.
verify-bad = { $file } ne tient pas : { $why }

## La table

panel-name = { $name }
panel-seat = Joueur { $seat }
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

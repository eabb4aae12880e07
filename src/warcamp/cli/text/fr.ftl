# Ce que dit le terminal, en français. Les mots du jeu sont dans son propre catalogue.

## Avant la partie

game-clash-of-rage = Clash of Rage
game-ettin = Ettin
game-immortals = Immortals
language-en = English (anglais)
language-fr = Français
bot-apprentice = Apprenti : un premier adversaire, rapide et facile à surprendre
bot-soldier = Soldat : une partie équilibrée, sans attendre
bot-captain = Capitaine : voit plus loin et s'attend à votre réponse
bot-warlord = Seigneur de guerre : réfléchit quelques secondes et ne fait pas de cadeau
bot-greedy = Glouton : prépare ses coups et calcule ses chances
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
menu-number = { $question } (de { $low } à { $high }, Entrée : { $usual })
menu-players = Combien de joueurs ?
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
menu-seed = Graine des dés et des cartes (Entrée : secrète ; les mêmes mots redonnent les mêmes)

begun = Les dés de cette partie sont scellés : { $commitment }. Tapez « aide » à tout moment.
bye = Au revoir.
bye-saved = Rien n'est perdu : la partie est dans { $file }. Relancez « warcamp play » pour continuer.

## Au moment de choisir

asked = { $who } : { $question }
curtain = Joueur { $seat } ({ $name }) : restez seul devant l'écran, puis appuyez sur Entrée.
curtain-down = Appuyez sur Entrée pour la cacher.
interrupted = Encore Ctrl-C pour quitter ; rien n'est perdu.
say-yes-or-no = Répondez oui ou non (o/n).
several = « { $typed } » peut désigner plusieurs choix :
not-understood = « { $typed } » n'est ici ni un choix ni une commande. Tapez un numéro, ou « aide ».
not-understood-near = « { $typed } » n'est ici ni un choix ni une commande. Vouliez-vous dire : { $near } ?
explain-more = « ? 3 » explique le troisième choix, « pourquoi pas … » ce qui manque à la liste.
explain-which = Il n'y a pas de choix « { $typed } » à expliquer.
pointed-at-option = C'est permis : choix { $number }, { $text }.
rules-what = Tapez « règles » et quelques mots, ou le numéro d'une règle.
rules-none = Aucune règle ne contient tous ces mots : { $words }
rules-more = … et { $number } de plus ; ajoutez un mot pour préciser.
undo-nothing = Vous n'avez rien à annuler.
undo-consent = Depuis, des dés sont tombés, une carte a été vue ou d'autres ont joué. Tout le monde accepte de revenir en arrière ? (Entrée : oui, n : non)
undone = C'est annulé.
retract-nothing = Personne devant cet écran n'a de réponse à reprendre.
retract-which = La réponse de qui ? Ajoutez l'un de ces noms : { $players }.
retracted = { $who } peut choisir à nouveau.
saved = Partie sauvée : { $file }
save-over = { $file } existe déjà. L'écraser ? (Entrée : oui, n : non)
load-what = Quel fichier ? Ajoutez son nom.
loaded = On continue la partie { $file }.
file-trouble = Problème de fichier : { $why }
language-which = Quelle langue ? Il y a { $languages }.
finished = La partie est finie ; elle se trouve dans { $file }. « warcamp verify » contrôle ses dés, « warcamp replay » la remontre.

think-title = { $bot } a envisagé { $visits ->
    [1] une suite
   *[other] { $visits } suites
} :
think-plan = { $choice } → { $then }
think-head-choice = Choix
think-head-visits = Examiné
think-head-value = Espoir
think-percent = { $value } %
think-more = { $number ->
    [1] … et un autre, à peine regardé.
   *[other] … et { $number } autres, à peine regardés.
}
think-easy = { $bot } n'a pas besoin d'y réfléchir : { $choice }
think-no-bot = Aucun robot « { $typed } » ne réfléchit ici ; il y a { $bots }.
thoughts-none = Aucun robot n'a encore réfléchi à une question ouverte.
thoughts-of = { $who } ({ $bot }), « { $question } », pour autant que vous puissiez le savoir :

help-choose = Répondez par le numéro d'un choix, son nom ou le début de son nom. Et à tout moment :
help-explain = expliquer la question, ou un choix, avec sa règle
help-why-not = pourquoi X n'est pas permis
help-undo = reprendre votre dernier coup
help-retract = reprendre une réponse secrète, par exemple « prêt », tant que tous n'ont pas répondu
help-think = faire réfléchir un robot à votre question : ce qu'il ferait, et ce qu'il espère
help-thoughts = ce que les robots ont pesé à leur dernière question ouverte
help-log = ce qui s'est passé
help-rules = chercher dans les règles, ou en lire une
help-save = garder une copie (chaque coup est sauvé de toute façon)
help-load = continuer une autre partie
help-replay = revoir une partie pas à pas
help-table = tout dessiner
help-language = changer de langue
help-help = cette liste
help-quit = sortir ; rien n'est perdu

usage-explain = ? [choix]
usage-why-not = pourquoi pas X
usage-undo = annuler
usage-retract = se raviser [JOUEUR]
usage-think = réfléchir [ROBOT]
usage-thoughts = pensées
usage-log = journal [tout]
usage-rules = règles MOTS ou NUMÉRO
usage-save = sauver [FICHIER]
usage-load = charger FICHIER
usage-replay = rejouer FICHIER
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

## La table dans le navigateur

table-at = Warcamp est à l'adresse { $address } (Ctrl-C pour arrêter).

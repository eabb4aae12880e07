# Ce que disent les pages autour de la table, en français.

## Toutes les pages

page-description = Des jeux de guerre fantastiques qui connaissent leurs règles, dans votre navigateur.
page-skip-to-main = Aller au contenu
page-language = Langue
page-more = Autres pages
page-home = Tous les jeux
page-about = À propos de Warcamp
page-foot = Nos propres dessins, nos propres mots. Rien ici n'interroge un autre serveur.
page-display = Affichage
page-back = Retour
page-to-lobby = Vers tous les jeux
page-lost = Il n'y a rien ici
page-refused = Ça n'a pas marché
page-no-game = On ne joue pas à ce jeu ici.
page-no-table = Cette table n'existe pas. L'adresse a peut-être été coupée en la copiant.
page-player = Joueur { $n }
page-seat = Place { $n }
page-ago-now = à l'instant
page-ago-minute = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
page-ago-hour = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
page-ago-day = { $n ->
    [one] hier
   *[other] il y a { $n } jours
}

## Les jeux

game-clash_of_rage = Clash of Rage
game-clash_of_rage-about = Quatre clans se disputent les cités des Elfes. Équipez vos guerriers, traversez les hexagones, lancez les dés, et laissez la rage vous porter quand le sang coule.
game-clash_of_rage-length = 60 à 90 minutes
game-ettin = Ettin
game-ettin-about = Une étoile tombée a courbé le monde en anneau : un allié d'un côté, un ennemi de l'autre. Draftez vos armées à deux, posez-les face cachée et livrez trois guerres.
game-ettin-length = 60 à 75 minutes
game-immortals = Immortals
game-immortals-about = Deux royaumes, lumière et ténèbres, et une tour entre les deux : les armées qui tombent dans l'un se relèvent dans l'autre. Planifiez en secret, révélez carte après carte, et laissez les cubes trancher.
game-immortals-length = 90 à 120 minutes

## Bots

bot-apprentice = Apprenti
bot-apprentice-seat = Bot : Apprenti, un premier adversaire, rapide et facile à surprendre
bot-soldier = Soldat
bot-soldier-seat = Bot : Soldat, une partie équilibrée, sans attendre
bot-captain = Capitaine
bot-captain-seat = Bot : Capitaine, voit plus loin et s'attend à votre réponse
bot-warlord = Seigneur de guerre
bot-warlord-seat = Bot : Seigneur de guerre, réfléchit quelques secondes et ne fait pas de cadeau
bot-greedy = Pillard
bot-greedy-seat = Bot : Pillard, prend ce qui paraît le mieux sur le moment
bot-random = Bouffon
bot-random-seat = Bot : Bouffon, fait n'importe quel coup permis

## Accueil

lobby-title = Jouer
lobby-heading = À quoi joue-t-on ?
lobby-lead = Seul contre des bots, ou entre amis : un lien chacun, sans compte.
lobby-name = Votre nom
lobby-name-empty = Comment les autres vous appellent
lobby-name-keep = Garder
lobby-games = Jeux
lobby-continue = Reprendre
lobby-continue-game = Retour à { $game }
lobby-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lobby-count = { $fewest } à { $most } joueurs
lobby-quick = { $bots ->
    [0] Vous, en solo, sans rien régler.
    [one] Vous contre un bot, sans rien régler.
   *[other] Vous et { $bots } bots, sans rien régler.
}
lobby-play = Jouer tout de suite
lobby-play-game = Jouer tout de suite : { $game }
lobby-set-up = Préparer une table
lobby-set-up-game = Préparer une table : { $game }
lobby-rules = Règles
lobby-rules-game = Règles : { $game }
lobby-mine = Mes tables
lobby-more = { $n ->
    [one] Une table plus ancienne
   *[other] { $n } tables plus anciennes
}
lobby-state-open = En attente de joueurs
lobby-state-playing = En cours
lobby-state-over = Terminée

## Préparation

setup-title = Préparer { $game }
setup-heading = Une table de { $game }
setup-lead = Dites qui s'assoit où. Le reste est réglé comme on joue d'habitude.
setup-wrong = On ne peut pas jouer ainsi :
setup-seats = Places
setup-players = Nombre de joueurs
setup-again = Afficher les places
setup-fill = Remplir les autres places avec
setup-fill-bots = Que des bots
setup-fill-friends = Que des amis
setup-fill-here = Tous sur cet écran
setup-me = Moi
setup-here = Quelqu'un d'autre sur cet écran
setup-open = Un ami, par un lien
setup-name = Nom du joueur à la place { $n }
setup-name-empty = Nom
setup-options = Options
setup-pace = Rythme des bots
setup-pace-usual = Assez lent pour suivre
setup-pace-quick = Rapide
setup-pace-at-once = Immédiat
setup-pace-slow = Lent
setup-spectators = Ceux qui ont l'adresse de la table peuvent regarder
setup-packs = Paquets de contenu
setup-go = S'asseoir

## Salle d'attente

wait-title = Salle d'attente : { $game }
wait-full-host = Tout le monde est là : vous pouvez commencer.
wait-full-guest = Tout le monde est là. C'est l'hôte qui lance la partie.
wait-host-lead = Envoyez un lien à chaque ami. Quand toutes les places sont prises, vous pouvez commencer.
wait-guest-lead = Il reste des places libres. La partie commence quand toutes sont prises.
wait-open = Encore libre
wait-you = c'est vous
wait-bot = bot
wait-here = est là
wait-link = Lien pour cette place
wait-link-text = Le premier qui l'ouvre peut s'asseoir ici.
wait-link-lost = Ce lien ne peut pas être montré une seconde fois. Faites-en un nouveau ; l'ancien ne marchera plus.
wait-copy = Copier
wait-copied = Copié
wait-qr = Code QR du lien pour la place { $n }
wait-new-link = Nouveau lien
wait-put-bot = Asseoir un bot : { $bot }
wait-start = Commencer
wait-for-host = Cette page avance toute seule.

## Par lien

join-title = Prendre place
join-heading = On vous invite à jouer à { $game }
join-seat = La place { $n } sur { $of } est pour vous.
join-others = Déjà là :
join-name = Votre nom
join-sit = S'asseoir
join-late = Ce lien n'ouvre plus de place
join-late-text = Quelqu'un s'y est assis, la partie a commencé sans cette place, ou le lien a été remplacé. Demandez-en un nouveau à la personne qui vous a invité.

## La fin

end-over = La partie est terminée
end-winner = Vainqueur : { $name }
end-winners = Vainqueurs : { $names } et { $last }
end-lead = Ce que chacun a gagné, et comment on en est arrivé là.
end-after = Une revanche est lancée.
end-after-go = Vers la nouvelle table
end-table = Points par origine
end-won = Vainqueur
end-total = Total
end-told = Tour par tour
end-chart = Les scores au fil de la partie
end-chart-label = Une ligne par camp : ses points du début à la fin. Les dernières valeurs sont dans le tableau des points.
end-rematch = Revanche
end-replay = Revoir la partie
end-file = Fichier de la partie
end-dice = { $n ->
    [one] Vérifié : le seul tirage découle de la clé scellée avant la partie.
   *[other] Vérifié : les { $n } lancers et tirages découlent tous de la clé scellée avant la partie.
}
end-dice-fork = { $n ->
    [one] Vérifié : le seul tirage depuis la bifurcation découle de la clé de cette partie.
   *[other] Vérifié : les { $n } lancers et tirages depuis la bifurcation découlent tous de la clé de cette partie.
}
end-dice-bad = Les lancers et tirages ne découlent pas de la clé scellée, ou les règles ont changé depuis.
end-dice-how = Comment ça marche

## Revoir

replay-title = Revoir : { $game }
replay-heading = Revoir la partie
replay-start = La table est mise.
replay-deed = { $name } : { $text }
replay-secret = { $name } a choisi en secret.
replay-retracted = { $name } reprend sa réponse.
replay-not-over = Pas encore terminée
replay-not-over-text = Une partie peut être revue une fois terminée : jusque-là, elle a des secrets.
replay-private = Seuls ceux qui ont joué à cette table peuvent la revoir.
replay-no-moment = La partie n'a pas ce moment.
replay-at = Moment
replay-slide = Moment de la partie
replay-of = sur { $length }
replay-go = Aller
replay-steps = Pas à pas
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-more = Aller à, voir comme, continuer
replay-chapter = Aller à
replay-as = Vu par
replay-referee = L'arbitre : tout est visible
replay-spectator = Un spectateur
replay-fork = Continuer d'ici, contre des bots, à la place de
replay-fork-go = Continuer
replay-link = Lien vers ce moment
replay-table = Scores finaux

## Livret de règles

rules-search = Chercher dans les règles
rules-find = Chercher
rules-contents = Sommaire
rules-other = Règles de { $game }
rules-lead = Chaque règle a un numéro. La table le cite chaque fois qu'elle permet, refuse ou fait quelque chose.
rules-whole = Tout le livret
rules-close = Fermer
rules-unknown = Cette règle n'existe pas.
rules-none = Aucune règle ne contient tous ces mots.
rules-some = Règles trouvées : 
rules-hits = { $n ->
    [0] Rien pour « { $query } »
    [one] Une règle pour « { $query } »
   *[other] { $n } règles pour « { $query } »
}

## À propos

about-title = À propos de Warcamp
about-heading = À propos de Warcamp
about-lead = Des jeux de guerre fantastiques qui connaissent leurs règles : seul ou à plusieurs, dans le navigateur, dans le terminal ou comme bibliothèque Python.
about-dice = Des dés qu'on peut vérifier
about-dice-text = Avant le premier coup, le serveur tire une clé secrète et en montre un sceau, d'où l'on ne peut pas deviner la clé. Chaque lancer et chaque tirage découle de cette clé. À la fin de la partie la clé est révélée, et chacun peut recalculer chaque résultat.
about-dice-check = La page de fin le fait pour vous. Avec le fichier de la partie, vous pouvez le faire vous-même :
about-secret = Les secrets restent secrets
about-secret-text = Ce qu'un joueur n'a pas le droit de savoir n'est jamais envoyé à son navigateur. Les liens des places sont gardés sous une forme qui ne permet pas de les relire.
about-keys = Au clavier
about-key-numbers = prendre le choix qui porte ce numéro
about-key-tab = passer à la chose suivante qu'on peut choisir
about-key-arrows = passer au voisin, sur la carte ou dans la liste
about-key-enter = choisir
about-key-esc = lâcher ce qui est choisi
about-key-undo = annuler
about-key-why = pourquoi ne peut-on pas choisir ceci ?
about-display = Affichage
about-contrast = Contraste
about-contrast-usual = Normal
about-contrast-high = Élevé
about-size = Taille du texte
about-size-usual = Normale
about-size-large = Grande
about-size-huge = Très grande
about-motion = Animations
about-motion-full = Activées
about-motion-off = Désactivées
about-content = D'où viennent les cartes
about-content-text = Les livrets nomment toutes les cartes mais n'impriment que peu de valeurs. Ce qui est connu est repris exactement ; le reste a été conçu pour Warcamp et porte cette mention. Qui possède une boîte peut en mettre les valeurs dans un paquet de contenu.
about-made = De quoi c'est fait
about-made-text = Warcamp { $version }, logiciel libre sous licence Apache 2.0.
about-licences = Licences des polices et des scripts
about-api = Interface pour les programmes

# Ce que dit le laboratoire, en français : l'arène, les simulations et leurs rapports.

game-clash_of_rage = Clash of Rage
game-ettin = Ettin
game-immortals = Immortals

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = de { $low } à { $high }
decimal = { NUMBER($value, maximumFractionDigits: 1) }
milliseconds = { NUMBER($value, maximumFractionDigits: 3) } ms
mode-pure = Python pur
mode-compiled = compilé

## L'arène

arena-title = { $game }, { $players ->
    [one] en solo
   *[other] { $players } joueurs
}, { $games } parties, graine { $seed }, { $mode }
arena-pairs = Duels
arena-alone = En solo
arena-mirrors = Le même bot des deux côtés (contrôle : environ 50 %)
arena-ratings = Elo, le dernier bot cité étant à 0
arena-pace = Temps de calcul par décision
arena-first = bot
arena-second = contre
arena-games = parties
arena-won = gagnées
arena-drawn = partagées
arena-share = part
arena-interval = intervalle à 95 %
arena-elo = Elo
arena-test = test
arena-decisions = décisions
arena-mean = moyenne
arena-median = médiane
arena-slow = 99 %
arena-slowest = maximum
arena-test-open = { $p0 } ou { $p1 } : indécis après { $games } parties
arena-test-lower = { $p0 }, pas { $p1 }
arena-test-higher = { $p1 }, pas { $p0 }
arena-command = Pour recommencer : { $command }
arena-stopped = Interrompu. Seules les donnes jouées jusqu'au bout sont comptées.
arena-go-on = Pour continuer : { $command }
arena-kept = Résultats conservés dans { $file }.
progress = parties

## Les simulations

report-title = { $game } : { $games ->
    [one] une partie simulée
   *[other] { $games } parties simulées
}
report-about = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, bots : { $bots }. Règles { $rules }, contenu { $content }, Warcamp { $version } ({ $mode }), graine { $seed }.
report-again = Pour retrouver les mêmes chiffres :
report-factions = Victoires par faction
report-seats = Victoires par place à la table
report-bots = Victoires par bot
report-length-clash_of_rage = Manches
report-length-ettin = Âges
report-length-immortals = Tours
report-decisions = Décisions par partie
report-leads = Changements de meneur
report-points = Points des vainqueurs et des autres
report-points-won = les vainqueurs
report-points-lost = les autres
report-margin = Avance du premier sur le deuxième
report-share = gagné
report-interval = intervalle à 95 %
report-games = parties
report-ahead = devance les autres
report-mean-points = points
report-even = Le trait marque ce que chacun gagnerait si tous se valaient : { $share }.
report-shared = { $games ->
    [0] Aucune partie ne s'est terminée par une victoire partagée.
    [one] Une partie s'est terminée par une victoire partagée.
   *[other] { $games } parties se sont terminées par une victoire partagée.
}
report-spread = moyenne { $mean }, la moitié entre { $quarter } et { $three }, minimum { $least }, maximum { $most }
report-count-axis = parties
report-seat = Joueur { $seat }
report-method = Chaque partie a sa propre graine ; les factions tournent, si bien que chacune joue aussi souvent à chaque place. Les barres sont les intervalles de Wilson à 95 %.
simulate-line = { $what } : { $spread }
simulate-rows = { $rows } lignes dans { $file }.
simulate-report = Le rapport est dans { $file }.

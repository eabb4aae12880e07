# Ce que la page d'une partie dit à côté des mots du jeu.

play-title-clash_of_rage = Clash of Rage
play-title-ettin = Ettin
play-title-immortals = Immortals
play-waiting = On attend : { $names }.
play-over = La partie est terminée.
play-plea = { $name } voudrait annuler sa dernière action. Êtes-vous d'accord ?
play-plea-asked = Vous avez demandé à annuler votre dernière action. En attente de { $names }.
play-sealed = Votre réponse est donnée : { $choice }.
list-and = { $some } et { $last }

# Ce que lit un joueur de Clash of Rage, en français.
#
# À côté d'un nom ou d'un lieu, un paramètre ne sert qu'à la grammaire : $sidekind est l'identifiant d'un clan ou
# elves, $placekind vaut bastion ou territory.

## Listes, camps, lieux

list-and = { $some } et { $last }
units = { $number } × { $unit }

side-elves = les Elfes
side-clan = { $clankind ->
    [godleif] le { $clan }
    [tomb] l'{ $clan }
   *[other] la { $clan }
}
subject = { $sidekind ->
    [godleif] Le { $side }
    [tomb] L'{ $side }
    [elves] Les { $side }
   *[other] La { $side }
}
to-side = { $sidekind ->
    [godleif] au { $side }
    [tomb] à l'{ $side }
    [elves] aux { $side }
   *[other] à la { $side }
}
the-foe = { $foekind ->
    [godleif] le { $foe }
    [tomb] l'{ $foe }
    [elves] les { $foe }
   *[other] la { $foe }
}
to-foe = { $foekind ->
    [godleif] au { $foe }
    [tomb] à l'{ $foe }
    [elves] aux { $foe }
   *[other] à la { $foe }
}

place-bastion = { $clankind ->
    [godleif] Bastion du { $clan }
    [tomb] Bastion de l'{ $clan }
   *[other] Bastion de la { $clan }
}
place-feature = { $place } ({ $feature })
at-place = { $placekind ->
    [bastion] dans son bastion
   *[territory] en { $place }
}
from-start = { $startkind ->
    [bastion] de son bastion
   *[territory] de { $start }
}
to-place = { $placekind ->
    [bastion] vers son bastion
   *[territory] vers { $place }
}

feature-plain = sans élément
feature-city = cité elfe
feature-forge = forge
feature-stone = pierre de renfort { $level ->
    [1] I
    [2] II
   *[3] III
}

## Les fiches

slot-weapon = arme
slot-armour = armure

stat-power = Puissance
stat-power-short = Pui
stat-hp = Points de vie
stat-hp-short = PV
stat-move = Déplacement
stat-move-short = Dép
stat-slowness = Lenteur
stat-slowness-short = Len
stat-wound = Bonus Blessure
stat-wound-short = Ble
stat-shield = Bouclier
stat-shield-short = Bou
stat-reroll = Relance
stat-reroll-short = Rel
stat-rage = Bonus de Rage
stat-rage-short = Rage
stat-flying = Vol
stat-flying-short = Vol

bonus = +{ $number } { $stat }
gear-plain = { $gear }
gear-bonuses = { $gear } : { $bonuses }

## Le cours de la partie

phase-setup = Mise en place
phase-tactics = Phase A : cartes Tactique
phase-first-action = Phase B : première action
phase-stones = Phase C : pierres de renfort
phase-second-action = Phase D : seconde action
phase-end-of-round = Phase E : fin de tour

## Les options d'une partie

setting-players = Joueurs
setting-long = Partie longue
setting-map = Carte
setting-map-random = Tirée au sort
setting-map-players = Posée par les joueurs
setting-layout = Disposition des tuiles
setting-layout-none = Habituelle
setting-fair_map = Carte équitable
setting-clans = Clans
setting-clans-random = Tirés au sort
setting-clans-choose = Choisis par les joueurs
setting-difficulty = Difficulté
setting-last_round = Dernier tour
setting-last_round-none = Sans limite
setting-yes = Oui
setting-no = Non
setting-value = { $value }

difficulty-easy = Facile
difficulty-medium = Moyen
difficulty-hard = Difficile
difficulty-impossible = Impossible

## Questions

ask-clan = Choisissez votre clan
ask-tile = Choisissez une tuile Région
ask-centre = Où placer le centre de la tuile ?
ask-turn = Comment orienter la tuile ?
ask-tactics = Choisissez une carte Tactique
ask-bastion = Où poser votre bastion ?
ask-reinforce = Où placer 1 { $unit } en renfort ?
ask-action-first = Choisissez votre première action
ask-action-second = Choisissez votre seconde action
ask-equip = Équipez vos armées ({ $gold } or, { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
})
ask-wearer = { $gear } : pour quel type d'unité ?
ask-legendary = Quel équipement légendaire gardez-vous ?
ask-clear = Défausser deux piles du marché noir ?
ask-clear_second = Choisissez la seconde pile à défausser
ask-move = Quelle unité se déplace ?
ask-to = Où envoyer 1 { $unit } depuis { $startkind ->
    [bastion] votre bastion
   *[territory] { $start }
} ?
ask-combat = Quel combat livrez-vous maintenant ?
ask-assault = Combat contre { the-foe } en { $place } : frapper ou fuir ?
ask-reroll = { $hits ->
    [0] Aucune blessure
    [one] { $hits } blessure
   *[other] { $hits } blessures
} sur { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Combien de dés vierges relancer ? ({ $rerolls ->
    [one] { $rerolls } relance restante
   *[other] { $rerolls } relances restantes
})
ask-wound = Encore { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} à infliger { to-foe } : quelle unité tombe ?
ask-wound-elves = Vous décidez pour les Elfes. Encore { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
} à infliger { to-foe } : quelle unité tombe ?
ask-stone = La réserve ne suffit pas : quelle pierre donne 1 { $unit } ?

## Choix

option-clan = { $clan }
option-tile = { $tile } ({ $side })
option-centre = Colonne { $q }, rangée { $r }
option-turn = { $degrees ->
    [0] Sans la tourner
   *[other] Tournée de { $degrees }° dans le sens antihoraire
}
option-tactics = { $card } : ordre { $order }, { $gold } or, { $units }
option-tactics-gold = { $card } : ordre { $order }, { $gold } or
option-bastion = À côté de { $near }
option-reinforce = { $unit } { $placekind ->
    [bastion] dans votre bastion
   *[territory] en { $place }
}
option-action-pass = Passer
option-action-equip = Équiper ses armées
option-action-move = Se déplacer et combattre
option-equip-end = Terminer l'action
option-equip-forge = Forger : { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}, garder une carte sur { $cards }
option-equip-buy = Achat : { $gear } ({ $gold } or)
option-equip-attach = Attribuer { $gear }
option-equip-aside = Écarter { $gear } ({ $unit })
option-wearer = { $unit }
option-wearer-worn = { $unit } (avec { $worn })
option-legendary = Garder { $gear }
option-clear = Défausser { $gear } ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
})
option-clear-none = Laisser le marché tel quel
option-move = { $unit } { $placekind ->
    [bastion] dans votre bastion
   *[territory] en { $place }
}{ $number ->
    [one] {""}
   *[other] {" "}(1 sur { $number })
}
option-move-end = Terminer les déplacements
option-to = { $place }
option-to-bastion = Votre bastion
option-to-fight = { $place }, contre { the-foe }
option-combat = { $place }, contre { the-foe }
option-assault-strike = Frapper avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
option-assault-flee = Fuir vers le bastion
option-reroll = Relancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
option-reroll-none = Garder ce résultat
option-wound = { $unit } ({ $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
})
option-stone = { $place }

## Événements

event-set_up = La partie commence : { $seats ->
    [one] un joueur contre les Elfes
   *[other] { $seats } joueurs
}.
event-clan = Le joueur { $seat } mène { side-clan }.
event-tile = Tuile { $letter } : { $tile }.
event-elf = Les Elfes placent 1 { $elf } en { $place }.
event-reshuffled = { subject } remélange ses cartes Tactique.
event-drew = { subject } pioche { $card }.
event-drew-hidden = { subject } pioche une carte Tactique.
event-offered = Marché noir : { $gear } en vente.
event-discarded = La pile { $gear } quitte le marché noir.
event-played = { subject } joue { $card }.
event-ordered = { subject } joue en { $index ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $index }e
} position.
event-bastion = { subject } pose son bastion à côté de { $near }.
event-income = { subject } reçoit { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}{ $crystals ->
    [0] {""}
    [one] {" "}et { $crystals } cristal
   *[other] {" "}et { $crystals } cristaux
}.
event-reinforced = { subject } place 1 { $unit } { at-place }.
event-phase = { $phase }
event-round = Tour { $round }
event-action-pass = { subject } passe.
event-action-equip = { subject } équipe ses armées.
event-action-move = { subject } déplace ses armées.
event-bought = { subject } achète { $gear } pour { $gold ->
    [one] { $gold } pièce d'or
   *[other] { $gold } pièces d'or
}.
event-attached = { subject } attribue { $gear } au type { $unit }.
event-detached = { subject } écarte { $gear } ({ $unit }).
event-forging = { subject } dépense { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
} à la forge.
event-looked_at = { subject } pioche { $card } à la forge.
event-looked_at-hidden = { subject } pioche une carte légendaire.
event-forged = { subject } forge { $gear } et gagne 1 point de victoire.
event-moved = { subject } déplace 1 { $unit } { from-start } { to-place }.
event-combat = { subject } attaque { the-foe } en { $place }.
event-rolled = { subject } { $sidekind ->
    [elves] lancent
   *[other] lance
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune blessure
    [one] { $hits } blessure
   *[other] { $hits } blessures
}.
event-rerolled = { subject } { $sidekind ->
    [elves] relancent
   *[other] relance
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune blessure de plus
    [one] { $hits } blessure de plus
   *[other] { $hits } blessures de plus
}.
event-struck = { $wounds ->
    [0] { subject } { $sidekind ->
        [elves] n'infligent
       *[other] n'inflige
    } aucune blessure { to-foe }.
   *[other] { subject } { $sidekind ->
        [elves] infligent
       *[other] inflige
    } { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } { to-foe }.
}
event-enraged = { subject } { $sidekind ->
    [elves] prennent
   *[other] prend
} un jeton Rage ({ $tokens } en tout).
event-slain = { subject } { $sidekind ->
    [elves] perdent
   *[other] perd
} 1 { $unit } en { $place }.
event-fled = { subject } fuit { $place } et se replie dans son bastion.
event-won = { subject } { $sidekind ->
    [elves] remportent
   *[other] remporte
} le combat en { $place }.
event-stone = La pierre en { $place } donne 1 { $unit } { to-side }.
event-elves_equipped = Les Elfes attribuent { $gear } au type { $elf }.
event-elves_refused = { $gear } n'apporte rien de mieux au type { $elf } : la carte passe sous la pioche.
event-domination = Les Elfes marquent { $points ->
    [one] { $points } point
   *[other] { $points } points
} de domination ({ $total } en tout).
event-victory = { $sidekind ->
    [elves] Les Elfes tiennent bon : la partie est perdue.
   *[other] { subject } remporte la partie !
}

## Pourquoi pas

why-not-not-offered = « { $thing } » n'est pas possible ici.
why-not-other-clan = { $card } est une carte d'un autre clan.
why-not-not-in-hand = { $card } n'est pas dans votre main.
why-not-bastion-outside = Un bastion se pose hors de la carte, sur une case vide du bord.
why-not-bastion-taken = Un bastion occupe déjà cette case.
why-not-bastion-needs-two = Un bastion doit toucher au moins deux territoires ; cette case { $number ->
    [0] n'en touche aucun
   *[other] en touche { $number }
}.
why-not-bastion-adjacent = Deux bastions ne peuvent pas se toucher.
why-not-foreign-bastion = On n'entre pas dans le bastion d'un autre joueur.
why-not-first-round = Au premier tour, tous les renforts vont dans le bastion.
why-not-no-own-units = { $place } : les renforts vont là où vous avez déjà des unités, ou dans votre bastion.
why-not-slot-empty = Cet emplacement est vide : il n'y a rien à écarter.
why-not-not-yours = { $gear } ne fait pas partie de vos équipements écartés.
why-not-not-your-type = { $unit } n'est pas l'un de vos types d'unité.
why-not-legendaries-are-forged = { $gear } est un équipement légendaire : il se forge, il ne s'achète pas.
why-not-not-on-the-market = { $gear } n'est pas au marché noir.
why-not-too-dear = { $gear } coûte { $cost ->
    [one] { $cost } pièce d'or
   *[other] { $cost } pièces d'or
} ; vous en avez { $gold }.
why-not-no-forge = Il faut contrôler une forge.
why-not-no-legendary-left = Il ne reste aucun équipement légendaire.
why-not-too-few-crystals = Forger coûte { $cost ->
    [one] { $cost } cristal
   *[other] { $cost } cristaux
} ; vous en avez { $crystals }.
why-not-forged-already = Vous avez déjà forgé pendant cette action.
why-not-keep-one-drawn = Il faut garder l'une des cartes piochées.
why-not-no-such-unit = { $place } : vous n'y avez pas d'unité de ce type.
why-not-moved-already = { $place } : plus rien ne peut en partir pendant cette action.
why-not-off-the-board = { $place } est hors du plateau.
why-not-already-there = { $place } : l'unité y est déjà.
why-not-too-far = { $place } : { $steps ->
    [99] hors d'atteinte
    [one] à { $steps } territoire
   *[other] à { $steps } territoires
} ; l'unité a { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
}.
why-not-rocks = { $place } : à cause des blocs rocheux, { $points ->
    [one] { $points } point de déplacement ne suffit pas
   *[other] { $points } points de déplacement ne suffisent pas
}. Seul le Vol les franchit.
why-not-stopped = { $place } : un ennemi arrête l'unité en chemin. Pour déborder, il faut être au moins aussi nombreux.
why-not-no-combat-there = { $place } : aucun combat à livrer.
why-not-not-in-this-combat = Il ne reste aucune unité de ce type dans ce combat : { $unit }.
why-not-too-few-wounds = Il faut { $hp ->
    [one] { $hp } blessure
   *[other] { $hp } blessures
} pour éliminer 1 { $unit } ; il en reste { $wounds }.
why-not-wounds-must-be-used = Toute blessure qui peut encore éliminer une unité doit être utilisée.
why-not-no-stone = { $place } : il n'y a pas de pierre de renfort.
why-not-stone-not-yours = { $place } : vous ne contrôlez pas cette pierre.
why-not-stone-has-given = { $place } : cette pierre n'a rien à donner pour l'instant.
why-not-two-whole-stacks = On défausse deux piles entières, ou aucune.
why-not-clan-taken = Un autre joueur mène déjà { side-clan }.
why-not-tile-laid = { $tile } : cette tuile est déjà sur la carte.
why-not-two-borders = Une tuile n'en recouvre aucune autre et partage au moins deux côtés avec celles déjà posées.
why-not-all-or-none = Toute l'armée frappe, ou toute l'armée fuit.
why-not-only-blanks = On ne relance que les dés vierges : { $blanks ->
    [one] { $blanks } dé
   *[other] { $blanks } dés
} au plus.

# Ce que lit un joueur d'Ettin, en français.
#
# À côté d'une Faction ou d'un lieu, un paramètre ne sert qu'à la grammaire : $realmkind vaut one ou many,
# selon le nombre du nom, $placekind vaut adventure ou location.

## Listes, Factions, lieux

list-and = { $some } et { $last }
row = { $some }, { $last }
sentences = { $first } { $second }
no-card = rien

people-of-box = { $people } (boîte { $box })
subject = { $realmkind ->
    [one] Le { $realm }
   *[other] Les { $realm }
}
the-realm = { $realmkind ->
    [one] le { $realm }
   *[other] les { $realm }
}
of-realm = { $realmkind ->
    [one] du { $realm }
   *[other] des { $realm }
}
the-foe = { $foekind ->
    [one] le { $foe }
   *[other] les { $foe }
}
of-foe = { $foekind ->
    [one] du { $foe }
   *[other] des { $foe }
}
to-foe = { $foekind ->
    [one] au { $foe }
   *[other] aux { $foe }
}
subject-to = { $tokind ->
    [one] Le { $to }
   *[other] Les { $to }
}
of-to = { $tokind ->
    [one] du { $to }
   *[other] des { $to }
}
victory = Victoire { $winnerkind ->
    [one] du { $winner }
   *[other] des { $winner }
}
the-nation = { $nationkind ->
    [one] le { $nation }
   *[other] les { $nation }
}
their = { $realmkind ->
    [one] son
   *[other] leur
}

location-ruins = Ruines
location-village = Village
location-town = Ville
location-city = Cité

place-adventure = Aventure
place-number = Lieu { $number }
place-location = Lieu { $number } ({ $location })
at-place = { $placekind ->
    [adventure] à l'Aventure
   *[location] au { $place }
}
at-seen = { $seenkind ->
    [adventure] à l'Aventure
   *[location] au { $seen }
}

## Le cours de la partie

age = Âge { $age ->
    [1] I
    [2] II
   *[3] III
}

phase-setup = Mise en place
phase-new-age = Nouvel Âge
phase-draft = Choix des cartes
phase-skirmish = Recrutement
phase-peacetime = Alliance
phase-deploy = Guerre : Déploiement
phase-battle = Guerre : Bataille
phase-spoil = Guerre : Butin
phase-retire = Guerre : Repos
phase-produce = Guerre : Production
phase-war-result = Guerre : résultat
phase-scored = Décompte final

## Capacités

ability-number = { $ability } { $number }
ability-weak = { $ability } ({ $weak })

ability-scouting = Éclaireur
ability-terrify = Terreur
ability-dragonslayer = Tueur de dragons
ability-ranged = À distance
ability-swift = Agilité
ability-bounty = Prime
ability-conquest = Conquête
ability-flying = Vol
ability-magic = Magie
ability-siege = Siège
ability-stealth = Furtivité
ability-vicious = Sournoiserie
ability-return_to_self = Repli
ability-return_to_ally = Repli (Allié)
ability-wealthy = Richesse
ability-war_cry = Cri de ralliement
ability-gate_to_self = Rapatriement
ability-gate_to_ally = Rapatriement (Allié)
ability-prosperous = Prospérité
ability-taxes = Taxes
ability-protected = Fortifiée
ability-lost_souls = Âmes perdues
ability-village_taxes = Taxes
ability-call_to_arms = Appel aux armes
ability-city_prosperous = Prospérité

reminder-scouting = Au déploiement, vous pouvez montrer cette Unité : l'Ennemi révèle toutes ses Unités d'un endroit de votre choix.
reminder-terrify = Début de Bataille : envoyez une Unité ennemie d'ici dans la pile de Repos de son propriétaire.
reminder-dragonslayer = Début de Bataille : capturez un Dragon ennemi présent ici.
reminder-ranged = Début de Bataille : vous pouvez retirer cette Unité pour capturer une Troupe ennemie d'ici, de Force égale ou inférieure.
reminder-swift = Vous gagnez les égalités ici ; si les deux camps ont Agilité, le plus d'icônes l'emporte.
reminder-bounty = L'Ennemi qui prend cette Unité en Butin gagne { $gold } Or.
reminder-conquest = Vous pouvez prendre des Défenses en Butin avant les Troupes.
reminder-flying = Ne peut être prise en Butin qu'avec une Unité Vol ou À distance ici.
reminder-magic = Vous pouvez prendre ici des Unités furtives en Butin.
reminder-siege = Placez un jeton Siège sur une Défense ennemie d'ici : elle ne produit rien cet Âge.
reminder-stealth = Ne peut être prise en Butin qu'avec une Unité Magie ici.
reminder-vicious = Si vous gagnez ou faites égalité ici, un Butin de plus.
reminder-return_to_self = Revient dans votre Camp de guerre au lieu d'aller au Repos.
reminder-return_to_ally = Rejoint le Camp de guerre de votre Allié au lieu d'aller au Repos.
reminder-wealthy = Gagnez { $gold } Or quand elle va au Repos.
reminder-war_cry = Quand elle va au Repos, la première carte de votre deck Faction rejoint votre Camp de guerre.
reminder-gate_to_self = Vous pouvez ramener une Troupe de votre pile de Repos dans votre Camp de guerre.
reminder-gate_to_ally = Vous pouvez envoyer une Troupe de votre pile de Repos dans le Camp de guerre de votre Allié.
reminder-prosperous = Votre Allié et vous gagnez { $gold } Or chacun.
reminder-taxes = Gagnez { $gold } Or.
reminder-protected = Si vous perdez ici et que l'Ennemi n'a aucune des capacités indiquées : Trêve.
reminder-lost_souls = Défendu : mettez la première carte de votre deck Faction au Cimetière.
reminder-village_taxes = Défendu : gagnez { $gold } Or.
reminder-call_to_arms = Défendu : la première carte de votre deck Faction rejoint votre Camp de guerre.
reminder-city_prosperous = Défendu : votre Allié et vous gagnez { $gold } Or chacun.

## Cartes

kind-troop = Troupe
kind-dragon = Troupe, Dragon
kind-defense = Défense
kind-protected = Défense fortifiée
kind-adventure = Aventure

fact-strength = Force { $number }
fact-adventure = Aventure { $number }
fact-price = coût { $cost }, vente { $sell }
fact-vp = { $number } PV
fact-difficulty = difficulté { $number }
fact-gold = { $number } Or
fact-becomes = devient une Défense ({ $facts })

card-brief = { $card } ({ $facts })
card-line = { $card } ({ $kind }, { $age }) : { $facts }
card-line-effects = { $card } ({ $kind }, { $age }) : { $facts }. { $effects }

effect-eased = Difficulté -{ $number } si l'une de vos Unités présentes possède { $ability }.
effect-nation_draw_self = { $number ->
    [one] Placez la première carte de votre deck Faction dans votre Camp de guerre.
   *[other] Placez les { $number } premières cartes de votre deck Faction dans votre Camp de guerre.
}
effect-nation_draw_ally = { $number ->
    [one] Votre Allié place la première carte de son deck Faction dans son Camp de guerre.
   *[other] Votre Allié place les { $number } premières cartes de son deck Faction dans son Camp de guerre.
}
effect-sacrifice_for_gold = Vous pouvez mettre une de vos Troupes de cette Aventure au Cimetière ; dans ce cas, gagnez { $number } Or.
effect-take_gold = Prenez jusqu'à { $number } Or à votre Ennemi.
effect-end_dragons = Fin de partie : +{ $number } PV par { $per ->
    [one] Dragon
   *[other] lot de { $per } Dragons
} dans votre Camp de guerre et votre pile de Repos.
effect-end_troops = Fin de partie : +{ $number } PV par { $per ->
    [one] Troupe
   *[other] lot de { $per } Troupes
} dans votre pile de Repos.
effect-end_adventures = Fin de partie : +{ $number } PV { $per ->
    [one] pour chaque autre carte Aventure que vous possédez
   *[other] par lot de { $per } autres cartes Aventure que vous possédez
}.

## Les options d'une partie

setting-players = Joueurs
setting-nations = Factions
setting-nations-choose = Choisies par les joueurs
setting-nations-random = Tirées au sort
setting-nations-recommended = Des plus faciles aux plus difficiles
setting-first = Première place
setting-first-random = Tirée au sort
setting-first-seat = Joueur { $seat }
setting-accelerated = Partie accélérée
setting-yes = Oui
setting-no = Non
setting-value = { $value }

## Questions

ask-for = { $realm } – { $ask }
ask-nation = Choisissez votre Faction
ask-initiative = À vous de décider : qui commence avec l'Initiative ?
ask-pick = Choisissez une carte
ask-fate = Quelles cartes recruter, lesquelles vendre ? ({ $gold } Or)
ask-split = Répartissez les cartes entre vos deux Factions
ask-propose = Proposez un partage des cartes à votre Allié
ask-reply = Votre Allié propose – vous : { $own } ; votre Allié : { $other }
ask-deploy = Quelle carte déployer ? ({ $number } en main)
ask-place = Où déployer { $card } ?
ask-dragonslayer = { $card } (Tueur de dragons) { at-place } : quel Dragon capturer ?
ask-terrify = { $card } (Terreur) { at-place } : quelle Unité mettre en fuite ?
ask-ranged = { $card } (À distance) { at-place } : retirer cette Unité pour capturer une Troupe ?
ask-attempt = Tenter « { $card } » ? Valeur d'Aventure { $score }, difficulté { $difficulty } + dé
ask-casualty = L'Aventure a échoué : quelle Troupe perdez-vous ?
ask-sacrifice = Sacrifier une de vos Troupes contre de l'Or ?
ask-spoil = Butin { at-place } : quelle Unité prendre ?
ask-deck_spoil = Butin { at-place } : l'Ennemi n'y a plus d'Unité. Prendre la première carte de son deck Faction ?
ask-siege = Siège { at-place } : quelle Défense reçoit le jeton ?
ask-post = « { $card } » devient une Défense : où la placer ?
ask-produce = Quelle capacité utiliser ?
ask-gate = { $card } : quelle Troupe faire revenir dans votre Camp de guerre ?
ask-gate-ally = { $card } : quelle Troupe envoyer dans le Camp de guerre { of-to } ?
ask-next_initiative = La Guerre est perdue, mais vous décidez : qui aura l'Initiative à l'Âge suivant ?

## Choix

option-nation = { $nation } : Initiative { $initiative } ; { $places }
option-initiative-take = Prendre l'Initiative
option-initiative-give = Laisser l'Initiative { to-foe }
option-fate-both = Recruter { $recruits } ; vendre { $sales } (il restera { $gold } Or)
option-fate-recruit = Recruter { $recruits } (il restera { $gold } Or)
option-fate-sell = Vendre { $sales } (vous aurez { $gold } Or)
option-fate-nothing = Rien à recruter ni à vendre ({ $gold } Or)
option-split = { $realm } : { $own } ; { $second } : { $other }
option-propose = Vous : { $own } ; votre Allié : { $other }
option-reply-accept = Accepter
option-reply-picks = Choisir plutôt chacun son tour
option-reply-counter = Proposer plutôt – vous : { $own } ; votre Allié : { $other }
option-place = { $place }
option-place-scout = { $place }, face visible, pour voir les Unités ennemies { at-seen }
option-ranged-none = Ne pas tirer
option-attempt-yes = Tenter l'Aventure
option-attempt-no = Renoncer
option-sacrifice-none = Ne sacrifier personne
option-spoil-none = Ne rien prendre de plus
option-deck_spoil-yes = Prendre la carte
option-deck_spoil-no = La laisser
option-post-none = Dans la pile de Repos
option-produce = { $card }, { $ability } – { $reminder }
option-produce-location = { $place }, { $ability } – { $reminder }
option-produce-none = Ne plus rien produire

## Événements

event-set_up = La partie commence : { $realms } Factions en cercle.
event-nation = Le joueur { $seat } mène { the-nation }.
event-initiative = { subject } { $realmkind ->
    [one] a
   *[other] ont
} l'Initiative contre { the-foe }.
event-age = { $age }
event-draft = { $age } : { $phase }
event-step = { $phase }
event-gained = { subject } { $realmkind ->
    [one] gagne
   *[other] gagnent
} { $gold } Or.
event-adventure = Aventure { of-realm } et { of-foe } : { $card }.
event-dealt = Rangée { of-realm } et { of-foe } : { $card }.
event-offered = Rangée { of-realm } : { $card }.
event-drew = { subject } { $realmkind ->
    [one] pioche
   *[other] piochent
} { $card }.
event-drew-hidden = { subject } { $realmkind ->
    [one] pioche
   *[other] piochent
} une carte.
event-drafted = { subject } { $realmkind ->
    [one] choisit
   *[other] choisissent
} { $card }.
event-sold = { subject } { $realmkind ->
    [one] vend
   *[other] vendent
} { $card } pour { $gold } Or.
event-recruited = { subject } { $realmkind ->
    [one] recrute
   *[other] recrutent
} { $card } pour { $gold } Or.
event-proposed = { subject } { $realmkind ->
    [one] propose
   *[other] proposent
} un partage des cartes.
event-deployed = { subject } { $realmkind ->
    [one] déploie
   *[other] déploient
} { $card } { at-place }.
event-deployed-hidden = { subject } { $realmkind ->
    [one] déploie
   *[other] déploient
} une carte { at-place }.
event-scouted = { subject } { $realmkind ->
    [one] envoie
   *[other] envoient
} { $card } en éclaireur : { the-foe } { $foekind ->
    [one] montre ses
   *[other] montrent leurs
} Unités { at-place }.
event-revealed = { subject } { $realmkind ->
    [one] révèle
   *[other] révèlent
} { $card } { at-place }.
event-aimed = { subject } { $realmkind ->
    [one] vise
   *[other] visent
} { $target } avec { $card }.
event-removed-own = { subject } { $realmkind ->
    [one] retire { $card } de la Bataille, vers sa pile de Repos
   *[other] retirent { $card } de la Bataille, vers leur pile de Repos
}.
event-removed-other = { subject-to } { $tokind ->
    [one] capture
   *[other] capturent
} { $card }.
event-fought = { $place } : { $realm } { $score }, { $foe } { $against }. { victory }.
event-fought-tie = { $place } : { $realm } { $score }, { $foe } { $against }. Égalité.
event-fought-none = { $place } : { $realm } { $score }, { $foe } { $against }. Trêve.
event-adventured = { subject } { $realmkind ->
    [one] tente
   *[other] tentent
} « { $card } » : valeur d'Aventure { $score }, dé { $die }.
event-succeeded = { subject } { $realmkind ->
    [one] réussit
   *[other] réussissent
} « { $card } ».
event-failed = { subject } { $realmkind ->
    [one] échoue et perd
   *[other] échouent et perdent
} { $card }.
event-looted = { subject } { $realmkind ->
    [one] prend
   *[other] prennent
} { $card } en Butin { to-foe }.
event-deck_looted = { subject } { $realmkind ->
    [one] prend
   *[other] prennent
} { $card } dans le deck { of-foe }.
event-deck_looted-hidden = { subject } { $realmkind ->
    [one] prend
   *[other] prennent
} une carte dans le deck { of-foe }.
event-besieged = { subject } { $realmkind ->
    [one] assiège
   *[other] assiègent
} une Défense { of-foe } : { $card }.
event-posted = { subject } { $realmkind ->
    [one] place
   *[other] placent
} « { $card } » en Défense { at-place }.
event-returned-own = { subject } { $realmkind ->
    [one] reprend
   *[other] reprennent
} { $card } dans { their } Camp de guerre.
event-returned-other = { subject } { $realmkind ->
    [one] envoie
   *[other] envoient
} { $card } dans le Camp de guerre { of-to }.
event-retired = { subject } { $realmkind ->
    [one] envoie
   *[other] envoient
} { $card } au Repos.
event-gated-own = { subject } { $realmkind ->
    [one] ramène { $card } de sa pile de Repos
   *[other] ramènent { $card } de leur pile de Repos
}.
event-gated-hidden-own = { subject } { $realmkind ->
    [one] ramène une Troupe de sa pile de Repos
   *[other] ramènent une Troupe de leur pile de Repos
}.
event-gated-other = { subject } { $realmkind ->
    [one] envoie { $card } de sa pile de Repos
   *[other] envoient { $card } de leur pile de Repos
} vers le Camp de guerre { of-to }.
event-gated-hidden-other = { subject } { $realmkind ->
    [one] envoie une Troupe de sa pile de Repos
   *[other] envoient une Troupe de leur pile de Repos
} vers le Camp de guerre { of-to }.
event-buried = { subject } { $realmkind ->
    [one] met
   *[other] mettent
} au Cimetière une carte de { their } deck : { $card }.
event-war_won = { subject } { $realmkind ->
    [one] gagne
   *[other] gagnent
} la Guerre contre { the-foe } : { $points } PV.
event-war_drawn = La Guerre entre { the-realm } et { the-foe } ne fait pas de vainqueur.
event-scored = { subject } { $realmkind ->
    [one] totalise
   *[other] totalisent
} { $points } PV.
event-victory = { subject } { $realmkind ->
    [one] remporte
   *[other] remportent
} la partie.

## La chronique

story-gained = Or : { $items }.
story-gained-item = { $realm } +{ $gold }
story-nation = Factions : { $items }.
story-nation-item = joueur { $seat } { $realm }
story-deployed = { $realm }, déploiement : { $items }.
story-revealed = { $realm }, cartes retournées : { $items }.
story-at-item = { $place } : { $cards }
story-face-down = face cachée
story-price-item = { $card } ({ $gold })
story-sold = { $realm }, ventes : { $items }.
story-recruited = { $realm }, recrues : { $items }.
story-retired = { $realm }, au Repos : { $items }.
story-returned = { $realm }, repli : { $items }.
story-drafted = { $realm }, cartes choisies : { $items }.
story-looted = { $realm }, Butin : { $items }.
story-won = Victoire : { $winners }.

## Pourquoi pas

why-not-not-offered = « { $thing } » n'est pas possible ici.
why-not-mercenary-mat = Le Renégat est réservé au joueur qui dirige deux Factions.
why-not-nation-taken = { $nation } : un autre joueur a déjà cette Faction.
why-not-nation-beside = { $nation } : un voisin a déjà cette Faction, et deux voisins ne jouent jamais la même.
why-not-must-pick = Il faut choisir une carte.
why-not-drafted-already = { $card } : cette carte a déjà été choisie.
why-not-not-in-lineup = { $card } : cette carte n'est pas dans la rangée.
why-not-not-drafted = { $card } : vous n'avez pas choisi cette carte.
why-not-too-dear = Cela coûte { $cost } Or ; ventes comprises, vous en avez { $gold }.
why-not-share = Le premier Allié reçoit { $number ->
    [0] zéro carte
    [one] exactement { $number } carte
   *[other] exactement { $number } cartes
}.
why-not-proposed-already = C'est ce que propose votre Allié : acceptez, ou proposez autre chose.
why-not-must-deploy = Toutes les cartes en main doivent être déployées.
why-not-card-first = Choisissez d'abord la carte, puis l'endroit.
why-not-deployed-already = { $card } : une carte déployée ne bouge plus.
why-not-card-of-ally = { $card } : cette carte est dans la main de votre Allié.
why-not-not-in-hand = { $card } : cette carte n'est pas dans votre main.
why-not-no-scout = Seule une Unité Éclaireur peut être montrée.
why-not-place-first = Placez d'abord la carte que vous avez choisie.
why-not-own-places = Une carte se place sur l'un de vos trois Lieux ou de votre côté de l'Aventure.
why-not-no-dragon = { $card } : un Tueur de dragons ne capture que des Dragons.
why-not-aimed-already = { $card } : vous visez déjà cette Unité.
why-not-only-troops-shot = { $card } : une Unité À distance ne capture que des Troupes.
why-not-too-strong = { $card } : Force { $strength }, contre { $number } seulement pour l'Unité qui tire.
why-not-must-aim = Cette capacité est obligatoire tant qu'elle a une cible.
why-not-own-unit = { $card } : c'est l'une de vos Unités.
why-not-not-in-this-battle = { $card } : l'Ennemi n'a pas cette Unité dans cette Bataille.
why-not-must-lose-one = L'Aventure a échoué : il faut perdre une Troupe qui a une valeur d'Aventure.
why-not-not-at-adventure = { $card } : vous n'avez pas cette Unité à l'Aventure.
why-not-no-adventurer = { $card } : cette carte n'est pas une Troupe avec une valeur d'Aventure.
why-not-only-troops-given = { $card } : seule une Troupe peut être sacrifiée.
why-not-out-of-reach = { $card } : cette Unité vole. Pour la prendre, il faut une Unité Vol ou À distance dans la Bataille.
why-not-out-of-sight = { $card } : cette Unité est furtive. Pour la prendre, il faut une Unité Magie dans la Bataille.
why-not-troops-first = { $card } : sans Conquête, on prend les Troupes avant les Défenses.
why-not-taken-already = { $card } : vous prenez déjà cette Unité.
why-not-top-card-only = On ne peut prendre que la première carte du deck.
why-not-must-besiege = Le jeton Siège est obligatoire tant qu'une Défense peut le recevoir.
why-not-only-defenses = { $card } : on n'assiège que des Défenses.
why-not-besieged-already = { $card } : cette Défense a déjà un jeton Siège.
why-not-not-at-the-adventure = Une Aventure qui devient une Défense va sur l'un de vos Lieux ou dans votre pile de Repos.
why-not-only-defenses-produce = { $card } : seules vos Défenses placées sur vos Lieux produisent.
why-not-produces-nothing = { $card } : cette carte n'a pas cette capacité de Production.
why-not-besieged = { $card } : cette Défense est assiégée et ne produit rien cet Âge.
why-not-nobody-to-gate = Il n'y a aucune Troupe à ramener dans votre pile de Repos.
why-not-gate-spent = { $card } : ce Rapatriement a déjà servi, ou il ne reste aucune Troupe à ramener.
why-not-produced-already = { $card } : vous l'avez déjà utilisée.
why-not-only-locations-produce = Seuls les Lieux produisent, pas l'Aventure.
why-not-undefended = { $place } : un Lieu ne produit que si vous y avez une Défense.
why-not-location-used = { $place } : vous avez déjà utilisé ce Lieu.
why-not-not-retired = { $card } : cette carte n'est pas dans votre pile de Repos.
why-not-only-troops-gated = { $card } : seules les Troupes peuvent revenir.
why-not-gated-already = { $card } : cette Troupe revient déjà.

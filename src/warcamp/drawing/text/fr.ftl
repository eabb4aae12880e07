# Ce que chaque table dit autour de son jeu, en français.

## Le bandeau

top-home = Vers l'accueil
top-undo = Annuler
top-menu = Réglages et aide
net-on = Connecté
net-off = Connexion perdue : nouvel essai
net-again = De nouveau connecté

## Questions

acts-title = Vos choix
acts-more = Liste entière, ou une seule rangée
confirm = Valider
back = Retour
close = Fermer
filter = Filtrer la liste
number-less = Un de moins
number-more = Un de plus
several-none = Rien de choisi pour l'instant
several-not-yet = Pas encore possible : choisissez-en plus ou moins
chosen-first = C'est choisi. Désignez maintenant la destination
sealed-back = Reprendre
plea-yes = D'accord
plea-no = Refuser
sure-title = Validez votre choix
refused = C'est impossible
copied = Copié
bye = La table a fermé cette page. Rechargez-la pour continuer

## Chronique, discussion, sièges

log-title = Chronique
log-none = Il ne s'est encore rien passé
chat-title = Discussion
chat-none = Personne n'a encore rien dit
chat-words = Dire quelque chose
chat-send = Envoyer
chat-channel = Qui peut lire
chat-channel-table = À tous
chat-channel-allies = À l'Allié
chat-allies-mark = à l'Allié
seats-title = Autour de la table
seat-bot = Bot
seat-open = Place libre
seat-you = Vous
seat-away = Absent
seat-thinking = Réfléchit

## La page

page-skip = Aller à vos choix
page-tabs = Parties de la table
zoom-title = Carte
menu-title = Réglages
menu-rules = Règles du jeu
menu-keys = Clavier
menu-invite = Inviter
menu-leave = Vers l'accueil
set-motion = Animations
set-motion-full = Montrer les mouvements
set-motion-off = Aucune
set-sound = Son
set-sound-off = Coupé
set-sound-on = Activé
set-contrast = Contraste
set-contrast-usual = Normal
set-contrast-high = Renforcé
set-size = Texte
set-size-usual = Normal
set-size-large = Grand
set-size-huge = Très grand

## Clavier

keys-title = Clavier
key-numbers = 1 à 9
keys-numbers = Aller à ce choix de la liste
key-arrows = Flèches
keys-arrows = Se déplacer sur la carte, entre les cartes, dans la liste
key-enter = Entrée
keys-enter = Choisir
key-escape = Échap
keys-escape = Abandonner la sélection, fermer ce qui est ouvert
key-why = ?
keys-why = Pourquoi ce choix est-il impossible ?
key-undo = U
keys-undo = Annuler
key-acts = A
keys-acts = Vers vos choix
key-table = M
keys-table = Vers la table
key-log = L
keys-log = Vers la chronique
key-menu = S
keys-menu = Réglages

## Le rideau

curtain-title = Rideau
curtain-pass = Passez l'écran à { $name }
curtain-i-am = Je suis { $name }

## Images

still-thinking = { $name } réfléchit
still-over = La partie est terminée

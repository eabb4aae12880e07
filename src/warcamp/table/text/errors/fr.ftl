# Ce qui se dit quand une demande est refusée. { $why } s'adresse aux développeurs et reste tel quel.

error-bad-input = Quelque chose cloche dans la demande : { $why }
error-bad-message = Message illisible : { $why }
error-busy = Trop de connexions ouvertes chez vous. Fermez une page et réessayez.
error-claimed = La place est déjà prise.
error-finished = La partie est terminée.
error-foreign-origin = La demande venait d'un autre site : elle est refusée.
error-illegal = Ce choix n'est pas possible : { $why }
error-no-method = Cette adresse n'accepte pas ce genre de demande.
error-no-page = Il n'y a rien à cette adresse.
error-no-seat = Cette place n'est pas la vôtre.
error-no-sight = Vous ne pouvez pas regarder cette table en tant que { $who }.
error-no-table = Cette table n'existe pas.
error-no-undo = Il n'y a rien à annuler.
error-not-asked = Personne ne vous a demandé votre accord.
error-not-full = Il reste des places libres.
error-not-host = Seul l'hôte de la table peut faire cela.
error-not-over = On ne peut voir cela qu'une fois la partie terminée.
error-not-started = La partie n'a pas commencé.
error-started = La partie a déjà commencé.
error-stale = La question a changé entre-temps. Regardez de nouveau la table.
error-too-large = La demande est trop volumineuse.
error-too-many = Trop de demandes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-unknown-link = Ce lien n'est pas valable, ou ne l'est plus.
error-failed = Un problème est survenu de notre côté. Il est noté, et rien n'est perdu.
error-old = Cette table a été jouée avec des règles ou des cartes que ce Warcamp n'a pas. Son journal est conservé : rien n'est perdu.
error-lost = Le coup n'a pas pu être enregistré et n'a pas été joué. Réessayez.
error-seat = joueur { $seat }
error-spectator = spectateur
error-referee = arbitre

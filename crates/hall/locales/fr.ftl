# Ce que dit la halle quand quelque chose est impossible : un message pour chaque code de `ErrorCode` dans src/error.rs.

error-no-guest = Nous ne vous connaissons pas encore. Ouvrez la première page, puis revenez.
error-bad-json = Ce message n’est pas du JSON : { $detail }
error-bad-request = Nous ne comprenons pas cette demande : { $detail }
error-too-large = Ce message est trop long.
error-too-fast = Une chose à la fois, s’il vous plaît : c’était trop d’un coup. Attendez un instant et réessayez.
error-banned = { $detail ->
    [forever] L’accès à cette halle vous est fermé.
   *[other] L’accès à cette halle vous est fermé jusqu’au { $detail }.
}
error-removed = La personne qui a ouvert cette table vous en a fermé l’accès.
error-muted = Vous ne pouvez pas écrire pour le moment : l’équipe de cette halle vous a retiré la parole.
error-renamed = L’équipe de cette halle vous a donné ce nom. Vous pourrez le changer dans un mois.
error-silenced = Vous ne pouvez pas écrire ici : la personne qui a ouvert la table vous a retiré la parole.
error-signed-out = Cet appareil ne vous connaît plus.
error-nobody-there = Il n’y a là personne que cela puisse concerner.
error-not-yourself = Vous ne pouvez pas faire cela à vous-même.
error-bad-report = Un signalement dit en 1 à 300 lettres ce qui s’est passé.
error-not-confirmed = Rien n’a été supprimé : il faut confirmer avec le mot « delete ».
error-no-such-device = Cet appareil n’existe pas.
error-wrong-token = Ce n’est pas le jeton de cette halle.
error-too-slow = Cette demande a mis trop de temps à arriver. Réessayez.
error-wrong-host = La halle n’est pas connue sous ce nom. Utilisez l’adresse que son hôte vous a donnée.
error-closing = La halle est sur le point de fermer. Revenez dans un instant.
error-too-many-tables = Vous avez déjà beaucoup de tables ouvertes. Terminez-en ou fermez-en une d’abord.
error-crowded-network = Beaucoup d’invités ou de tables viennent d’arriver de votre réseau. Patientez un peu, ou terminez d’abord une table.
error-hall-full = La halle est pleine pour le moment. Réessayez un peu plus tard.
error-foreign-origin = Cette demande venait d’un autre site : elle n’a pas été exécutée.
error-no-such-table = Il n’y a pas de table ici pour vous. Le lien est peut-être incomplet.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-lesson = Cette leçon n’existe pas.
error-unknown-game = Ce jeu n’est pas sur l’étagère.
error-unknown-bot = Ce robot n’existe pas.
error-unknown-language = On ne parle pas cette langue ici.
error-bad-options = Ces options ne vont pas ensemble : { $detail }
error-bad-seats = Les places ne correspondent pas aux options : { $detail }
error-bad-action = Ce n’est pas un coup : { $detail }
error-bad-name = Un nom compte de 1 à 24 lettres.
error-bad-avatar = Cette image n’existe pas.
error-bad-chat = Une ligne compte de 1 à 300 lettres.
error-dead-link = Ce code a déjà servi ou est trop vieux. Demandez-en un autre.
error-unknown-card = Personne n’a de carte avec ces mots. Vérifiez l’orthographe et l’ordre.
error-too-many-cards = Trop de cartes ont été essayées d’ici. { $minutes ->
    [0] Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
   *[other] Réessayez dans { $minutes } minutes.
}
error-no-campaign = Ce jeu n’a pas de campagne.
error-table-crowded = Trop de personnes regardent cette table en ce moment. Réessayez plus tard.
error-too-many-connections = Vous avez déjà trop de connexions ouvertes. Fermez d’autres fenêtres de la halle et réessayez.
error-time-over = Le temps de ce tour était écoulé : ce qui a été joué reste.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-table-full = Toutes les places de cette table sont prises.
error-already-seated = Vous êtes déjà à cette table.
error-not-waiting = Cette partie a commencé.
error-not-running = Cette partie n’est pas en cours.
error-not-over = Cette partie n’est pas encore finie.
error-sealed-deal = D’autres jouent les mêmes cartes à cette table. Vous pourrez la regarder quand votre propre partie de cette donne sera finie.
error-deal-goes-on = Ces cartes se jouent encore ailleurs. Pour la notation ou pour continuer à partir d’ici, attendez que la donne soit finie pour tout le monde.
error-no-hints = Pas de conseils ici : tout le monde joue les mêmes cartes, et on compare les résultats.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-your-seat = Ce n’est pas votre place.
error-table-closed = Cette table a été fermée.
error-replaced = Vous avez ouvert cette table dans beaucoup de fenêtres ; celle-ci a été laissée de côté.
error-stale = La partie a avancé entre-temps. Voici où elle en est.
error-stranded = Les règles ont changé depuis le début de cette partie : elle ne peut pas continuer ici. Son compte rendu est conservé.
error-not-saved = La halle ne peut rien noter pour le moment, donc rien n’a changé. Réessayez bientôt.
error-dead-end = Le robot n’a pas su se décider. Réessayez dans un instant.
error-maybe-saved = La halle ne sait pas encore si cela a été conservé. Regardez à nouveau dans un instant avant de recommencer.
error-busy = Il se passe beaucoup de choses en ce moment. Réessayez dans un instant.
error-nobody-asked = Personne ne l’a demandé.
error-legal = Ce coup est permis.
error-other = Cela n’a pas marché : { $detail }
error-refused = Les règles ne le permettent pas : { $detail }
error-not-your-turn = { refusal-not-your-turn }
error-game-over = { refusal-game-over }
error-no-such-seat = { refusal-no-such-seat }
error-nothing-to-undo = { refusal-nothing-to-undo }
error-undo-closed = { refusal-undo-closed }
error-bad-subscription = Ce navigateur ne pourrait pas être joint à cette adresse : rien ne lui sera annoncé.
error-no-push = Cette halle n’annonce rien en dehors de ses propres pages.
error-too-many-invitations = Vous venez d’inviter beaucoup de monde, ou plusieurs fois la même personne. Patientez un peu, ou envoyez le lien de votre table.

# Ce qui est annoncé à qui ne regarde pas.

announce-turn = À vous de jouer : { $game }
announce-turn-with = À la table avec { $names }.
announce-invitation = { $name } vous invite à jouer à { $game }
announce-invitation-help = Une place vous attend.

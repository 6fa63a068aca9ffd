# Ce que dit le hall quand quelque chose est impossible. Chaque code se trouve ici ou dans le fichier d’un jeu.

fault-no-guest = Nous ne vous connaissons pas encore. Ouvrez la première page, puis revenez.
fault-bad-json = Ce message n’est pas du JSON : { $detail }
fault-bad-request = Nous ne comprenons pas cette demande : { $detail }
fault-too-large = Ce message est trop long.
fault-too-fast = Une chose à la fois, s’il vous plaît : c’était trop d’un coup. Attendez un instant et réessayez.
fault-banned = { $detail ->
    [forever] L’accès à ce hall vous est fermé.
   *[other] L’accès à ce hall vous est fermé jusqu’au { $detail }.
}
fault-removed = La personne qui a ouvert cette table vous en a fermé l’accès.
fault-muted = Vous ne pouvez pas écrire pour le moment : l’équipe de ce hall vous a retiré la parole.
fault-silenced = Vous ne pouvez pas écrire ici : la personne qui a ouvert la table vous a retiré la parole.
fault-signed-out = Cet appareil ne vous connaît plus.
fault-nobody-there = Il n’y a là personne que cela puisse concerner.
fault-not-yourself = Vous ne pouvez pas faire cela à vous-même.
fault-bad-report = Un signalement dit en 1 à 300 lettres ce qui s’est passé.
fault-not-confirmed = Rien n’a été supprimé : il faut confirmer avec le mot « delete ».
fault-no-such-device = Cet appareil n’existe pas.
fault-wrong-token = Ce n’est pas le jeton de ce hall.
fault-too-many-tables = Vous avez déjà beaucoup de tables ouvertes. Terminez-en ou fermez-en une d’abord.
fault-foreign-origin = Cette demande venait d’un autre site, elle n’a donc pas été exécutée.
fault-no-such-table = Il n’y a pas de table ici pour vous. Le lien est peut-être incomplet.
fault-no-such-page = Il n’y a rien à cette adresse.
fault-unknown-game = Ce jeu n’est pas sur l’étagère.
fault-unknown-bot = Il n’y a pas de tel robot.
fault-unknown-language = On ne parle pas cette langue ici.
fault-bad-options = Ces options ne vont pas ensemble : { $detail }
fault-bad-seats = Les places ne correspondent pas aux options : { $detail }
fault-bad-action = Ce n’est pas un coup : { $detail }
fault-bad-name = Un nom compte de 1 à 24 lettres.
fault-bad-avatar = Cette image n’existe pas.
fault-bad-chat = Une ligne compte de 1 à 300 lettres.
fault-dead-link = Ce code a déjà servi ou est trop vieux. Demandez-en un autre.
fault-no-campaign = Ce jeu n’a pas de campagne.
fault-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
fault-table-full = Toutes les places de cette table sont prises.
fault-already-seated = Vous êtes déjà à cette table.
fault-not-waiting = Cette partie a commencé.
fault-not-running = Cette partie n’est pas en cours.
fault-not-over = Cette partie n’est pas encore finie.
fault-not-host = Seule la personne qui a ouvert la table peut faire cela.
fault-not-your-seat = Ce n’est pas votre place.
fault-table-closed = Cette table a été fermée.
fault-stale = La table a avancé entre-temps. Vous voyez où elle en est.
fault-stranded = Les règles ont changé depuis le début de cette partie, elle ne peut pas continuer ici. Son compte rendu est conservé.
fault-not-saved = Le hall ne peut rien noter pour le moment, donc rien n’a changé. Réessayez bientôt.
fault-busy = Tous les robots réfléchissent. Réessayez dans un instant.
fault-nobody-asked = Personne ne l’a demandé.
fault-legal = Ce coup est permis.
fault-other = Cela n’a pas marché : { $detail }

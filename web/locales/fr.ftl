# Les mots du client en français. Les jeux apportent les leurs.

## La maison

brand-home = Dragonhall, page d’accueil
language = Langue
language-en = English
language-fr = Français
theme = Thème
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
outdated = Une version plus récente de Dragonhall est là.
reload = Recharger la page
rules = Règles
rules-all = Les règles des jeux
rules-of = { $game } : les règles
about = À propos
save = Enregistrer
close = Fermer
share = Partager
copy = Copier
copied = Copié.
copy-failed = Copiez le lien à la main, s’il vous plaît.
link-to-share = Lien à partager
send = Envoyer
on = Oui
off = Non
no = Non
cancel = Annuler
you = Vous
understood = D’accord
more = Plus
try-again = Réessayer
to-the-hall = Vers la halle
to-the-table = Vers la table
credit-line = Silhouettes de game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0

## Les jeux

title-dragonheart = Dragonheart
title-dragondraft = Dragondraft
title-sneaky = Sneaky Ol’ Dragons
title-flamecraft = Flamecraft
line-dragonheart = Jouez des cartes, raflez celles des autres cases et libérez le dragon de pierre.
line-dragondraft = Choisissez la meilleure troupe dans la file et gare aux chardons.
line-sneaky = Courez, bluffez et faites trébucher les autres jusqu’à l’or.
line-flamecraft = Installez de petits dragons dans les boutiques d’une rue et enchantez-la.
box-players = { $most ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
box-minutes = { $minutes } min
box-age = { $age }+
bot-hatchling = Dragonnet
bot-drake = Drake
bot-wyrm = Vouivre
bot-great-dragon = Grand Dragon

## La première page

home-title = Prenez place, les dragons vous attendent.
home-intro = Quatre jeux de société pour la famille et les amis. Envoyez un lien, passez la tablette à la ronde ou exercez-vous contre les robots. Sans compte.
play-bots = Jouer contre les robots
play-friends = Entre amis
play-screen = Un seul écran
play-solo = Campagne solo
running-tables = Tables en cours
all-tables = Toutes les tables
no-tables = Aucune table n’est encore en jeu. Ouvrez la première : choisissez une boîte ci-dessus !

## Les tables d’une liste

table-with = avec { $names }
table-alone = en solitaire
table-seats = { $taken } places prises sur { $seats }
table-watched = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
status-running = La partie est en cours
status-over = Terminée
status-closed = Fermée
status-stranded = Ne peut pas continuer
play-on = Continuer
go-back = Y revenir
join = Rejoindre
watch = Regarder
my-tables = Vos tables
open-tables = Ouvertes à tous
lobby-away = Nous rechargeons la liste des tables.
lobby-empty = Pas encore de table ouverte
lobby-empty-help = Ouvrez la première : choisissez un jeu, cochez « Montrer la table à tous », et voyez qui vous rejoint.

## Une nouvelle table

new-table = Nouvelle table
read-rules = Lire les règles
see-sheet = Cartes et pièces
another-game = Choisir un autre jeu
play-this = Jouer à ce jeu
seats = Places
seats-help = On joue à tour de rôle, dans cet ordre.
seat-former = Ancien invité
seat-number = Place { $number }
seat-name = Nom à la place { $number }
seat-host = Vous, hôte de cette table
seat-bot = Robot
seat-open = Place libre
seat-open-help = Pour la personne qui ouvrira le lien. Sans compte.
seat-add = Laissez-la vide, ou ajoutez
seat-remove = Enlever la place { $number }
seat-here = est là
seat-away = est absent
seat-stand-in = un robot joue à sa place
add-bot = Robot
add-friend = Ami
add-screen = Cet écran
bot-level = Niveau du robot à la place { $number }
suggested = proposé
rules-help = Chaque règle est réglée comme nous le proposons. Changez ce que vous voulez.
pace = Rythme
pace-help = Si un joueur tarde trop, un robot joue à sa place.
clock = Temps par tour
clock-none = Sans horloge
clock-minute = 1 min
clock-five-minutes = 5 min
clock-day = 1 jour
clock-hours = { $hours } h
clock-left = Il reste { $time }
table-public = Montrer la table à tous
start = Commencer
seats-open = { $count ->
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont prises.
}
seats-full = Tout le monde est là. Vous pouvez commencer.
fill-with-bots = { $count ->
    [one] Compléter par un robot
   *[other] Compléter par des robots
}
open-table = Ouvrir la table
start-game = Commencer la partie

## Avant la partie

waiting-title = { $count ->
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
}
waiting-help = La partie commence d’elle-même quand toutes les places sont prises. Vous pouvez quitter cette page entre-temps.
waiting-sit = Prenez une place pour jouer, ou restez pour regarder.
sit-here = S’asseoir ici
leave-table = Quitter la table
close-table = Fermer la table
invite-title = Invitez vos amis
invite-help = Toute personne qui ouvre le lien peut s’asseoir. Aucun compte n’est nécessaire.
invite-link = Lien d’invitation
invite-code = Code QR du lien d’invitation
invite-scan = ou faites lire le code par un téléphone.
invite-to = Venez jouer à { $game } !
invite-only-here = Ce lien ne mène qu’à cet ordinateur. Pour des amis avec leurs propres appareils, ouvrez la halle par l’adresse de cet ordinateur dans votre réseau. Il faut la lancer ainsi :

## La table

tools = Outils de la table
players = Joueurs
to-act = doit jouer
to-act-you = à vous
your-turn = À vous
moves = { $count ->
    [0] {""}
    [one] 1 coup
   *[other] { $count } coups
}
joining = Nous vous menons à votre place.
watching = Vous regardez cette partie.
undo = Annuler
undo-ask = Demander à annuler
undo-yes-help = Reprend votre dernier coup
undo-no-help = Votre dernier coup ne peut pas être repris
undo-ask-help = Demande aux autres si votre dernier coup peut être repris
undo-asked = { $name } voudrait reprendre un coup.
undo-allow = Accepter
undo-waits = Vous avez demandé à reprendre votre coup. Les autres y réfléchissent.
undo-refused = Quelqu’un n’est pas d’accord : le coup de { $name } reste.
undo-later = Vous pourrez reprendre ce coup ensuite.
undo-never = Ce que vous choisissez maintenant ne pourra pas être repris.
undo-never-one = Ne pourra pas être repris.
hint = Conseil
hint-help = Ce que ferait le robot le plus fort
hint-says = Conseil d’un robot : { $choice }.
hint-do = Faire cela
help = Aide
help-search = Chercher une carte
help-rules = Lire les règles
help-unknown = Il n’y a pas de note sur cette pièce.
log = Journal
log-empty = Il ne s’est encore rien passé.
log-moment = Revoir le coup { $ply }
log-undone = { $name } a repris un coup.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-people = Les personnes à la table
chat-deleted = Supprimé
chat-say = Dites quelque chose
chat-failed = Pas envoyé : la connexion était coupée. Votre texte est encore là.
person-menu = Menu pour { $name }
mute = Masquer pour moi
unmute = Ne plus masquer
silence = Faire taire à cette table
unsilence = Rendre la parole
remove = Exclure de la table
report = Signaler…
muted = Masqué pour vous
muted-done = Vous ne lisez plus { $name }.
muted-where = Revenir là-dessus
unmuted-done = Vous lisez de nouveau { $name }.
silenced = Privé de parole par l’hôte
lookalike = Ressemble à un autre nom de cette table
remove-title = Exclure { $name } de la table ?
remove-help-watching = Cette personne doit partir aussitôt et ne pourra pas revenir à cette table.
remove-help-waiting = Cette personne doit partir aussitôt et ne pourra pas revenir à cette table. Sa place redevient libre.
remove-help-running = Cette personne doit partir aussitôt et ne pourra pas revenir à cette table. Un robot prend sa place et la partie continue.
remove-yes = Exclure
report-title = Signaler { $name }
report-help = Qui tient cette halle lira vos mots et les dernières lignes de la discussion. { $name } n’en saura rien.
report-reason = Que s’est-il passé ?
report-send = Envoyer le signalement
report-done = Merci. Votre signalement est bien arrivé.
letters-left = { $count ->
    [one] Encore { $count } lettre
   *[other] Encore { $count } lettres
}
settings = Réglages
tempo = Vitesse des cartes
tempo-slow = Lente
tempo-normal = Normale
tempo-fast = Rapide
tempo-off = Aucune
tempo-calm = Votre appareil demande peu de mouvement : rien ne bouge.
sound = Son
table-form = Table
table-drawn = Dessinée
table-words = En mots
table-words-help = En mots, tout peut être lu à haute voix et joué au clavier.
table-words-only = Ce jeu se joue en mots : tout peut être lu à haute voix et joué au clavier.
resign = Abandonner
resign-sure = Abandonner cette partie ? On ne pourra pas y revenir.
resign-yes = Abandonner
close-sure = Fermer cette table pour de bon ?
close-yes = Fermer la table
watch-link = Inviter à regarder
watch-link-help = Toute personne qui a ce lien voit la table, mais aucune main.
not-possible = Impossible
stale = La partie a avancé. Choisissez de nouveau, s’il vous plaît.
reconnecting = Reconnexion
reconnecting-safe = La table vous attend. Votre dernier coup est en sûreté.
reconnecting-seat = La table vous attend. Votre place est gardée.
reconnecting-move = Votre coup est gardé ici et sera joué dès que la table sera de retour.
gone = Sans réponse
gone-help = La halle ne répond pas. Nous essayons encore ; rien n’est perdu.
stand-in = Un robot joue pour vous, car votre temps est écoulé.
stand-in-back = Me revoilà
rule = Règle { $rule }
handover-title = { $name }, à vous de jouer
handover-help = Tous les autres détournent les yeux.
handover-open = Je suis { $name }, ouvrez le rideau
handover-undo = { $name } reprend son dernier coup

## La table en mots

plain-table = La table en mots
plain-choices = Ce que vous pouvez faire
plain-type = Tapez un coup ou cherchez
plain-do = Jouer
plain-more = { $count ->
    [one] En montrer un de plus
   *[other] En montrer { $count } de plus
}
plain-none = Aucun coup permis ne correspond à ce texte. Appuyez sur Entrée pour savoir pourquoi.
plain-several = { $count } coups correspondent à ce texte. Choisissez-en un ci-dessous, ou précisez un peu.

## La fin

over = Partie terminée
over-you-win = Vous gagnez !
over-wins = { $name } gagne !
over-shared = { $names } se partagent la victoire !
over-resigned = { $name } a abandonné.
over-closed = Cette table a été fermée.
over-breakdown = D’où viennent les points de { $name }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Revanche
rematch-join = Vers la revanche
replay = Revoir la partie
shuffle-title = Le mélange était-il honnête ?
shuffle-help = Avant le premier coup, la halle a scellé son mélange, et votre navigateur garde le sceau. Après la fin, la halle montre la graine, et votre navigateur vérifie qu’ils vont ensemble.
shuffle-kept = Sceau gardé par ce navigateur (SHA-256)
shuffle-seal = Sceau que la halle montre maintenant (SHA-256)
shuffle-seed = Graine
shuffle-sealed = est montrée à la fin de la partie
shuffle-check = Vérifier le sceau
shuffle-holds = Le sceau correspond : personne n’a touché aux cartes.
shuffle-compared-kept = Comparé au sceau que ce navigateur a gardé avant la fin.
shuffle-compared-shown = Comparé au sceau que la halle montre maintenant : ce navigateur ne l’a pas vu avant la fin.
shuffle-broken = Le sceau ne correspond pas à la graine !

## Revoir

replay-start = Revoir depuis le début
replay-at = { $ply } sur { $plies }
replay-viewer = Vu par
replay-spectator = un spectateur
replay-happened = Ce qui s’est passé
replay-deal = La donne.
replay-quiet = Rien de visible de cette place.
replay-controls = Revoir la partie
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-run = Lire
replay-pause = Pause
replay-slider = Moment de la partie
replay-link = Lien vers ce moment
replay-record = Enregistrer la partie

## Règles, matériel, campagne

contents = Sommaire
sheet = Cartes et pièces
sheet-title = { $game } : cartes et pièces
sheet-intro = Tout ce qu’il y a dans la boîte, et à quoi cela sert.
sheet-sign = Que veut dire † ?
sheet-facts = En savoir plus
sheet-none = Rien ici ne porte ce nom.
sheet-help = { $count } sur { $all } portent ce signe : quelque chose à leur sujet n’est pas dit dans les règles publiées, et nous avons dû le déduire. C’est peut-être différent sur la pièce imprimée.
sheet-digest = Numéro de cette fiche : { $digest }
sheet-search = Chercher parmi les cartes et les pièces
from-inferred = reconstitué
from-rulebook-help = C’est écrit dans les règles publiées.
from-source-help = Ce n’est pas dans les règles publiées ; nous l’avons lu ailleurs.
from-inferred-help = † Reconstitué : ce n’est pas dans les règles publiées, et c’est peut-être différent sur la pièce imprimée.
campaign = Campagne solo
campaign-title = { $game } : la campagne solo
campaign-help = En solitaire dans la rue, de partie en partie : vos exploits restent débloqués.
campaign-count = { $count } exploits sur { $all }
campaign-awards = Titres
campaign-achievements = Exploits
campaign-begin = Commencer la campagne
campaign-go-on = Jouer la partie suivante
campaign-forget = Recommencer de zéro
campaign-forget-sure = Vraiment oublier tous les exploits ?
achieved = Débloqué
not-achieved = Pas encore débloqué

## L’invité

me-title = Vous à la table
me-open = { $name } : votre nom et votre image
me-help = Ni compte ni mot de passe : ce navigateur se souvient de vous.
me-name = Votre nom
me-avatar = Votre image
me-saved = Enregistré.
avatar-ember = Braise
avatar-frost = Givre
avatar-honey = Miel
avatar-moss = Mousse
avatar-plum = Prune
avatar-rose = Rose
avatar-slate = Ardoise
avatar-tide = Marée
link-title = Un autre appareil
link-help = Créez ici un code et tapez-le sur l’autre appareil : vous y serez le même invité, avec les mêmes tables.
link-make = Créer un code
link-good = Valable une fois, pendant dix minutes.
link-revoke = Retirer le code
link-revoked = Le code est retiré : il ne sert plus à rien.
link-typed = Un code d’un autre appareil
link-use = Utiliser le code
link-done = Heureux de vous revoir, { $name }.
devices-title = Vos appareils
devices-help = Tous les navigateurs où vous êtes cet invité. Déconnectez ceux que vous n’utilisez plus ou ne connaissez pas.
device-name = { $browser } sous { $system }
device-unnamed = Un navigateur
device-this = Celui-ci
device-seen = vu le { $date }
device-since = depuis le { $date }
device-end = Déconnecter
device-end-it = Déconnecter { $device }
device-ended = { $device } : déconnecté. Plus personne n’y joue en votre nom.
devices-end-others = Déconnecter tous les autres
devices-ended = Tous les autres sont déconnectés. Plus personne n’y joue en votre nom.
muted-title = Personnes masquées
muted-help = Ce que disent ces personnes ne vous est montré à aucune table.
muted-none = Vous lisez tout le monde. Dans la discussion d’une table, les trois points à côté d’un nom permettent de masquer quelqu’un.
muted-since = depuis le { $date }
unmute-it = Ne plus masquer { $name }
data-title = Vos données
data-help = Tout ce que la halle sait de vous vous appartient : emportez-le dans un fichier, ou faites-le supprimer.
data-download = Télécharger mes données
data-delete = Supprimer tout ce qui me concerne
delete-title = Supprimer tout ce qui vous concerne ?
delete-what = Votre nom et votre image, vos appareils, vos campagnes et ce que vous avez dit dans les discussions sont supprimés aussitôt. On ne pourra pas y revenir.
delete-games = Les parties terminées restent pour les autres, avec « Ancien invité » à la place de votre nom. Vous abandonnez les parties en cours, et vos tables qui attendent des joueurs sont fermées.
delete-type = Tapez « { $word } » pour confirmer
delete-word = supprimer
delete-yes = Tout supprimer
use-here = L’utiliser ici
start-over = Repartir de zéro

## Quand quelque chose ne va pas

error-broken = Quelque chose n’a pas marché
error-broken-help = Réessayez, s’il vous plaît. Si cela se répète, rechargez la page.
error-not-loaded = Une partie de cette page n’est pas arrivée
error-not-loaded-help = Peut-être y a-t-il un Dragonhall plus récent, peut-être votre réseau est-il coupé. Rien n’est perdu : rechargez la page.
error-offline = La halle ne répond pas
error-offline-help = Votre réseau est peut-être coupé, ou la halle redémarre. Rien n’est perdu : réessayez dans un instant.
error-no-such-page = Il n’y a rien à cette adresse
error-no-such-page-help = Le lien est peut-être incomplet. La halle mène à toutes les tables et à tous les jeux.
error-no-such-table = Il n’y a pas de table ici pour vous
error-no-such-table-help = Le lien est peut-être incomplet, ou la table privée. Demandez le lien d’invitation à votre hôte.
error-table-full = Toutes les places de cette table sont prises
error-table-full-help = Pour jouer vous-même, ouvrez votre propre table.
error-table-closed = Cette table a été fermée
error-table-closed-help = La personne qui l’a ouverte l’a fermée. Ouvrez-en une nouvelle, ou cherchez-en une autre.
error-table-crowded = Il n’y a plus de place à cette table
error-table-crowded-help = Trop de personnes la regardent. Réessayez dans un instant, ou allez voir une autre table.
error-hall-full = La halle est pleine
error-hall-full-help = Il y a vraiment beaucoup de monde en ce moment. Rien n’est perdu : réessayez dans un instant.
error-too-many-connections = Trop de fenêtres sont ouvertes
error-too-many-connections-help = Fermez quelques fenêtres de Dragonhall sur vos appareils, puis réessayez.
error-too-slow = La connexion est trop lente
error-too-slow-help = La halle n’a pas pu attendre davantage. Rien n’est perdu : réessayez.
error-maybe-saved = La halle ne sait pas encore si cela a été enregistré
error-maybe-saved-help = Réessayez dans un instant : vous verrez alors.
error-replaced = Cette table est ouverte dans d’autres fenêtres
error-replaced-help = Elle était ouverte dans trop de fenêtres à la fois : celle-ci s’est arrêtée. Votre place est gardée.
error-removed = Vous avez été exclu de cette table
error-removed-help = C’est la décision de l’hôte. Il y a d’autres tables, ou ouvrez la vôtre.
error-signed-out = Vous êtes déconnecté dans ce navigateur
error-signed-out-help = Cela a été décidé depuis un autre de vos appareils, ou tout ce qui vous concerne a été supprimé. Pour redevenir le même invité, créez un code sur un autre appareil et tapez-le à la page « Vous à la table ». Ou repartez de zéro, comme nouvel invité.
error-banned = Vous ne pouvez pas jouer dans cette halle
error-banned-help = C’est la décision de la personne qui tient la halle.
error-dead-link = Ce code a déjà servi ou est trop vieux
error-dead-link-help = Demandez-en un nouveau.
error-stranded = Cette partie ne peut pas continuer
error-stranded-help = Les règles ont changé depuis son début. Elle reste enregistrée.
error-unknown-game = Ce jeu n’est pas sur l’étagère
error-unknown-game-help = La halle montre tous les jeux que nous avons.
error-not-running = Cette partie n’a pas encore commencé
error-not-running-help = On peut la revoir dès que le premier coup est joué.
error-not-sent = Rien n’est parti : la connexion était coupée. Réessayez, s’il vous plaît.
error-no-board = Le plateau dessiné n’a pas pu être chargé : voici la table en mots.

## À propos

about-title = À propos de Dragonhall
about-text = Dragonhall réunit quatre jeux de société pleins de dragons. Le programme suit les règles publiées, ne demande pas de compte, ne montre pas de publicité et tourne sur votre propre machine.
about-games = Les règles sont dites avec nos propres mots, et toutes les images sont les nôtres. Là où une carte imprimée n’est pas décrite dans les règles publiées, son texte est reconstitué et marqué comme tel. Pour tenir les vraies cartes, achetez les jeux : ils sont beaux.
about-fair = Un mélange honnête
about-fair-text = Avant le premier coup, la halle publie un sceau de son mélange. Après le dernier, elle montre la graine, et votre navigateur peut vérifier qu’ils vont ensemble. Les robots ne voient rien d’autre que ce que voit leur propre place.
about-access = Pour tous
about-access-text = Chaque jeu peut se jouer en mots, au clavier et avec un lecteur d’écran : choisissez « En mots » dans les réglages d’une table. Rien ne se reconnaît à sa seule couleur, et si vous demandez peu de mouvement, rien ne bouge.
credits = Crédits
credit-type = Caractères : Alegreya et Alegreya Sans, par Juan Pablo del Peral, Huerta Tipográfica, SIL OFL 1.1
credit-own = Tous les autres dessins sont ceux du projet.
credit-licence = Le programme est un logiciel libre, sous licence MIT ou Apache 2.0.

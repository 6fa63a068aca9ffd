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

box-players = { $most ->
    [one] { $range } joueur
   *[other] { $range } joueurs
}
box-minutes = { $minutes } min
box-age = { $age }+
bot-egg = Œuf
bot-hatchling = Dragonnet
bot-drake = Drake
bot-wyrm = Vouivre
bot-great-dragon = Grand Dragon
character-folio = Folio
character-cargo = Cargo
character-brioche = Brioche
character-hibou = Hibou
character-pennon = Pennon
character-lichen = Lichen
character-igloo = Igloo
character-piston = Piston
character-tempo = Tempo
character-ducat = Ducat
temper-folio = A lu chaque règle deux fois et espère en secret vos questions.
temper-cargo = Emporte tout ce qui n’est pas cloué, et applaudit quand c’est vous.
temper-brioche = Ne se presse jamais : les bonnes choses lèvent lentement.
temper-hibou = L’œil grand ouvert quand on bâille ; compte les étoiles entre deux tours.
temper-pennon = Salue avant chaque coup, et de bon cœur.
temper-lichen = Parle peu, bouge peu, regrette rarement.
temper-igloo = Garde son calme, sert le thé, n’oublie rien.
temper-piston = Essaie d’abord, comprend ensuite.
temper-tempo = Fredonne en jouant, plus fort quand le plan marche.
temper-ducat = Compte deux fois, dépense une fois, sourit toujours.
seat-spoken-bot = { $name }, { $level }, robot

## La première page

home-title = Prenez place, les dragons vous attendent.
home-back = Bon retour, { $name }.
home-waiting = { $count ->
    [one] Votre chaise est encore chaude : une table vous attend.
   *[other] Votre chaise est encore chaude : { $count } tables vous attendent.
}
home-more = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
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

## Vos parties

nav = Pages
nav-hall = La salle
nav-games = Vos parties
nav-turns = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
}
your-games = Vos parties
new-game = Nouvelle partie
waiting-for = En attente des autres
turn-of = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
}
starts-when-full = Commence au complet
look = Voir
finished-games = Terminées
games-all = Toutes
games-none = Vous n’avez pas encore terminé de partie.
games-none-help = Vos parties sont gardées ici : leur issue, vos adversaires, et chaque coup à revoir.
games-more = En montrer plus
games-moves = { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $minutes } min
games-gone = n’est plus gardée
last-played = Dernières parties
all-your-games = Toutes vos parties
result-won = Gagné
result-shared = Première place partagée
result-given-up = Abandon
result-one-screen = Sur un seul écran
result-place = { $nth ->
    [one] { $place }er
   *[other] { $place }e
} sur { $players }
result-scores = { $own } à { $other }
result-best = { $own }, le meilleur { $other }
result-best-second = { $own }, le suivant { $other }
score-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
so-far = Jusqu’ici
so-far-games = { $count ->
    [one] partie
   *[other] parties
}
so-far-won = gagnées
so-far-of = { $won } sur { $games }
so-far-best = record
so-far-against = contre { $whom } : { $won } sur { $games }
so-far-people = des gens
so-far-alone = en solo : { $games }
so-far-streak = les { $count } dernières gagnées
so-far-longest = { $count ->
    [one] une victoire à la fois
   *[other] jusqu’à { $count } victoires d’affilée
}
so-far-private = Vous seul voyez ceci. Vous pouvez l’enregistrer ou l’effacer avec vos données.

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
seat-add-who = Laissez-la vide, ou ajoutez quelqu’un : { $name } a du temps.
all-bots = Tous les robots
who-sits = Qui joue ici ?
who-change = { $name } : choisir qui joue à la place { $number }
who-surprise = Surprenez-moi
who-any-level = Chaque personnage joue à tous les niveaux.
seat-remove = Enlever la place { $number }
seat-here = est là
seat-away = est absent
seat-stand-in = un robot joue à sa place
seat-house-plays = la maison joue à sa place
add-bot = Robot
add-bot-to = Robot à la place { $number }
add-friend = Ami
add-screen = Cet écran
bot-level = Niveau du robot à la place { $number }
level-about-egg = Joue gentiment et laisse filer de bonnes choses.
level-about-hatchling = Voit ce qu’il a sous le nez.
level-about-drake = Prend ce qui rapporte le plus tout de suite.
level-about-wyrm = Pense quelques tours à l’avance.
level-about-great-dragon = Rêve mille parties avant chaque coup.
level-about-outside = Un robot que cette salle a fait venir d’ailleurs.
level-first = pour une première partie
level-strength = Force : { $percent } %
level-strength-help = La force est mesurée par des parties entre robots, à ce jeu.
level-face = Le visage ne change pas avec le niveau.
level-of-new-bots = Niveau des robots
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
name-ask = Comment vous appeler ?
name-ask-help = Nous ne le demandons qu’une fois. Vous pouvez le changer sous votre nom, en haut de chaque page.
bot-of-level = Robot, { $level }
fill-and-start = { $count ->
    [one] Compléter avec un robot et commencer
   *[other] Compléter avec des robots et commencer
}
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
undo-yes-help = Reprend votre dernier coup, avec ce qui en a découlé
undo-no-help = Votre dernier coup ne peut pas être repris
undo-ask-help = Demande aux autres si votre dernier coup peut être repris
undo-asked = { $name } voudrait reprendre un coup.
undo-allow = Accepter
undo-waits = Vous avez demandé à reprendre votre coup. Les autres y réfléchissent.
undo-refused = Quelqu’un n’est pas d’accord : le coup de { $name } reste.
hint = Conseil
hint-help = Ce que ferait un robot fort, et pourquoi
hint-says = { $choice } · { $chance } % de chances de gagner
hint-do = Faire cela
hint-chance = { $chance } %
hint-considered = Coups envisagés
help = Aide
help-search = Chercher une carte
help-rules = Lire les règles
help-all = Tout
help-icons = Symboles
help-none = Rien ne porte ce nom ici.
help-shared-inferred = Certains nombres de ces cartes sont reconstitués : ils ne sont pas dans les règles publiées.
help-shared-source = Certains nombres de ces cartes viennent de pages publiques, et non de la règle.
provenance-source = Un de ses nombres vient d’une page publique, et non de la règle.
provenance-inferred = Nous avons reconstitué un de ses nombres. Il peut être différent sur la pièce imprimée.
help-unknown = Il n’y a pas de note sur cette pièce.
log = Journal
log-empty = Il ne s’est encore rien passé.
log-open = Ouvrir le journal
log-moment = Revoir le coup { $ply }
log-undone = { $name } a repris un coup.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-people = Les personnes à la table
chat-deleted = Supprimé
reactions = Réactions rapides
reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-wow = Waouh !
reaction-oops = Oups !
reaction-thinking = Je réfléchis.
reaction-thanks = Merci pour la partie !
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
tempo-reduced = Votre appareil demande peu de mouvement : rien ne bouge.
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
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
notices = Avis
notice-more = autres avis
notice-connection = Connexion perdue.
notice-connection-in = Nouvel essai dans { $seconds } s
notice-connection-now = Nouvel essai…
notice-connection-try = Réessayer
notice-back = De retour
notice-bot = Un robot joue à votre place :
notice-bot-why = votre temps est écoulé
notice-away = Hors ligne : { $names }.
notice-stand-in = Un robot joue pour { $names }.
notice-lookalike = Deux noms de cette table se ressemblent.
notice-people = Quelque chose au sujet des joueurs
bot-for-you = Un robot joue
later = Plus tard
watching-help = Les mains restent cachées.
skip = Passer
skip-help = Termine ce qui est montré ; deux fois : tout ce qui attend
faster = Plus vite
confirm = Confirmer
confirm-yes = Jouer
confirm-no = Pas encore
confirm-moves = Confirmer mes coups
confirm-moves-help = Ce que vous choisissez attend que vous appuyiez encore une fois.
single-answers = Prendre pour moi les réponses uniques
single-answers-help = Seulement quand rien n’est montré ni perdu.
letter-keys = Raccourcis d’une lettre
letter-keys-help = Pendant que les autres jouent : F accélère. À Flamecraft : P va au parc, E aux enchantements. En revoyant une partie : 1 à 6 et 0 changent de regard, S partage, P reprend la partie, R l’enregistre.
finality-bots = À reprendre avec les réponses des robots, si elles ne dévoilent rien.
finality-screen = À reprendre avec les coups suivants, s’ils ne dévoilent rien.
finality-ask = À reprendre seulement avec l’accord des autres.
finality-never = Ceci ne pourra pas être repris.
undo-telling-help = Attendez que tout ait été montré
reconnecting = Reconnexion
reconnecting-safe = La table vous attend. Votre dernier coup est en sûreté.
reconnecting-seat = La table vous attend. Votre place est gardée.
reconnecting-move = Votre coup est gardé ici et sera joué dès que la table sera de retour.
gone = Sans réponse
gone-help = La halle ne répond pas. Nous essayons encore ; rien n’est perdu.
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
over-show = Afficher
over-result = Résultat
over-board = Plateau
over-you-win = Vous gagnez !
over-wins = { $name } gagne !
over-shared = { $names } se partagent la victoire !
over-resigned = { $name } a abandonné.
over-you-gave-up = Vous avez abandonné.
over-closed = Cette table a été fermée.
over-ends-here = La partie s’arrête ici
over-win-is-yours = La victoire vous revient.
over-win-is = La victoire revient à { $name }.
over-not-final = Les points ci-dessous ne sont pas un score final.
over-with = Avec { $points }.
over-ahead = { $points }, { $margin } d’avance sur { $name }.
over-tied = { $points }, à égalité avec { $name } : l’égalité a été départagée.
over-tied-you = { $points }, à égalité avec vous : l’égalité a été départagée.
over-you-come = Vous terminez { $place ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
    [5] à la cinquième place
   *[other] à la sixième place
} avec { $points }.
over-you-come-to = Vous terminez { $place ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
    [4] à la quatrième place
    [5] à la cinquième place
   *[other] à la sixième place
} : { $words }.
over-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
over-gave-up = abandon
over-ranking = Classement
over-compare = D’où viennent les points
over-compare-so-far = Les points jusqu’ici, et d’où ils viennent
over-compare-far = Jusqu’où chacun est arrivé
over-from = Points gagnés par
over-so-far = Points jusqu’ici
over-total = Total
over-when-ended = À la fin
over-reached = Position
over-award = Votre titre : { $award }
over-unlocked = Débloqué dans cette partie
over-unlocked-none = Rien de débloqué cette fois
over-near = { $have } sur { $wanted }
over-next-award = { $count ->
    [one] point
   *[other] points
} de plus pour le titre : { $award }
over-campaign = { $count } sur { $all }
over-campaign-complete = Vous avez tout débloqué.
over-play-out = Jouer la fin
over-home = Accueil
over-rematch-waits = La revanche est ouverte.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Revanche
rematch-join = Vers la revanche
rematch-alone = Partie suivante
replay = Revoir la partie
shuffle-title = Le mélange était-il honnête ?
shuffle-help = Avant le premier coup, la halle a scellé son mélange, et votre navigateur garde le sceau. Après la fin, la halle montre la graine, et votre navigateur vérifie qu’ils vont ensemble.
shuffle-kept = Sceau gardé par ce navigateur (SHA-256)
shuffle-seal = Sceau que la halle montre maintenant (SHA-256)
shuffle-seed = Graine
shuffle-sealed = est montrée à la fin de la partie
shuffle-sealed-deal = sera montrée quand la donne sera finie pour tout le monde
shuffle-check = Vérifier le sceau
shuffle-holds = Le sceau correspond : personne n’a touché aux cartes.
shuffle-compared-kept = Comparé au sceau que ce navigateur a gardé avant la fin.
shuffle-compared-shown = Comparé au sceau que la halle montre maintenant : ce navigateur ne l’a pas vu avant la fin.
shuffle-broken = Le sceau ne correspond pas à la graine !

## Revoir

replay-start = Revoir depuis le début
replay-at = { $ply } sur { $plies }
replay-part = étape { $part } sur { $parts }
replay-moment = Coup { $ply } sur { $plies }
replay-round = Manche { $round }
replay-span = { $first } à { $last }
replay-moves = Coups
replay-loading = D’autres coups arrivent…
replay-round-back = Manche précédente
replay-round-next = Manche suivante
replay-speed = Vitesse
replay-share = Partager ce moment
branch-here = Reprendre d’ici
branch-title = Reprendre au coup { $ply }
branch-about = Une nouvelle table commence dans cette position : les mêmes cartes restent cachées, des robots prennent les autres places, et tout ce qui sera mélangé le sera de nouveau. Elle ne compte ni pour la campagne ni pour les statistiques.
branch-seat = Votre place
branch-begin = Reprendre
branch-from = Depuis le coup { $ply } d’une autre partie
branch-help = Cette table reprend au coup { $ply } d’une partie terminée. Elle ne compte pour rien.
replay-viewer = Vu par
replay-spectator = un spectateur
replay-happened = Ce qui s’est passé
replay-board = Le plateau
replay-deal = La donne.
replay-quiet = Rien de visible de cette place.
replay-hidden = Un choix caché
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
replay-record = Enregistrer la partie

## Règles, matériel, campagne

contents = Sommaire
sheet = Cartes et pièces
sheet-title = { $game } : cartes et pièces
sheet-intro = Tout ce qu’il y a dans la boîte, et à quoi cela sert.
sheet-sign = Que veut dire l’anneau ?
sheet-facts = En savoir plus
sheet-none = Rien ici ne porte ce nom.
sheet-help = { $count } sur { $all } portent un anneau : quelque chose à leur sujet n’est pas dit dans les règles publiées, et nous avons dû le déduire. C’est peut-être différent sur la pièce imprimée.
sheet-digest = Numéro de cette fiche : { $digest }
sheet-search = Chercher parmi les cartes et les pièces
from-rulebook-help = C’est écrit dans les règles publiées.
from-source-help = Ce n’est pas dans les règles publiées ; nous l’avons lu ailleurs.
from-inferred-help = Reconstitué : ce n’est pas dans les règles publiées, et c’est peut-être différent sur la pièce imprimée.
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
card-title = Carte de secours
card-help = Huit mots à imprimer ou à garder. Avec eux, vous vous retrouvez dans n’importe quel navigateur, même si celui-ci vous a oublié.
card-make = Créer une carte
card-again = Créer une nouvelle carte
card-made = Gardez ces mots : ils ne sont montrés que cette fois. Les cartes précédentes ne servent plus.
card-print = Imprimer
card-revoke = Retirer la carte
card-revoked = La carte ne sert plus à rien.
card-since = Vous avez une carte (depuis : { $day }).
card-qr = La même carte, à scanner
card-typed = Les mots d’une carte
card-use = Revenir
card-sure = La carte que vous avez cesse aussitôt de servir, imprimée ou non.
leave-title = Quitter { $name } ?
leave-help = Ce navigateur devient quelqu’un d’autre, avec ses parties. Vous ne pourrez redevenir qui vous êtes ici qu’avec une carte de secours ou un code : créez-en un d’abord.
leave-yes = Quitter
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
error-unknown-card = Personne n’a de carte avec ces mots
error-unknown-card-help = Vérifiez l’orthographe et l’ordre. Une carte remplacée ou retirée ne sert plus.
error-stranded = Cette partie ne peut pas continuer
error-stranded-help = Les règles ont changé depuis son début. Elle reste enregistrée.
error-no-such-lesson = Cette leçon n’existe pas
error-no-such-lesson-help = La page du jeu montre toutes ses leçons et tous ses problèmes.
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

## Leçons et problèmes

learn = Apprendre
learn-of = Apprendre { $game }
learn-about = Folio s’assoit à côté de vous, à une vraie table. Tout s’apprend en jouant.
learn-none = Ce jeu n’a pas encore de leçon. Ses règles disent tout.
learn-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
learn-begun = vous en êtes à l’étape { $step } sur { $steps }
learn-done = Terminé
lessons = Leçons
lesson = Leçon
puzzles = Problèmes
puzzle = Problème
puzzles-about = Trouvez le meilleur coup. Un choix est nettement meilleur que tous les autres.
lesson-coach = ton guide
lesson-step = Étape { $step } sur { $steps }.
lesson-left = Étape { $step } sur { $steps }, encore { $minutes ->
    [one] une minute environ
   *[other] { $minutes } minutes environ
}
lesson-show = Montre-moi
lesson-or = ou appuie sur ce qui est éclairé
lesson-next = Suite
lesson-on = Continuer
lesson-back = Retour
lesson-skip = Passer
lesson-known = Tu sais déjà
lesson-praise = Bravo !
lesson-watch = Regarde ce qui se passe…
lesson-lost = La connexion est coupée. On reprend dès qu’elle revient.
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
lesson-free = Laisse-moi jouer comme je veux
lesson-leave = Quitter
lesson-leave-title = Quitter la leçon ?
lesson-leave-about = Tu pourras reprendre plus tard à la même étape. Ou tu continues d’ici contre des Dragonnets, comme une partie ordinaire.
puzzle-leave-about = Tu peux aussi continuer d’ici contre des Dragonnets, comme une partie ordinaire.
lesson-stay = Rester
lesson-play-on = Continuer d’ici
puzzle-hint = Un indice
puzzle-next = Problème suivant
puzzle-other = C’est permis, mais il y a mieux. Essaie encore !
invite-lesson = Première fois à { $game } ?
invite-lesson-about = Je reste à côté de toi pour les premiers tours. Rien à lire avant.
invite-lesson-learn = { $minutes ->
    [one] Apprendre en une minute
   *[other] Apprendre en { $minutes } minutes
}
invite-lesson-know = Je connais, on distribue
invite-lesson-once = Je ne demande qu’une fois par jeu. « Apprendre » reste sur sa boîte.
learn-again = Leçons
learn-again-act = Réapprendre les jeux
learn-again-help = Oublie sur cet appareil les leçons terminées, et les propose de nouveau.
learn-again-done = C’est oublié : les leçons sont proposées de nouveau.

## Annonces, personnes, invitations

announce-title = Quand c’est à vous
announce-help = Quand d’autres attendent votre coup et que vous ne regardez pas la table, ce navigateur peut vous prévenir : une fois par tour, avec le nom du jeu et des personnes, et rien de votre jeu caché.
announce-here = Me prévenir dans ce navigateur
announce-insecure = Cela ne marche que si la halle est jointe en HTTPS, ou sur l’ordinateur même où elle tourne (localhost).
announce-unsupported = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoutez d’abord Dragonhall à l’écran d’accueil.
announce-denied = Ce navigateur ne laisse pas la halle vous prévenir. Vous pouvez changer cela dans ses réglages pour cette page.
announce-page = On vous prévient tant qu’une page de la halle est ouverte dans ce navigateur. Sinon, ce navigateur ou cette halle ne peut pas vous joindre.
announce-push = On vous prévient même quand aucune page de la halle n’est ouverte.
announce-invitations = Me prévenir aussi des invitations
announce-quiet = Heures calmes
announce-turn = À vous de jouer : { $game }
announce-with = À la table avec { $names }.
quiet-from = De
quiet-to = À
quiet-help = Pendant ces heures, rien n’est annoncé. Un tour qui attend encore est annoncé quand elles sont passées.
people-title = Vos partenaires de jeu
people-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
people-invite = Réinviter
people-all = Tout afficher
invitations = Invitations
invitation-from = { $name } vous invite
invitation-accept = À la table
invitation-decline = Pas maintenant

## Review

review = Analyse
review-ask = Voir les chances
review-working = Examen du coup { $looked } sur { $of }
review-impossible = Pas de chances de gagner pour cette table
review-lost = La ligne est coupée : la suite des chances attend.
review-quiet = Une partie tranquille : les chances n’ont jamais bougé de plus de { $most }
review-turning-points = Tournants
review-turning-tab = Tournants { $count }
review-luck-tab = Hasard et talent
review-luck-and-skill = Hasard et talent
review-luck-of = { $who } : le hasard
review-instead = { $played } plutôt que : { $best }
review-from-to = Coup { $ply } : de { $before } à { $after } %
review-spoken = Tournant : de { $before } à { $after } pour cent. Touche W pour les autres choix.
review-else = Quoi d’autre ?
review-else-of = Que pouvait faire { $name } d’autre ?
review-then-own = D’après ce que vous pouviez savoir
review-then = D’après ce que { $name } pouvait savoir
review-as-good = Aussi bon que n’importe quel autre
review-you-played = votre choix
review-played = le choix de { $name }
review-shown = Montré sur le plateau
review-percent = { $percent } %
review-how = { $worlds } distributions des cartes cachées, chacune jouée quelques coups plus loin ; à { $points } près.
review-try = L’essayer
review-chances-now = Chances à ce moment
review-accuracy = { $decisions ->
    [0] Il n’y avait rien à choisir.
   *[other] Pour { $good } choix sur { $decisions }, rien de mieux n’a été trouvé.
}
review-by-choices = Ses choix
review-by-luck = Le hasard
review-by-others = Les autres
review-give-or-take = { $points } ± { $spread }
review-luck-about = En points de chances de gagner. Ses choix : comparés à ceux de quelqu’un qui ne regarde qu’un coup devant soi. Le hasard : ce qu’en ont fait les cartes piochées, les dés et ce qui était caché. Les autres : leurs choix et leur hasard.
review-table = Lire les chances dans un tableau
review-table-title = Chances de gagner
review-move = Coup
games-chance = Vos chances de gagner au fil de la partie

# La donne du jour, et les tables en duplicate
daily = Donne du jour
daily-today = La donne du jour
daily-all = Toutes les donnes du jour
daily-same = { $game } : les mêmes cartes pour tous
daily-about = { $players ->
    [one] En solitaire, les mêmes cartes pour tous
   *[other] { $players } joueurs, robots { $level }, les mêmes cartes pour tous
}
daily-played = { $count ->
    [0] Personne ne l’a encore jouée
    [one] Une personne l’a jouée
   *[other] { $count } l’ont jouée
}
daily-hidden = Les autres s’affichent quand vous avez joué.
daily-play = Jouer
daily-play-on = Continuer
daily-results = Comparer
daily-you = vous
daily-median = médiane
daily-count = ont joué
daily-median-at = médiane { $score }
daily-given-up = Vous avez abandonné
daily-late = Finie après minuit : elle ne compte pas.
daily-place = { $nth ->
    [one] Vous êtes 1er sur { $of }.
   *[other] Vous êtes { $place }e sur { $of }.
}
daily-few = Les places se donnent à partir de vingt scores.
daily-next = Nouvelle donne dans { $time }.
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-chart = Les scores de { $count ->
    [one] une personne
   *[other] { $count } personnes
}.
daily-chart-median = Médiane { $score }.
daily-chart-you = Votre score : { $score }.
daily-bin = { $from } à { $to }
daily-table = Lire les scores en tableau
daily-score = Score
daily-guests = Personnes
daily-yours = Revoir la vôtre
daily-streak = { $count ->
    [one] Un jour de suite
   *[other] { $count } jours de suite
}
daily-intro = Chaque jour à minuit UTC, chaque jeu donne une fois : les mêmes cartes contre les mêmes robots pour tout le monde dans cette halle. Vous la jouez une fois, quand vous voulez, avant la fin du jour.
daily-no-hints = Il n’y a pas de conseils : on compare les personnes, pas leurs conseillers. Les résultats et les parties des autres s’affichent pour qui a fini la donne.
daily-fair = Vérifier le mélange
daily-fair-help = Le sceau d’une donne est le SHA-256 de sa graine. Il s’affiche la veille ; la graine elle-même est révélée après minuit UTC, pour que chacun puisse vérifier que les cartes étaient fixées d’avance.
daily-seal-today = Sceau du jour
daily-seal-tomorrow = Sceau de demain
daily-seed-yesterday = Graine d’hier
daily-of-day = { $game } du { $day }
daily-others = Les parties des autres
daily-others-none = Personne d’autre ne l’a encore finie.
daily-others-sealed = Les parties sont pour celles et ceux qui ont joué la donne.
daily-watch = Revoir
daily-yesterday = Les résultats d’hier
daily-sealed = Jouez d’abord la donne du jour : vous verrez ensuite comment s’en sortent les autres.
week-title = Cette semaine entre amis
week-help = Les personnes avec qui vous avez partagé une table. Pour chaque donne, chacun reçoit autant de points que de personnes de cette liste qu’il égale ou dépasse. Vous seul voyez cette liste.
week-points = { $points ->
    [one] un point
   *[other] { $points } points
}
week-deals = { $count ->
    [one] une donne
   *[other] { $count } donnes
}
week-alone = Jouez une table avec des amis, et ils apparaîtront ici.
deal-badge-help = Cette table joue la donne du jour. Chacun reçoit ces cartes une fois.
same-deal = Même donne
same-deal-ask = La même donne à plusieurs tables
same-deal-one = Une table
same-deal-tables = { $count } tables
same-deal-help = Votre groupe se répartit sur les tables, tout le monde joue les mêmes cartes, et on compare les résultats à la fin.
same-deal-title = { $count } tables, la même donne
same-deal-invite-title = Invitez votre groupe
same-deal-invite = Envoyez ce lien à tout le monde : chacun reçoit une place à la prochaine table libre.
same-deal-sit = Prendre place
same-deal-go = À votre table
same-deal-table = Table { $number }
same-deal-yours = Votre table
same-deal-wait = Ce qui se passe aux autres tables s’affiche quand votre propre partie est finie.
same-deal-look = Voir
same-deal-replay = Revoir
same-deal-compare = Comparaison
same-deal-seat = Place { $seat }
same-deal-seat-column = Place
same-deal-difference = par rapport à la moyenne des autres
same-deal-teams = Équipes
same-deal-teams-help = Chaque équipe a tenu chaque place une fois, chaque fois à une autre table. Son total additionne les écarts.
same-deal-total = Total
same-deal-no-score = pas de score
same-deal-after = La comparaison vient quand deux tables ont fini.
same-deal-badge-help = Une des tables qui jouent la même donne. Ce lien mène à toutes.

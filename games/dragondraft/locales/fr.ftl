# Dragondraft

game-title = Dragondraft
game-tagline = Recrutez des dragons pour cinq soirées de spectacle, et gare aux chardons !
game-step-1 = Recrutez une carte d’une ligne. Chaque carte sautée coûte un chardon.
game-step-2 = Préparez votre scène : les kobolds construisent des tribunes et activent des capacités.
game-step-3 = Le soir, vos dragons attirent les spectateurs. Après cinq jours, le joueur qui en a attiré le plus gagne.
game-points = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
game-round = Jour { $round }
game-over-not-final = Les spectateurs ci-dessous ne sont pas un compte final.
game-over-compare = Qui a attiré les spectateurs
game-over-compare-so-far = Les spectateurs jusqu’ici, et qui les a attirés
game-over-from = Spectateurs attirés par
game-over-so-far = Spectateurs jusqu’ici

## Les choses : un nom, et ce qu’elles font

card-red = dragon du feu
help-red = Rouge. À trois ou plus le même soir, ils attirent 4 spectateurs chacun ; à moins de trois, personne.
card-purple = dragon magicien
help-purple = Violet. À deux ou plus le même soir, ils attirent 3 spectateurs chacun ; seul, il n’attire personne.
card-blue = dragon voltigeur
help-blue = Bleu. À deux ou plus le même soir, ils attirent 2 spectateurs chacun ; seul, il n’attire personne.
card-green = dragon gymnaste
help-green = Vert. Plus ils sont nombreux, mieux c’est : 1, 3, 6, 10, 15 ou 21 spectateurs en tout (15 au plus avec le tableau français).
card-yellow = dragon musclé
help-yellow = Jaune. Chacun attire 1 spectateur, et le joueur qui en a le plus ce soir en attire 5 de plus.
card-goblin = kobold
help-goblin = Un assistant. Les kobolds servent à payer tribunes et capacités, ou attendent un autre jour dans votre main.
card-goblin-pair = duo de kobolds
help-goblin-pair = Deux assistants sur une carte. Ils travaillent toujours ensemble ; s’il y en a un de trop, il est perdu.
card-thistle = chardon
help-thistle = Vous en recevez un par carte sautée dans une ligne. Il occupe une place dans votre main jusqu’à la fin de la soirée.
card-grandstand-small = petite tribune
help-grandstand-small = Coûte 4 assistants kobolds et attire aussitôt ses spectateurs, une seule fois.
card-grandstand-medium = tribune moyenne
help-grandstand-medium = Coûte 6 assistants kobolds et attire aussitôt ses spectateurs, une seule fois.
card-grandstand-large = grande tribune
help-grandstand-large = Coûte 8 assistants kobolds et attire aussitôt ses spectateurs, une seule fois.
card-fireworks = feu d’artifice
help-fireworks = Coûte 2 assistants. Attire 1 spectateur à chacun de vos spectacles, dès ce soir.
card-dragon-stylist = styliste pour dragons
help-dragon-stylist = Coûte 4 assistants. Attire 1 spectateur par couleur de dragon différente dans votre spectacle, dès ce soir.
card-snack-stand = snack-bar
help-snack-stand = Coûte 3 assistants. À partir de demain, vous pouvez avoir une carte de plus en main.
card-souvenir-shop = boutique de souvenirs
help-souvenir-shop = Coûte 3 assistants. Attire 1 spectateur par chardon dans votre main, dès ce soir.
card-board = file d’attente aux portes de la ville
help-board = Quatre lignes de dragons et de kobolds. La carte la plus proche de la guirlande est gratuite ; chaque carte sautée coûte un chardon.
card-days = jours de foire
help-days = La foire dure cinq jours, avec un spectacle chaque soir.
card-hand = limite de main
help-hand = Le nombre de cartes que vous pouvez avoir en main, chardons compris : 9, et une de plus par snack-bar activé un jour précédent.
card-queue = barre des spectateurs
help-queue = Votre pion y compte vos spectateurs. À 50 et à 100, votre tuile « spectateurs » est retournée et le pion repart du début.
card-grandstands = coins de la scène
help-grandstands = Chaque scène a de la place pour quatre tribunes dans toute la partie.

the-red = le dragon du feu
the-purple = le dragon magicien
the-blue = le dragon voltigeur
the-green = le dragon gymnaste
the-yellow = le dragon musclé
the-goblin = le kobold
the-goblin-pair = le duo de kobolds
the-grandstand-small = la petite tribune
the-grandstand-medium = la tribune moyenne
the-grandstand-large = la grande tribune
a-fireworks = un feu d’artifice
a-dragon-stylist = un styliste pour dragons
a-snack-stand = un snack-bar
a-souvenir-shop = une boutique de souvenirs
board-name-red = Feu
board-name-purple = Magicien
board-name-blue = Voltigeur
board-name-green = Gymnaste
board-name-yellow = Musclé
board-name-goblin = Kobold
board-name-goblin-pair = Duo
board-name-thistle = Chardon

effect-per-show = +{ $amount } chaque soir
effect-per-colour = +{ $amount } chaque soir par couleur de dragon
effect-per-thistle = +{ $amount } chaque soir par chardon
effect-hand-limit = { $amount ->
    [one] { $amount } carte de plus en main dès demain
   *[other] { $amount } cartes de plus en main dès demain
}

many-red = { $count ->
    [one] { $count } dragon du feu
   *[other] { $count } dragons du feu
}
many-purple = { $count ->
    [one] { $count } dragon magicien
   *[other] { $count } dragons magiciens
}
many-blue = { $count ->
    [one] { $count } dragon voltigeur
   *[other] { $count } dragons voltigeurs
}
many-green = { $count ->
    [one] { $count } dragon gymnaste
   *[other] { $count } dragons gymnastes
}
many-yellow = { $count ->
    [one] { $count } dragon musclé
   *[other] { $count } dragons musclés
}
many-goblin = { $count ->
    [one] { $count } kobold
   *[other] { $count } kobolds
}
many-goblin-pair = { $count ->
    [one] { $count } duo de kobolds
   *[other] { $count } duos de kobolds
}
many-thistle = { $count ->
    [one] { $count } chardon
   *[other] { $count } chardons
}
many-fireworks = { $count ->
    [one] { $count } feu d’artifice
   *[other] { $count } feux d’artifice
}
many-dragon-stylist = { $count ->
    [one] { $count } styliste pour dragons
   *[other] { $count } stylistes pour dragons
}
many-snack-stand = { $count ->
    [one] { $count } snack-bar
   *[other] { $count } snack-bars
}
many-souvenir-shop = { $count ->
    [one] { $count } boutique de souvenirs
   *[other] { $count } boutiques de souvenirs
}
most-red = le plus de dragons du feu
most-purple = le plus de dragons magiciens
most-blue = le plus de dragons voltigeurs
most-green = le plus de dragons gymnastes
most-yellow = le plus de dragons musclés
no-goblins = aucun kobold
player = { $who }

## Ce qui est demandé

prompt-recruiting = { $who-is ->
    [you] Recrutez une carte. Vous en avez { $holds } sur { $limit } en main.
   *[other] { $who } recrute ({ $holds ->
        [one] { $holds } carte
       *[other] { $holds } cartes
    } sur { $limit } en main).
}
prompt-preparing = { $open ->
    [both] { $who-is ->
        [you] Préparez votre scène : une tribune, une capacité, ou les deux ? Assistants disponibles : { $helpers }.
       *[other] { $who } prépare sa scène (assistants : { $helpers }).
    }
    [grandstand] { $who-is ->
        [you] Voulez-vous construire une tribune ? Assistants disponibles : { $helpers }.
       *[other] { $who } peut construire une tribune (assistants : { $helpers }).
    }
   *[special] { $who-is ->
        [you] Voulez-vous activer une capacité ? Assistants disponibles : { $helpers }.
       *[other] { $who } peut activer une capacité (assistants : { $helpers }).
    }
}
prompt-show = { $who-is ->
    [you] Quels kobolds gardez-vous pour demain ?
   *[other] { $who } choisit les kobolds à garder pour demain.
}
prompt-over = { $who-is ->
    [you] La foire est finie. Vous gagnez avec { $spectators } spectateurs !
   *[other] La foire est finie. { $who } gagne avec { $spectators } spectateurs !
}{ $tie ->
    [yes] { " " }La meilleure tribune a fait la différence.
   *[no] { "" }
}
prompt-shared = La foire est finie. Victoire partagée : { $winners } !{ $tie ->
    [yes] { " " }La meilleure tribune a fait la différence.
   *[no] { "" }
}

## Ce qu’on peut faire

action-take = Prendre { $card } en { $space } ({ $thistles ->
    [0] gratuit
    [one] { $thistles } chardon
   *[other] { $thistles } chardons
})
action-take-gain = Prendre { $card } en { $space } ({ $thistles ->
    [0] gratuit
    [one] { $thistles } chardon
   *[other] { $thistles } chardons
}) : { $lines } ; ce soir +{ $gain }
action-take-nothing = Ne rien prendre en { $space }
action-build = Construire { $stand } pour { $spectators } spectateurs, contre { $pay }{ $lost ->
    [0] { "" }
    [one] { " " }(un assistant de trop)
   *[other] { " " }({ $lost } assistants de trop)
}
action-offer = Activer { $special } ({ $effect }{ $gain ->
    [0] { "" }
   *[other] { " " }; ce soir +{ $gain }
}), contre { $pay }{ $lost ->
    [0] { "" }
    [one] { " " }(un assistant de trop)
   *[other] { " " }({ $lost } assistants de trop)
}
action-done = Rien de plus : la scène est prête
action-keep = Garder { $goblins }{ $discarded ->
    [0] { "" }
    [one] { " " }et défausser une carte kobold
   *[other] { " " }et défausser { $discarded } cartes kobold
}
action-keep-none = Ne garder aucun kobold : { $discarded ->
    [one] défausser la carte kobold
   *[other] défausser les { $discarded } cartes kobold
}

## Ce qui se passe

event-arrived = Le jour { $round } commence : { $cards } cartes font la queue aux portes de la ville{ $undealt ->
    [0] .
    [one] , une autre reste à l’écart, face cachée.
   *[other] , { $undealt } autres restent à l’écart, face cachée.
}
event-took = { $who-is ->
    [you] Vous prenez { $card } en { $space }
   *[other] { $who } prend { $card } en { $space }
}{ $thistles ->
    [0] { $short ->
        [yes] { " " }; il ne reste plus aucun chardon.
       *[no] .
    }
    [one] { $short ->
        [yes] { " " }avec le dernier chardon.
       *[no] { " " }avec { $thistles } chardon.
    }
   *[other] { $short ->
        [yes] { " " }avec les { $thistles } derniers chardons.
       *[no] { " " }avec { $thistles } chardons.
    }
}
event-passed = { $full ->
    [yes] { $who-is ->
        [you] Vous devez passer : votre main est pleine.
       *[other] { $who } doit passer, la main pleine.
    }
   *[no] { $who-is ->
        [you] Vous devez passer : il n’y a plus de carte à prendre.
       *[other] { $who } doit passer : il n’y a plus de carte à prendre.
    }
}
event-sheep-taken = { $who-is ->
    [you] Vous passez en premier et prenez le mouton : désormais, c’est vous qui commencez.
   *[other] { $who } passe avant les autres et prend le mouton : désormais, c’est { $who } qui commence.
}
event-hands-opened = { $who-is ->
    [you] Tout le monde montre sa main. Vous préparez votre scène en premier.
   *[other] Tout le monde montre sa main. { $who } prépare sa scène en premier.
}
event-built = { $who-is ->
    [you] Vous construisez { $stand } avec { $pay } : { $spectators } spectateurs aussitôt, { $total } en tout.
   *[other] { $who } construit { $stand } avec { $pay } : { $spectators } spectateurs aussitôt, { $total } en tout.
}{ $lost ->
    [0] { "" }
    [one] { " " }Un assistant est resté les bras croisés.
   *[other] { " " }{ $lost } assistants sont restés les bras croisés.
}
event-offered = { $who-is ->
    [you] Vous activez { $special }, contre { $pay }.
   *[other] { $who } active { $special }, contre { $pay }.
}{ $count ->
    [1] { "" }
   *[other] { " " }Cela en fait { $count }.
}{ $lost ->
    [0] { "" }
    [one] { " " }Un assistant est resté les bras croisés.
   *[other] { " " }{ $lost } assistants sont restés les bras croisés.
}
event-ready = { $prepared ->
    [yes] { $who-is ->
        [you] Votre scène est prête.
       *[other] { $who } a préparé sa scène.
    }
   *[no] { $who-is ->
        [you] Votre scène reste comme elle est.
       *[other] { $who } laisse sa scène comme elle est.
    }
}
event-show-began = { $who-is ->
    [you] Que votre spectacle commence !
   *[other] { $who } ouvre son spectacle !
}
event-attracted = { $line }
event-show-counted = { $who-is ->
    [you] Votre spectacle { $spectators ->
        [0] n’attire personne
        [one] attire { $spectators } spectateur
       *[other] attire { $spectators } spectateurs
    } ; vous en avez { $total }.
   *[other] { $who } { $spectators ->
        [0] n’attire personne
        [one] attire { $spectators } spectateur
       *[other] attire { $spectators } spectateurs
    } avec son spectacle, { $total } en tout.
}
event-kept = { $who-is ->
    [you] Pour demain, vous gardez { $goblins }
   *[other] Pour demain, { $who } garde { $goblins }
}{ $discarded ->
    [0] .
    [one] { " " }; une carte kobold est défaussée.
   *[other] { " " }; { $discarded } cartes kobold sont défaussées.
}
event-kept-none = { $who-is ->
    [you] Pour demain, vous ne gardez aucun kobold
   *[other] Pour demain, { $who } ne garde aucun kobold
}{ $discarded ->
    [one] { " " }; une carte kobold est défaussée.
   *[other] { " " }; { $discarded } cartes kobold sont défaussées.
}
event-cleared = { $who-is ->
    [you] Vous videz votre main
   *[other] { $who } vide sa main
} : { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}{ $thistles ->
    [0] .
    [one] , { $thistles } chardon rendu.
   *[other] , { $thistles } chardons rendus.
}
event-day-ended = Le jour { $round } est fini{ $left ->
    [0] .
    [one] { " " }; la dernière carte aux portes rentre chez elle.
   *[other] { " " }; les { $left } cartes restées aux portes rentrent chez elles.
}
event-game-ended = { $who-is ->
    [you] La foire est finie : vous gagnez !
   *[other] La foire est finie : { $who } gagne !
}{ $tie ->
    [yes] { " " }La meilleure tribune a fait la différence.
   *[no] { "" }
}
event-game-shared = La foire est finie. Victoire partagée : { $winners } !{ $tie ->
    [yes] { " " }La meilleure tribune a fait la différence.
   *[no] { "" }
}

## Les lignes d’un spectacle

line-each = { $what } × { $each } = { $spectators }
line-total = { $what } : { $spectators }
line-too-few = { $what } : personne ne vient (pas assez)
line-most = { $what } : { $spectators } de plus
line-dragon-stylist = { $what } × { $each ->
    [one] { $each } couleur
   *[other] { $each } couleurs
} = { $spectators }
line-souvenir-shop = { $what } × { $each ->
    [one] { $each } chardon
   *[other] { $each } chardons
} = { $spectators }

## La table en mots

heading-day = Jour { $round } sur { $rounds } : { $phase ->
    [recruiting] recrutement
    [preparing] préparation des scènes
    [show] soirée-spectacle
   *[over] la foire est finie
}
heading-board = Aux portes de la ville, depuis la guirlande (chardons entre parenthèses, ✗ impossible à prendre)
heading-supplies = Réserves
heading-player = { $who-is ->
    [you] Vous
   *[other] { $who }
} : { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
}{ $state ->
    [turn] { " " }(joue)
    [passed] { " " }(a passé)
   *[waiting] { "" }
}
table-sheep = { $who-is ->
    [you] Vous avez le mouton et jouez en premier.
   *[other] { $who } a le mouton et joue en premier.
}
table-row = { $row } : { $cards }
table-row-empty = { $row } : vide
table-card = { $space } { $card } ({ $thistles }{ $barred ->
    [yes] { " " }✗
   *[no] { "" }
})
table-thistles = Chardons en réserve : { $count }
table-piles = À construire : { $piles }
table-pile = { $stand } ({ $top } spectateurs pour { $cost } assistants, reste { $left })
table-pile-empty = { $stand } (toutes construites)
table-supply-of-specials = À activer : { $specials }
table-special = { $special } ({ $cost } assistants, reste { $figures })
table-hand = Main { $size } sur { $limit } : { $cards }
table-hand-remembered = Main { $size } sur { $limit } (comme tous l’ont vu) : { $cards }
table-hand-empty = Main { $size } sur { $limit }
table-grandstand = { $stand } ({ $spectators })
table-grandstands = Tribunes : { $stands }
table-specials = Capacités : { $specials }
table-tonight = Ce soir, pour l’instant { $total } : { $lines }
table-show = Dernier spectacle { $total } : { $lines }

## Les points

score-red = Dragons du feu
score-purple = Dragons magiciens
score-blue = Dragons voltigeurs
score-green = Dragons gymnastes
score-yellow = Dragons musclés
score-most = Le plus d’une couleur
score-fireworks = Feux d’artifice
score-dragon-stylist = Stylistes pour dragons
score-snack-stand = Snack-bars
score-souvenir-shop = Boutiques de souvenirs
score-grandstands = Tribunes

ending-last-show = La dernière soirée-spectacle est finie.

## Pourquoi pas

refusal-not-in-this-phase = Cela se fait à une autre étape de la journée.
refusal-no-passing = On ne peut pas choisir de passer : tant que vous avez de la place en main, vous devez prendre une carte.
refusal-no-such-space = Cette case n’existe pas.
refusal-empty-space = Il n’y a pas de carte à cet endroit.
refusal-hand-full = Votre main est pleine.
refusal-too-many-cards = Avec ses chardons, cette carte ne tient pas dans votre main.
refusal-thistles-short = Il ne reste pas assez de chardons pour cette carte.
refusal-one-grandstand-a-day = Vous avez déjà construit une tribune aujourd’hui.
refusal-stage-full = Chaque coin de votre scène a déjà sa tribune.
refusal-pile-empty = Toutes les tribunes de cette taille sont construites.
refusal-no-specials = La variante pour débutants se joue sans capacités.
refusal-one-special-a-day = Vous avez déjà activé une capacité aujourd’hui.
refusal-no-figure-left = Plus personne ne peut activer cette capacité : tous ses pions en bois sont pris.
refusal-not-your-goblins = Vous n’avez pas ces kobolds.
refusal-too-few-helpers = Cela ne fait pas assez d’assistants.
refusal-superfluous-goblins = Moins de cartes kobold suffiraient.
refusal-keep-only-your-own = Vous ne pouvez garder que vos propres kobolds.

## Avant la partie

option-players = Nombre de joueurs
option-players-help = De deux à quatre.
option-beginner = Variante pour débutants
option-beginner-help = Sans capacités : les kobolds ne construisent que des tribunes. Idéal pour une première partie.
option-first = Premier joueur
option-first-help = La règle donne le mouton au plus jeune ; ici, vous choisissez, ou le hasard décide.
option-first-random = Le hasard décide
option-first-seat-0 = Place 1
option-first-seat-1 = Place 2
option-first-seat-2 = Place 3
option-first-seat-3 = Place 4
option-edition = Édition
option-edition-help = Les règles anglaises et françaises diffèrent sur deux petits points ; ce choix règle les deux.
option-edition-english = Anglaise : il faut tous les chardons d’une carte, les gymnastes vont jusqu’à 21
option-edition-french = Française : on prend les chardons qui restent, les gymnastes vont jusqu’à 15
option-thistle-shortage = Quand les chardons manquent
option-thistle-shortage-help = Ce qui se passe s’il reste moins de chardons dans la réserve que n’en coûte une carte.
option-thistle-shortage-edition = Selon l’édition
option-thistle-shortage-forbids = La carte ne peut pas être prise
option-thistle-shortage-gives-what-is-left = On prend la carte avec les chardons qui restent
option-green-table = Gymnastes
option-green-table-help = Jusqu’où va le tableau des dragons gymnastes verts.
option-green-table-edition = Selon l’édition
option-green-table-long = Six ou plus attirent 21
option-green-table-short = Cinq ou plus attirent 15

## Le plateau dessiné

board-tab-stages = Scènes
board-tab-queue = File
board-phase-recruiting = Recrutement
board-phase-preparing = Préparatifs
board-phase-show = Spectacle
board-day = Jour { $round } sur { $rounds }
board-you = { $who-is ->
    [you] Vous
   *[other] { $who }
}
board-hand = Main
board-free = gratuit
board-spectators = { $count ->
    [one] spectateur
   *[other] spectateurs
}
board-score = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
board-score-open = d’où ils viennent
board-after = { $thistles ->
    [0] { $card } : main { $size } sur { $limit }.
    [one] { $card } et { $thistles } chardon : main { $size } sur { $limit }.
   *[other] { $card } et { $thistles } chardons : main { $size } sur { $limit }.
}
board-lines = { $lines }.
board-keeps = { $places ->
    [0] Demain, toute votre main est libre : { $limit } places.
    [one] Demain, { $places } place sur { $limit } est prise.
   *[other] Demain, { $places } places sur { $limit } sont prises.
}
board-tonight = Ce soir +{ $gain }.
board-take = { $thistles ->
    [0] La prendre, gratuite
    [one] La prendre, avec { $thistles } chardon
   *[other] La prendre, avec { $thistles } chardons
}
board-look = Touchez une carte pour voir ce qu’elle apporte.
board-cancel = Annuler
board-build = Construire : +{ $spectators }
board-offer = { $gain ->
    [0] Activer
   *[other] Activer : ce soir +{ $gain }
}
board-costs = { $cost ->
    [one] { $cost } assistant
   *[other] { $cost } assistants
}
board-deal = { $cost } pour { $spectators }
board-left = encore { $count }
board-pay = Choisissez les kobolds avec lesquels payer : { $paid } sur { $cost }
board-lost = { $lost ->
    [0] Aucun assistant perdu.
    [one] Un assistant de trop : il est perdu.
   *[other] { $lost } assistants de trop : ils sont perdus.
}
board-passed = a passé
board-sheep = A le mouton : commence
board-show-of = { $who-is ->
    [you] Votre spectacle
   *[other] { $who } : spectacle
}
board-skip = Voir le résultat
board-go-on = Continuer
board-next-day = Place au jour { $round }
board-so-far = Ce soir, pour l’instant : { $total }
board-last-show = Le dernier spectacle : { $total }
board-no-show = Rien à compter pour l’instant.
board-chip = { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} en main sur { $limit }, { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
}
board-tile = { $who-is ->
    [you] Votre tuile montre { $count }
   *[other] { $who } : la tuile montre { $count }
}
board-supply = Ce que les kobolds peuvent construire et activer
board-worth-red = 4 chacun, dès 3
board-worth-purple = 3 chacun, dès 2
board-worth-blue = 2 chacun, dès 2
board-worth-green = 1·3·6·10·15·21
board-worth-green-short = 1·3·6·10·15
board-worth-yellow = 1 chacun, majorité +5
board-worth-goblin = 1 assistant
board-worth-goblin-pair = 2 assistants
board-worth-thistle = occupe une place

## Groupes de cartes et de pièces, dans l’aide

group-dragon = { $count ->
    [one] Dragon
   *[other] Dragons
}
group-goblin = { $count ->
    [one] Kobold
   *[other] Kobolds
}
group-special = { $count ->
    [one] Capacité
   *[other] Capacités
}
group-grandstand = { $count ->
    [one] Tribune
   *[other] Tribunes
}
group-fair = { $count ->
    [one] Foire
   *[other] Foire
}

## Pourquoi un conseil recommande un coup

reason-spectators-more = { $amount ->
    [one] Environ 1 spectateur de plus pour vous tout de suite.
   *[other] Environ { $amount } spectateurs de plus pour vous tout de suite.
}
reason-spectators-less = { $amount ->
    [one] Environ 1 spectateur de moins pour vous tout de suite.
   *[other] Environ { $amount } spectateurs de moins pour vous tout de suite.
}
reason-show-more = { $amount ->
    [one] Votre spectacle de ce soir gagne environ 1 spectateur sur les autres.
   *[other] Votre spectacle de ce soir gagne environ { $amount } spectateurs sur les autres.
}
reason-show-less = { $amount ->
    [one] Votre spectacle de ce soir perd environ 1 spectateur sur les autres.
   *[other] Votre spectacle de ce soir perd environ { $amount } spectateurs sur les autres.
}
reason-goblins-more = Vos kobolds seront mieux employés.
reason-goblins-less = Vos kobolds seront moins bien employés.
reason-figures-more = Vos capacités rapporteront davantage les jours suivants.
reason-figures-less = Vos capacités rapporteront moins les jours suivants.

# La même chose, comme la dit le coach, qui tutoie.
coach-reason-spectators = { $amount ->
    [one] Tu attires tout de suite environ 1 spectateur de plus.
   *[other] Tu attires tout de suite environ { $amount } spectateurs de plus.
}
coach-reason-show = { $amount ->
    [one] Ton spectacle de ce soir gagne environ 1 spectateur sur les autres.
   *[other] Ton spectacle de ce soir gagne environ { $amount } spectateurs sur les autres.
}
coach-reason-goblins = Tes kobolds seront mieux employés.
coach-reason-figures = Tes capacités rapporteront davantage les jours suivants.

## Signes du terminal

symbol-red = ▲
symbol-purple = ★
symbol-blue = ◆
symbol-green = ♣
symbol-yellow = ●
symbol-goblin = ◕
symbol-goblin-pair = ◕
symbol-thistle = ✻
symbol-grandstand-small = ▁
symbol-grandstand-medium = ▃
symbol-grandstand-large = ▅
symbol-fireworks = ✹
symbol-dragon-stylist = ✂
symbol-snack-stand = ♨
symbol-souvenir-shop = ⚑

## The game

game-title = Flamecraft
game-tagline = Trouvez un foyer aux petits dragons artisans et rendez la ville célèbre.
game-step-1 = Visitez une boutique de la ville.
game-step-2 = Récoltez-y et offrez un foyer à un dragon, ou enchantez la boutique.
game-step-3 = Tout cela rapporte de la réputation. Le joueur qui en a le plus à la fin gagne.
game-points = { $count ->
    [one] { $count } point de réputation
   *[other] { $count } points de réputation
}
game-over-not-final = La réputation ci-dessous n’est pas un score final.
game-over-compare = D’où vient la réputation
game-over-compare-so-far = La réputation jusqu’ici, et d’où elle vient
game-over-from = Réputation gagnée par
game-over-so-far = Réputation jusqu’ici
game-over-next-award = de réputation de plus pour le titre : { $award }

## Before the game

option-players = Joueurs
option-players-help = De un à cinq joueurs. En solo, la partie a ses exploits.
option-enchantments = Enchantements
option-enchantments-help = Les cartes violettes conviennent le mieux à une première partie.
option-enchantments-purple = Violets
option-enchantments-golden = Dorés
option-enchantments-mixed = Les deux ensemble (règle maison)
option-companions = Compagnons
option-companions-help = Chacun reçoit un compagnon qui l’aide une fois. Pas en solo.
option-first = Premier joueur
option-first-help = Le joueur qui commence la partie.
option-first-random = Au hasard
option-first-seat-0 = Place 1
option-first-seat-1 = Place 2
option-first-seat-2 = Place 3
option-first-seat-3 = Place 4
option-first-seat-4 = Place 5
option-token = Votre pion (solo)
option-token-help = En solo, chacun des six pions correspond à une marchandise ; celui-ci est le vôtre.
option-token-bread = Pain
option-token-meat = Viande
option-token-iron = Fer
option-token-crystal = Cristal
option-token-plant = Plante
option-token-potion = Potion
option-solo-limits = Limites en solo
option-solo-limits-help = Gardez au plus 6 dragons en main et 7 marchandises de chaque sorte à la fin du tour, comme à plusieurs. Les règles solo ne le demandent pas.
option-shops = Boutiques
option-shops-help = La pioche des boutiques, choisie à la main : une liste de noms comme ["dragon-alley", "sew-cute"].
option-campaign = Campagne
option-campaign-help = Les exploits débloqués lors des parties solo précédentes.

## Small parts

token =
    { $what ->
        [bread] pain
        [meat] viande
        [iron] fer
        [crystal] cristal
        [plant] plante
        [potion] potion
       *[coin] pièce
    }
amount =
    { $what ->
        [bread] { $n } { $n ->
            [one] pain
           *[other] pains
        }
        [meat] { $n } { $n ->
            [one] viande
           *[other] viandes
        }
        [iron] { $n } { $n ->
            [one] fer
           *[other] fers
        }
        [crystal] { $n } { $n ->
            [one] cristal
           *[other] cristaux
        }
        [plant] { $n } { $n ->
            [one] plante
           *[other] plantes
        }
        [potion] { $n } { $n ->
            [one] potion
           *[other] potions
        }
        [coin] { $n } { $n ->
            [one] pièce
           *[other] pièces
        }
        [any] { $n } { $n ->
            [one] marchandise au choix
           *[other] marchandises au choix
        }
        [token] { $n } { $n ->
            [one] marchandise ou pièce
           *[other] marchandises ou pièces
        }
        [reputation] { $n } { $n ->
            [one] point de réputation
           *[other] points de réputation
        }
        [fancy] { $n } { $n ->
            [one] dragon chic
           *[other] dragons chics
        }
       *[artisan] { $n } { $n ->
            [one] dragon artisan
           *[other] dragons artisans
        }
    }
artisan =
    { $name } ({ $good ->
        [bread] pain
        [meat] viande
        [iron] fer
        [crystal] cristal
        [plant] plante
       *[potion] potion
    })
nothing = rien
any-craft = n’importe quel dragon
a-fancy-dragon = un dragon chic
at-slot = { $shop }, place { $slot }
at-park = le parc, place { $place }
at-hand = votre main
visitor =
    { $who-is ->
        [you] vous
       *[other] { $who }
    }
per-extra-set = { $n ->
    [one] { $n } point
   *[other] { $n } points
} de réputation par lot supplémentaire

## Headings and the table in words

heading-town = Ville
heading-park = Parc
heading-row = Enchantements
heading-players = Joueurs
heading-decks = Pioches
heading-hand = Vos dragons
heading-ending = La fin approche
heading-tokens = Autres pions
table-shop = { $shop } : { $yields }
table-shop-visited = { $shop } (ici : { $who }) : { $yields }
table-shop-face-down = Une nouvelle boutique, encore face cachée
table-slot = · place { $slot } : { $dragon }
table-slot-empty = · place { $slot } : libre pour { $accepts } ; donne { $reward }
table-enchanted = · enchantée : { $enchantments }
table-ability = · pouvoir : { $help }
table-coin-spaces = · cases à pièces remplies : { $filled } sur { $spaces }
table-park = { $place }. { $dragon }
table-park-with = { $place }. { $dragon } avec { $goods }
table-enchantment = { $enchantment } : coûte { $cost } ; donne { $reward }
table-enchantment-no-coins = { $enchantment } : coûte { $cost }, sans pièces ; donne { $reward }
table-player =
    { $who-is ->
        [you] Vous
       *[other] { $who }
    } : { $reputation ->
        [one] { $reputation } point
       *[other] { $reputation } points
    } de réputation ; { $things } ; { $hand ->
        [one] { $hand } dragon en main
       *[other] { $hand } dragons en main
    }, { $fancies ->
        [one] { $fancies } dragon chic
       *[other] { $fancies } dragons chics
    }
table-player-at =
    { $who-is ->
        [you] · Vous êtes à { $shop }
       *[other] · { $who } est à { $shop }
    }
table-player-reserved =
    { $who-is ->
        [you] · Vous avez réservé { $enchantment }
       *[other] · { $who } a réservé { $enchantment }
    }
table-companion =
    { $who-is ->
        [you] · Votre compagnon : { $companion }
       *[other] · { $who }, compagnon : { $companion }
    }
table-companion-used =
    { $who-is ->
        [you] · Votre compagnon, déjà utilisé : { $companion }
       *[other] · { $who }, compagnon déjà utilisé : { $companion }
    }
table-player-scored =
    { $who-is ->
        [you] · Vous avez validé { $fancies }
       *[other] · { $who } a validé { $fancies }
    }
table-player-shown =
    { $who-is ->
        [you] · Vous montrez { $fancies }
       *[other] · { $who } montre { $fancies }
    }
table-decks = Restent : { $artisans } { $artisans ->
        [one] dragon artisan
       *[other] dragons artisans
    }, { $enchantments } { $enchantments ->
        [one] enchantement
       *[other] enchantements
    }, { $fancies } { $fancies ->
        [one] dragon chic
       *[other] dragons chics
    }, { $shops } { $shops ->
        [one] boutique
       *[other] boutiques
    }
table-hand = En main : { $dragons }
table-hand-empty = Aucun dragon artisan en main
table-fancy-offered = { $fancy } : { $help }
table-fancy-sun = { $fancy } (soleil) : { $help }
table-fancy-sun-ready = { $fancy } (soleil, prêt !) : { $help }
table-fancy-moon = { $fancy } (lune, vaut { $worth } maintenant) : { $help }
table-ending =
    { $cause ->
        [artisan-deck] La pioche des artisans est vide. Derniers tours restants : { $turns }
        [enchantment-deck] La pioche des enchantements est vide. Derniers tours restants : { $turns }
       *[turn-limit] La limite de tours est atteinte. Derniers tours restants : { $turns }
    }
table-token = { $token } : à { $shop }
table-token-away = { $token } : pas encore en ville

## Points

score-reputation = Réputation
score-coins = Pièces
score-moons = Dragons de la lune
score-slots = Logis des dragons
score-enchantments = Enchantements
score-dragons = Dragons attisés
score-abilities = Pouvoirs des boutiques
score-fancies = Dragons chics
score-track = Autre réputation
score-tie = À égalité : { $dragons } { $dragons ->
        [one] dragon
       *[other] dragons
    } en main, puis { $goods } { $goods ->
        [one] marchandise
       *[other] marchandises
    }
ending-artisan-deck = Le dernier dragon artisan a été pioché.
ending-enchantment-deck = Le dernier enchantement a été révélé.
ending-turn-limit = La partie a atteint sa limite de tours.

## Questions

prompt-keep-fancy =
    { $who-is ->
        [you] Choisissez un dragon chic à garder.
       *[other] { $who } choisit un dragon chic.
    }
prompt-reserve =
    { $who-is ->
        [you] Quel enchantement réservez-vous ?
       *[other] { $who } réserve un enchantement.
    }
prompt-start-good =
    { $who-is ->
        [you] Choisissez une marchandise de départ.
       *[other] { $who } choisit une marchandise de départ.
    }
prompt-visit =
    { $who-is ->
        [you] Quelle boutique visitez-vous ?
       *[other] { $who } choisit une boutique.
    }
prompt-give-token =
    { $who-is ->
        [you] Il y a quelqu’un à { $shop }. Que donnez-vous au pion « { $what } » ?
       *[other] { $who } donne quelque chose au pion « { $what } ».
    }
prompt-give-visitor =
    { $who-is ->
        [you] { $to } est à { $shop }. Que donnez-vous ?
       *[other] { $to-is ->
            [you] { $who } vous donne quelque chose.
           *[other] { $who } donne quelque chose à { $to }.
        }
    }
prompt-gather-or-enchant =
    { $who-is ->
        [you] Vous êtes à { $shop }. Récolter ou enchanter ?
       *[other] { $who } récolte ou enchante à { $shop }.
    }
prompt-gather =
    { $who-is ->
        [you] Vous êtes à { $shop }. Récoltez ici.
       *[other] { $who } récolte à { $shop }.
    }
prompt-enchant-cheaper =
    { $who-is ->
        [you] Quel enchantement lancez-vous à { $shop }, avec jusqu’à { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        } de moins ?
       *[other] { $who } lance un enchantement à { $shop }, avec quelques marchandises de moins.
    }
prompt-use-ability =
    { $who-is ->
        [you] { $shop } : { $help } L’utiliser ?
       *[other] { $who } peut utiliser le pouvoir de la boutique { $shop }.
    }
prompt-use-again =
    { $who-is ->
        [you] { $shop } : { $help } L’utiliser encore une fois, avec votre compagnon ?
       *[other] { $who } peut utiliser encore une fois le pouvoir de la boutique { $shop }.
    }
prompt-end-turn =
    { $who-is ->
        [you] Terminer votre tour ?
       *[other] { $who } va terminer son tour.
    }
prompt-after-expand =
    { $who-is ->
        [you] De nouvelles boutiques sont ouvertes. Autre chose avant la fin de votre tour ?
       *[other] { $who } regarde les nouvelles boutiques.
    }
prompt-revealed =
    { $who-is ->
        [you] { $shop } vient d’ouvrir. Utiliser { $companion } ? { $help }
       *[other] { $who } peut utiliser son compagnon à { $shop }.
    }
prompt-limits =
    { $who-is ->
        [you] Vous avez { $count } { $count ->
            [one] dragon
           *[other] dragons
        } de trop. Lequel rendez-vous ?
       *[other] { $who } rend des dragons.
    }
prompt-solo-cast =
    { $who-is ->
        [you] À quelle boutique ajoutez-vous un enchantement « { $what } » ?
       *[other] { $who } ajoute un enchantement « { $what } » à une boutique.
    }
prompt-unlock =
    { $who-is ->
        [you] Débloquer un exploit ? Vous pouvez en débloquer { $count }.
       *[other] { $who } débloque des exploits.
    }
prompt-choose-good =
    { $who-is ->
        [you] Choisissez une marchandise (encore { $count }).
       *[other] { $who } choisit des marchandises.
    }
prompt-choose-same =
    { $who-is ->
        [you] Quelle marchandise prenez-vous { $count } fois ?
       *[other] { $who } prend { $count } fois la même marchandise.
    }
prompt-draw =
    { $who-is ->
        [you] Prenez un dragon au parc ou dans la pioche (encore { $count }).
       *[other] { $who } prend un dragon.
    }
prompt-take-from-park =
    { $who-is ->
        [you] Prenez un dragon au parc (encore { $count }).
       *[other] { $who } prend un dragon au parc.
    }
prompt-place-here =
    { $who-is ->
        [you] Placer un dragon à { $shop } ?
       *[other] { $who } peut placer un dragon à { $shop }.
    }
prompt-place-at =
    { $who-is ->
        [you] Placez un dragon à { $shop }.
       *[other] { $who } place un dragon à { $shop }.
    }
prompt-place-in-town =
    { $who-is ->
        [you] Placez un dragon n’importe où en ville.
       *[other] { $who } place un dragon en ville.
    }
prompt-kindle =
    { $who-is ->
        [you] Utiliser { $companion } à { $shop } ? { $help }
       *[other] { $who } peut attiser des dragons à { $shop }.
    }
prompt-fire-one =
    { $who-is ->
        [you] Attiser un dragon à { $shop } ?
       *[other] { $who } peut attiser un dragon à { $shop }.
    }
prompt-fire-which =
    { $who-is ->
        [you] Quel dragon attisez-vous ?
       *[other] { $who } attise un dragon.
    }
prompt-fire-any =
    { $who-is ->
        [you] Attisez autant de dragons que vous voulez.
       *[other] { $who } attise des dragons.
    }
prompt-swap =
    { $who-is ->
        [you] Avec quel dragon de la ville { $dragon } échange-t-il sa place ?
       *[other] { $who } échange { $dragon } avec un autre dragon.
    }
prompt-sets =
    { $who-is ->
        [you] Combien de lots payez-vous pour { $enchantment } ?
       *[other] { $who } paie des lots pour { $enchantment }.
    }
prompt-leave-out =
    { $who-is ->
        [you] Que choisissez-vous de ne pas payer (jusqu’à { $what }) ?
       *[other] { $who } choisit les marchandises à ne pas payer.
    }
prompt-pay-coins =
    { $who-is ->
        [you] { $what } à payer : combien de pièces utilisez-vous à la place ?
       *[other] { $who } paie.
    }
prompt-may =
    { $who-is ->
        [you] Vous pouvez maintenant { $does }.
       *[other] { $who } peut maintenant { $does }.
    }
prompt-choose-one =
    { $who-is ->
        [you] Que choisissez-vous de faire ?
       *[other] { $who } choisit que faire.
    }
prompt-same-good =
    { $who-is ->
        [you] Quelle marchandise payez-vous { $count } fois ?
       *[other] { $who } paie { $count } fois la même marchandise.
    }
prompt-gift-good =
    { $who-is ->
        [you] Quelle marchandise offrez-vous ?
       *[other] { $who } choisit une marchandise à offrir.
    }
prompt-gift-token =
    { $who-is ->
        [you] Qu’offrez-vous (encore { $count }) ?
       *[other] { $who } offre quelque chose.
    }
prompt-gift-to =
    { $who-is ->
        [you] À qui offrez-vous 1 { $what } ?
       *[other] { $who } offre 1 { $what }.
    }
prompt-gift-reward =
    { $who-is ->
        [you] Que gagnez-vous pour ce cadeau ?
       *[other] { $who } choisit sa récompense.
    }
prompt-gift-dragon-to =
    { $who-is ->
        [you] À qui offrez-vous { $dragon } ?
       *[other] { $who } offre { $dragon }.
    }
prompt-gift-fancy =
    { $who-is ->
        [you] Lequel des dragons chics piochés offrez-vous ?
       *[other] { $who } offre un dragon chic.
    }
prompt-gift-fancy-to =
    { $who-is ->
        [you] À qui offrez-vous le dragon chic ?
       *[other] { $who } offre un dragon chic.
    }
prompt-trade =
    { $who-is ->
        [you] Qu’échangez-vous ?
       *[other] { $who } échange des marchandises.
    }
prompt-seed-park =
    { $who-is ->
        [you] Quel dragon du parc reçoit une marchandise ?
       *[other] { $who } pose des marchandises sur des dragons du parc.
    }
prompt-study =
    { $who-is ->
        [you] De quel enchantement prenez-vous des marchandises ?
       *[other] { $who } choisit un enchantement pour ses marchandises.
    }
prompt-study-goods =
    { $who-is ->
        [you] Prenez une marchandise demandée par { $enchantment } (encore { $count }).
       *[other] { $who } prend des marchandises demandées par { $enchantment }.
    }
prompt-study-reserve =
    { $who-is ->
        [you] Réserver aussi { $enchantment } ?
       *[other] { $who } peut réserver { $enchantment }.
    }
prompt-pay-for =
    { $who-is ->
        [you] Quel enchantement payez-vous ?
       *[other] { $who } paie un enchantement.
    }
prompt-replace =
    { $who-is ->
        [you] Quel dragon d’ici remplacez-vous, et par lequel ?
       *[other] { $who } remplace un dragon.
    }
prompt-score-fancy =
    { $who-is ->
        [you] Quel dragon chic validez-vous ?
       *[other] { $who } valide un dragon chic.
    }
prompt-score-kind =
    { $who-is ->
        [you] Quel métier comptez-vous, parmi ceux que vous avez placés ?
       *[other] { $who } choisit un métier à compter.
    }
prompt-coin-space =
    { $who-is ->
        [you] Sur quelle case laissez-vous vos pièces ?
       *[other] { $who } laisse des pièces sur une case.
    }
prompt-flip =
    { $who-is ->
        [you] Lancer une pièce ?
       *[other] { $who } lance une pièce.
    }
prompt-flip-coins =
    { $who-is ->
        [you] Lancer une de vos pièces ?
       *[other] { $who } peut lancer une pièce.
    }
prompt-invited =
    { $who-is ->
        [you] On vous invite à { $shop }. Venez-vous ?
       *[other] { $who } reçoit une invitation à { $shop }.
    }
prompt-coins-to-goods =
    { $who-is ->
        [you] Combien de pièces dépensez-vous, à { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        } chacune ?
       *[other] { $who } dépense des pièces pour des marchandises.
    }
prompt-return-fancies =
    { $who-is ->
        [you] Quel dragon chic rendez-vous ?
       *[other] { $who } rend des dragons chics.
    }
prompt-over = La partie est terminée.

## Choices

action-keep = Garder { $fancy }
action-visit = Visiter { $shop }
action-stay = Rester où vous êtes
action-gather = Récolter ici
action-cast = Lancer { $enchantment }
action-give = Donner 1 { $what }
action-to = À { $to }
action-good = { $what }
action-draw-park = Prendre { $dragon }
action-draw-deck = Piocher
action-place = Placer { $dragon } à { $slot }, pour { $reward }
action-fire =
    { $craft ->
        [bread] Attiser { $dragon } : { $at } (prenez un dragon)
        [meat] Attiser { $dragon } : { $at } (placez un dragon)
        [iron] Attiser { $dragon } : { $at } (2 fois une marchandise de là)
        [crystal] Attiser { $dragon } : { $at } (3 marchandises différentes)
        [plant] Attiser { $dragon } : { $at } (un cadeau contre 2 points de réputation)
       *[potion] Attiser { $dragon } : { $at } (échangez-le et attisez l’autre)
    }
action-cheer = Prendre de la réputation au lieu d’attiser { $dragon } : { $at }
action-swap = Échanger avec { $dragon } : { $slot }
action-use = Le faire : { $does }
action-use-ability = Utiliser { $shop } : { $does }
action-use-then = Utiliser { $shop } : { $does } ; ensuite, vous pouvez { $then }
action-use-either = Utiliser { $shop } : { $does }, ou { $other }
action-skip = Laisser
action-skip-place = N’en placer aucun
action-skip-fire = N’en attiser aucun
action-decline = Ne pas venir
action-done = C’est assez
action-choose = Numéro { $n }
action-choose-reward = { $reward }
action-seed = Poser une marchandise sur { $dragon }
action-study = Prendre des marchandises que demande { $enchantment }
action-pay-for = Payer { $enchantment }
action-reserve = Réserver { $enchantment }
action-replace = Mettre { $dragon } à { $slot }
action-reveal = Révéler { $fancy }
action-score = Valider { $fancy }
action-space = Case { $space } : { $reward }
action-flip = Lancer une pièce
action-join = Venir
action-send = Offrir { $fancy }
action-return = Rendre { $fancy }
action-discard = Rendre { $dragon }
action-companion = Utiliser votre compagnon { $companion }. { $help }
action-tuck = Ajouter { $enchantment } à { $shop }
action-unlock = Débloquer { $achievement }
action-end = Terminer le tour
action-sets =
    { $n ->
        [one] 1 lot
       *[other] { $n } lots
    }
action-coins =
    { $n ->
        [0] { $rest }, sans pièce
        [one] { $n } pièce et { $rest }
       *[other] { $n } pièces et { $rest }
    }
action-spend-coins =
    { $n ->
        [one] 1 pièce
       *[other] { $n } pièces
    }
action-leave =
    { $n ->
        [0] Tout payer
       *[other] Ne pas payer { $what }
    }
choice-dragon-hoard-bank-1 = Céder 3 points de réputation contre 4 pièces
choice-dragon-hoard-bank-2 = Échanger jusqu’à 3 marchandises contre une pièce chacune
choice-oh-my-gourd-1 = 1 marchandise de plus par dragon d’ici
choice-oh-my-gourd-2 = Payer une pièce pour 2 marchandises de plus par dragon d’ici
choice-dragon-alley-1 = Laisser 2 pièces, gagner les deux récompenses et jouer un tour de plus
choice-dragon-alley-2 = Prendre toutes les pièces posées ici

## What cards do, part by part

does-pay = payer { $costs }
does-pay-same = payer { $n } fois la même marchandise
does-gain = gagner { $gains }
does-gain-each = gagner { $n } fois la marchandise de chaque dragon de votre main
does-gain-same = gagner { $n } fois la même marchandise
does-gain-different = gagner { $n } marchandises différentes de votre choix
does-draw = piocher { $gains }
does-draw-fancy = piocher { $gains }
does-take-from-park = prendre { $gains } au parc
does-take-that = prendre ce dragon
does-place-here = placer un dragon ici
does-place-here-for-coins = placer un dragon ici et prendre des pièces au lieu des cœurs de la place
does-place-in-town = placer un dragon n’importe où en ville
does-place-anywhere = placer un dragon sur n’importe quelle place libre de la ville
does-if-fills = gagner { $gains } si la boutique est alors complète
does-replace = remplacer un dragon ici et attiser le nouveau
does-swap = l’échanger avec un autre dragon de la ville et attiser celui-ci
does-fire-here = attiser un dragon ici
does-fire-town = attiser un dragon en ville
does-fire-park = attiser un dragon du parc
does-fire-hand = attiser un dragon de votre main
does-fire-again = attiser de nouveau un dragon attisé pendant ce tour
does-fire-any-here = attiser là autant de dragons que vous voulez
does-fire-any-park = attiser autant de dragons du parc que vous voulez
does-gift = donner { $costs } à un autre joueur pour { $gains }
does-gift-same = offrir { $n } fois la même marchandise, chacune pour { $gains } ou { $or }
does-gift-that = donner ce dragon à un autre joueur pour { $gains }
does-gift-fancy = en donner un à un autre joueur pour { $gains }
does-trade = échanger jusqu’à { $n } marchandises contre { $gains } chacune
does-trade-different = échanger jusqu’à { $n } marchandises différentes contre { $gains } chacune
does-seed = poser des marchandises assorties sur des dragons du parc pour { $gains } chacune
does-seed-all = gagner en plus { $gains } pour les cinq
does-study = gagner { $n } marchandises du coût d’un enchantement
does-pay-for = payer un enchantement de la rangée et gagner sa récompense
does-reserve = réserver cet enchantement
does-score-fancy = valider un de vos dragons chics
does-score-fancy-again = valider un dragon chic, même déjà validé
does-score-drawn = gagner { $gains } pour chaque dragon en ville du métier pioché
does-deposit = laisser ici { $costs }, gagner les récompenses de la case et jouer un tour de plus
does-invite = inviter les autres : { $n ->
        [one] une marchandise au choix pour chaque invité, { $gains } pour vous
       *[other] { $n } marchandises au choix pour chaque invité, { $gains } pour vous
    }
does-invited = gagner { $gains }
does-heads = gagner { $gains } pour face
does-tails = gagner { $gains } pour pile
does-flip-coins = lancer jusqu’à { $n } de vos pièces : { $gains } pour face, pièce perdue pour pile
does-coins-to-goods = dépenser des pièces pour { $gains } chacune
does-gather-there = récolter les marchandises de cette boutique
does-return-fancies = rendre des dragons chics pour { $gains } chacun

## What happened

event-sealed =
    { $who-is ->
        [you] Vous avez choisi.
       *[other] { $who } a choisi.
    }
event-passed =
    { $who-is ->
        [you] Vous vous arrêtez là.
       *[other] { $who } s’arrête là.
    }
event-chose =
    { $who-is ->
        [you] Vous choisissez.
       *[other] { $who } choisit.
    }
event-kept =
    { $who-is ->
        [you] Vous gardez un dragon chic.
       *[other] { $who } garde un dragon chic.
    }
event-kept-own =
    { $who-is ->
        [you] Vous gardez { $fancy }.
       *[other] { $who } garde { $fancy }.
    }
event-turn =
    { $who-is ->
        [you] Tour { $turn } : c’est à vous.
       *[other] Tour { $turn } : { $who } joue.
    }
event-visited =
    { $who-is ->
        [you] Vous visitez { $shop }.
       *[other] { $who } visite { $shop }.
    }
event-stayed =
    { $who-is ->
        [you] Vous ne pouvez visiter aucune boutique.
       *[other] { $who } ne peut visiter aucune boutique.
    }
event-gave =
    { $who-is ->
        [you] Vous donnez 1 { $what } à { $to }.
       *[other] { $to-is ->
            [you] { $who } vous donne 1 { $what }.
           *[other] { $who } donne 1 { $what } à { $to }.
        }
    }
event-gave-back =
    { $who-is ->
        [you] Vous donnez 1 { $what }.
       *[other] { $who } donne 1 { $what }.
    }
event-gave-dragon =
    { $who-is ->
        [you] Vous donnez { $what } à { $to }.
       *[other] { $to-is ->
            [you] { $who } vous donne { $what }.
           *[other] { $who } donne { $what } à { $to }.
        }
    }
event-gave-dragon-back =
    { $who-is ->
        [you] Vous donnez { $what }.
       *[other] { $who } donne { $what }.
    }
event-gained =
    { $who-is ->
        [you] Vous gagnez { $what }.
       *[other] { $who } gagne { $what }.
    }
event-reputation =
    { $who-is ->
        [you] Vous gagnez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation.
       *[other] { $who } gagne { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation.
    }
event-took-from-park =
    { $who-is ->
        [you] Vous prenez { $dragon } au parc.
       *[other] { $who } prend { $dragon } au parc.
    }
event-took-from-park-with =
    { $who-is ->
        [you] Vous prenez { $dragon } au parc, avec { $goods }.
       *[other] { $who } prend { $dragon } au parc, avec { $goods }.
    }
event-drew =
    { $who-is ->
        [you] Vous piochez un dragon.
       *[other] { $who } pioche un dragon.
    }
event-drew-own =
    { $who-is ->
        [you] Vous piochez { $dragon }.
       *[other] { $who } pioche { $dragon }.
    }
event-drew-fancy =
    { $who-is ->
        [you] Vous piochez un dragon chic.
       *[other] { $who } pioche un dragon chic.
    }
event-drew-fancy-own =
    { $who-is ->
        [you] Vous piochez { $fancy }.
       *[other] { $who } pioche { $fancy }.
    }
event-placed =
    { $who-is ->
        [you] Vous placez { $dragon } à { $slot }.
       *[other] { $who } place { $dragon } à { $slot }.
    }
event-fired =
    { $who-is ->
        [you] Vous attisez { $dragon } : { $at }.
       *[other] { $who } attise { $dragon } : { $at }.
    }
event-cheered =
    { $who-is ->
        [you] Vous prenez de la réputation au lieu d’attiser { $dragon }.
       *[other] { $who } prend de la réputation au lieu d’attiser { $dragon }.
    }
event-swapped =
    { $who-is ->
        [you] Vous échangez { $dragon } avec { $other } : { $slot }.
       *[other] { $who } échange { $dragon } avec { $other } : { $slot }.
    }
event-replaced =
    { $who-is ->
        [you] Vous mettez { $dragon } à { $slot } et prenez { $old }.
       *[other] { $who } met { $dragon } à { $slot } et prend { $old }.
    }
event-ability =
    { $who-is ->
        [you] Vous utilisez le pouvoir de la boutique { $shop }.
       *[other] { $who } utilise le pouvoir de la boutique { $shop }.
    }
event-companion =
    { $who-is ->
        [you] Vous utilisez votre compagnon { $companion }.
       *[other] { $who } utilise son compagnon { $companion }.
    }
event-revealed =
    { $who-is ->
        [you] Vous révélez { $fancy }.
       *[other] { $who } révèle { $fancy }.
    }
event-paid =
    { $who-is ->
        [you] Vous payez { $what }.
       *[other] { $who } paie { $what }.
    }
event-reserved =
    { $who-is ->
        [you] Vous réservez { $enchantment }.
       *[other] { $who } réserve { $enchantment }.
    }
event-studied =
    { $who-is ->
        [you] Vous prenez des marchandises demandées par { $enchantment }.
       *[other] { $who } prend des marchandises demandées par { $enchantment }.
    }
event-heads =
    { $who-is ->
        [you] Vous lancez une pièce : face !
       *[other] { $who } lance une pièce : face !
    }
event-tails =
    { $who-is ->
        [you] Vous lancez une pièce : pile.
       *[other] { $who } lance une pièce : pile.
    }
event-joined =
    { $who-is ->
        [you] Vous venez à { $shop }.
       *[other] { $who } vient à { $shop }.
    }
event-declined =
    { $who-is ->
        [you] Vous ne venez pas.
       *[other] { $who } ne vient pas.
    }
event-deposited =
    { $who-is ->
        [you] Vous laissez des pièces à { $shop }, case { $space }.
       *[other] { $who } laisse des pièces à { $shop }, case { $space }.
    }
event-coins-taken =
    { $who-is ->
        [you] Vous prenez { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } à { $shop }.
       *[other] { $who } prend { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } à { $shop }.
    }
event-seeded =
    { $who-is ->
        [you] Vous posez 1 { $what } sur le dragon du parc, place { $place }.
       *[other] { $who } pose 1 { $what } sur le dragon du parc, place { $place }.
    }
event-shown =
    { $who-is ->
        [you] Vous montrez { $dragons }.
       *[other] { $who } montre { $dragons }.
    }
event-extra-turn =
    { $who-is ->
        [you] Vous jouez un tour de plus.
       *[other] { $who } joue un tour de plus.
    }
event-discarded =
    { $who-is ->
        [you] Vous remettez un dragon sous la pioche.
       *[other] { $who } remet un dragon sous la pioche.
    }
event-discarded-own =
    { $who-is ->
        [you] Vous remettez { $dragon } sous la pioche.
       *[other] { $who } remet { $dragon } sous la pioche.
    }
event-goods-returned =
    { $who-is ->
        [you] Vous avez trop de marchandises et rendez { $what }.
       *[other] { $who } a trop de marchandises et rend { $what }.
    }
event-coins-turned-in =
    { $who-is ->
        [you] Vous changez { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        } en réputation.
       *[other] { $who } change { $coins } { $coins ->
            [one] pièce
           *[other] pièces
        } en réputation.
    }
event-fancies-shown =
    { $who-is ->
        [you] Vous montrez { $fancies }.
       *[other] { $who } montre { $fancies }.
    }
event-fancy-returned =
    { $who-is ->
        [you] Vous rendez un dragon chic.
       *[other] { $who } rend un dragon chic.
    }
event-fancy-returned-own =
    { $who-is ->
        [you] Vous rendez { $fancy }.
       *[other] { $who } rend { $fancy }.
    }
event-moon-scored =
    { $who-is ->
        [you] { $fancy } vous rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation.
       *[other] { $fancy } rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation à { $who }.
    }
event-cast =
    { $who-is ->
        [you] { $sets ->
            [one] Vous lancez { $enchantment } sur { $shop }.
           *[other] Vous lancez { $enchantment } sur { $shop } et payez { $sets } lots.
        }
       *[other] { $sets ->
            [one] { $who } lance { $enchantment } sur { $shop }.
           *[other] { $who } lance { $enchantment } sur { $shop } et paie { $sets } lots.
        }
    }
event-paid-for =
    { $who-is ->
        [you] { $sets ->
            [one] Vous payez { $enchantment } sans le lancer.
           *[other] Vous payez { $sets } lots pour { $enchantment } sans le lancer.
        }
       *[other] { $sets ->
            [one] { $who } paie { $enchantment } sans le lancer.
           *[other] { $who } paie { $sets } lots pour { $enchantment } sans le lancer.
        }
    }
event-filled = { $shop } est pleine. Une nouvelle boutique arrive en ville.
event-filled-no-room = { $shop } est pleine. Aucune nouvelle boutique n’arrive.
event-shop-revealed = { $shop } ouvre.
event-moved-in = { $dragon } emménage : { $slot }.
event-park-refilled = Arrivés au parc : { $dragons }.
event-row-refilled = Nouveaux enchantements : { $enchantments }.
event-no-slot = Aucune place pour { $dragon } : retour sous la pioche.
event-others-placed = { $dragon } s’installe : { $slot }.
event-others-moved = Le pion « { $token } » va à { $shop }.
event-others-cast = { $enchantment } est ajouté à { $shop }.
event-remembered = Votre campagne : { $achievements }.
event-achieved = Réussi dans cette partie : { $achievements }.
event-unlocked = Débloqué : { $achievement } !
event-over = La partie est terminée.
event-end-near =
    { $cause ->
        [artisan-deck] Le dernier dragon artisan est pioché : un dernier tour pour chacun.
        [enchantment-deck] Le dernier enchantement est révélé : un dernier tour pour chacun.
       *[turn-limit] La partie a atteint sa limite de tours.
    }
event-awarded =
    { $award ->
       *[shopkeeper] Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation, vous êtes Boutiquier.
        [flamekeeper] Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation, vous êtes Gardien de la flamme !
        [master-of-flame] Avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de réputation, vous êtes Maître de la flamme !
    }

## Why not

refusal-not-in-town = Cette boutique n’est pas en ville.
refusal-same-shop = Vous êtes déjà dans cette boutique : visitez-en une autre.
refusal-nothing-to-give = Il vous faut une marchandise ou une pièce pour chaque joueur présent.
refusal-not-in-row = Cet enchantement n’est ni dans la rangée ni réservé par vous.
refusal-icon-does-not-match = Le symbole ne correspond pas à la boutique.
refusal-enchanted-enough = Cette boutique n’a plus de place pour un enchantement.
refusal-no-coins = Les pièces ne peuvent pas servir à payer cet enchantement.
refusal-too-dear = Vous n’avez pas de quoi payer.
refusal-not-in-hand = Ce dragon n’est pas dans votre main.
refusal-slot-taken = Cette place est prise.
refusal-wrong-craft = Cette place n’accepte pas ce dragon.
refusal-not-here = Vous ne pouvez pas placer ce dragon là maintenant.
refusal-cannot-fire = Vous ne pouvez pas attiser ce dragon maintenant.
refusal-cannot-swap = Ces deux dragons ne peuvent pas échanger leurs places.
refusal-ability-useless = Vous ne pouvez pas payer ce pouvoir, ou il n’aurait aucun effet.
refusal-not-yours = Vous n’avez pas ce dragon chic.
refusal-not-in-between = Terminez d’abord cette étape.
refusal-goal-not-met = Son objectif n’est pas atteint.
refusal-no-companion-now = Vous n’avez pas de compagnon à utiliser maintenant.
refusal-not-achieved = Vous n’avez pas réussi cet exploit.
refusal-not-asked = Ce n’est pas ce qui est demandé maintenant.
refusal-no-solo-companions = Les compagnons restent à la maison en solo.
refusal-solo-campaign = Il n’y a d’exploits que dans la partie solo.
refusal-twice = Une chose est nommée deux fois.
refusal-starter-shop = Les boutiques de départ sont toujours en ville.
refusal-too-many-shops = Il n’y a pas autant de boutiques.

## Cards: kinds and limits

card-limits = Limites
help-limits = Le nombre de cartes, de marchandises et de boutiques permis.
card-solo = Partie solo
help-solo = Les pioches de la partie solo et la réputation nécessaire pour ses titres.
card-bread-dragon = Dragon boulanger
help-bread-dragon = Attisé : prenez un dragon artisan au parc ou dans la pioche.
card-meat-dragon = Dragon rôtisseur
help-meat-dragon = Attisé : placez un dragon de votre main n’importe où en ville et gagnez la récompense de la place.
card-iron-dragon = Dragon forgeron
help-iron-dragon = Attisé : gagnez 2 fois une marchandise que donne cette boutique ou un dragon d’ici.
card-crystal-dragon = Dragon verrier
help-crystal-dragon = Attisé : gagnez 3 marchandises différentes de votre choix.
card-plant-dragon = Dragon jardinier
help-plant-dragon = Attisé : donnez une marchandise ou une pièce à un autre joueur et gagnez 2 points de réputation.
card-potion-dragon = Dragon alchimiste
help-potion-dragon = Attisé : il échange sa place avec un autre dragon de la ville, et celui-ci est attisé.
dragon-bread-1 = Loaf
dragon-bread-2 = Cookie
dragon-bread-3 = Crouton
dragon-bread-4 = Dumpling
dragon-bread-5 = Pretzel
dragon-bread-6 = Sprinkle
dragon-meat-1 = Deathfang
dragon-meat-2 = Skewer
dragon-meat-3 = Chorizo
dragon-meat-4 = Gristle
dragon-meat-5 = Basting
dragon-meat-6 = Rib
dragon-iron-1 = Patina
dragon-iron-2 = Rivet
dragon-iron-3 = Clank
dragon-iron-4 = Bellows
dragon-iron-5 = Tinker
dragon-iron-6 = Girder
dragon-crystal-1 = Frostfire
dragon-crystal-2 = Flint
dragon-crystal-3 = Facet
dragon-crystal-4 = Prism
dragon-crystal-5 = Geode
dragon-crystal-6 = Glint
dragon-plant-1 = Dandelion
dragon-plant-2 = Jasmine
dragon-plant-3 = Mulch
dragon-plant-4 = Sprout
dragon-plant-5 = Bramble
dragon-plant-6 = Thistle
dragon-potion-1 = Chai
dragon-potion-2 = Bubble
dragon-potion-3 = Fizzle
dragon-potion-4 = Decoct
dragon-potion-5 = Vial
dragon-potion-6 = Murk
dragon-bread-starter = Pan
dragon-meat-starter = Cutlet
dragon-iron-starter = Wingnut
dragon-crystal-starter = Shardling
dragon-plant-starter = Twig
dragon-potion-starter = Simmer

## Cards: shops

card-critical-rolls = Critical Rolls
help-critical-rolls = Une boutique de départ : on y récolte du pain. Elle n’a pas de pouvoir.
card-draco-bell = Draco Bell
help-draco-bell = Une boutique de départ : on y récolte de la viande. Elle n’a pas de pouvoir.
card-smith-mart = Smith Mart
help-smith-mart = Une boutique de départ : on y récolte du fer. Elle n’a pas de pouvoir.
card-fragile-reptile = Fragile Reptile
help-fragile-reptile = Une boutique de départ : on y récolte du cristal. Elle n’a pas de pouvoir.
card-hello-nursery = Hello Nursery
help-hello-nursery = Une boutique de départ : on y récolte des plantes. Elle n’a pas de pouvoir.
card-potable-potions = Potable Potions
help-potable-potions = Une boutique de départ : on y récolte des potions. Elle n’a pas de pouvoir.
card-drake-of-cakes = Drake of Cakes
help-drake-of-cakes = Payez 2 pains pour prendre 2 dragons au parc.
card-guilty-treasures = Guilty Treasures
help-guilty-treasures = Gagnez 1 pièce. Ensuite, vous pouvez donner 1 pièce à un autre joueur pour 4 points de réputation.
card-la-petite-dragonne = La Petite Dragonne
help-la-petite-dragonne = Placez ici un dragon qui convient ; au lieu des cœurs imprimés sur la place, prenez une pièce par cœur.
card-fogo-de-char = Fogo de Char
help-fogo-de-char = Payez 2 viandes : placez un dragon sur n’importe quelle place libre de la ville, sans tenir compte des symboles, et gagnez 2 pièces en plus de la récompense.
card-full-plate-buffet = Full Plate Buffet
help-full-plate-buffet = Gagnez 1 pain, 1 viande et 1 plante. Vous pouvez payer une pièce pour les gagner une seconde fois.
card-pizza-coven = Pizza Coven
help-pizza-coven = Posez sur autant de dragons du parc que vous voulez une de vos marchandises, celle de leur métier : 1 point de réputation pour chacune. Pour les cinq, gagnez aussi 1 pièce. Les pièces ne peuvent pas servir ici. Le joueur qui prend un dragon prend aussi ses marchandises.
card-gnome-depot = Gnome Depot
help-gnome-depot = Payez 8 fois la même marchandise pour 10 points de réputation. Vous pouvez payer avec des pièces.
card-saving-throw = Saving Throw
help-saving-throw = Placez un dragon qui convient n’importe où en ville. Si cela remplit la boutique, gagnez 3 points de réputation.
card-the-savage-beat = The Savage Beat
help-the-savage-beat = Gagnez 1 marchandise de chaque dragon du parc.
card-dragon-hoard-bank = Dragon Hoard Bank
help-dragon-hoard-bank = Cédez 3 points de réputation contre 4 pièces, ou échangez jusqu’à 3 marchandises contre une pièce chacune.
card-tip-the-scales = Tip the Scales
help-tip-the-scales = Échangez jusqu’à 6 marchandises différentes contre 1 point de réputation chacune. Vous pouvez utiliser des pièces, mais chacune vaut de toute façon 1 point de réputation à la fin.
card-touch-o-glass = Touch o’ Glass
help-touch-o-glass = Attisez un dragon de votre main. Ensuite, vous pouvez donner ce dragon à un autre joueur pour 3 points de réputation.
card-hedges-and-henges = Hedges & Henges
help-hedges-and-henges = Offrez 3 fois la même marchandise. Pour chacune, gagnez 2 points de réputation ou un dragon chic.
card-oh-my-gourd = Oh My Gourd!
help-oh-my-gourd = Gagnez 1 marchandise de plus par dragon d’ici, ou payez une pièce pour en gagner 2 de plus par dragon.
card-sage-of-sage = Sage of Sage
help-sage-of-sage = Choisissez un enchantement de la rangée, ou celui que vous avez réservé, et gagnez 3 marchandises de son coût. Ensuite, vous pouvez le réserver.
card-draconic-tonic = Draconic Tonic
help-draconic-tonic = Payez un enchantement de la rangée, gagnez sa récompense sans le lancer, et réservez-le. Impossible si vous avez déjà un enchantement réservé.
card-funky-brewsters = Funky Brewsters
help-funky-brewsters = Remplacez un dragon d’ici par un dragon de votre main, sans tenir compte des symboles, prenez l’ancien et attisez le nouveau.
card-spellfire-springs = Spellfire Springs
help-spellfire-springs = Attisez encore une fois un dragon que vous avez attisé pendant ce tour.
card-bizarre-bazaar = Bizarre Bazaar
help-bizarre-bazaar = Validez maintenant un de vos dragons chics, du soleil ou de la lune, si son objectif est atteint.
card-draggin-tail-roost = Draggin’ Tail Roost
help-draggin-tail-roost = Attisez un dragon du parc, puis prenez-le. Les dragons placés ici dorment face cachée : ils ne donnent rien.
card-dragon-alley = Dragon Alley
help-dragon-alley = Laissez 2 pièces sur une case libre, gagnez ses deux récompenses et jouez un tour de plus ; ou prenez toutes les pièces posées ici. On ne place aucun dragon ici.
card-eternal-flame = Eternal Flame
help-eternal-flame = À l’ouverture, deux dragons de la pioche s’y installent. Elle n’a pas de pouvoir.
card-flagons-and-dragons = Flagons & Dragons
help-flagons-and-dragons = Invitez les autres : chaque invité qui vient ne paie rien et gagne une marchandise au choix, et vous gagnez 2 points de réputation par invité.
card-maw-and-paws = Maw & Paw’s
help-maw-and-paws = Lancez une pièce : face, un dragon chic ; pile, un dragon artisan. Vous pouvez lancer une seconde fois.
card-nunyas-beeswax = Nunya’s Beeswax
help-nunyas-beeswax = Payez une pièce pour attiser autant de dragons d’ici que vous voulez.
card-scale-mail-post = Scale Mail Post
help-scale-mail-post = Piochez 2 dragons chics, gardez-en un et donnez l’autre à un autre joueur pour 2 points de réputation.
card-sew-cute = Sew Cute
help-sew-cute = Gagnez 1 point de réputation par dragon de la ville qui a le même métier que celui que vous avez pris en récoltant ici.
card-wishing-well = Wishing Well
help-wishing-well = On y récolte 3 pièces. Lancez jusqu’à 3 de vos pièces : face, 2 points de réputation ; pile, la pièce est perdue.

## Cards: fancy dragons

card-frazzle = Frazzle
help-frazzle = Quand au moins 3 boutiques sont pleines : 5 points de réputation.
card-goldrush = Goldrush
help-goldrush = 1 point de réputation par place libre de la ville qui donne des pièces.
card-pocus = Pocus
help-pocus = Au moment d’attiser : pour chaque dragon que vous pourriez attiser, vous pouvez prendre 2 points de réputation à la place.
card-sparkle = Sparkle
help-sparkle = Après avoir enchanté : 1 point de réputation par dragon et par enchantement de cette boutique.
card-starburst = Starburst
help-starburst = Payez un enchantement de la rangée et gagnez sa récompense ; la carte reste dans la rangée.
card-taylor = Taylor
help-taylor = Après avoir placé un dragon : 1 point de réputation par dragon de ce métier en ville.
card-twinkle = Twinkle
help-twinkle = Après avoir enchanté : 2 points de réputation par enchantement du même symbole en ville.
card-buttercup = Buttercup
help-buttercup = Rendez 4 pains pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-pinkytoe = Pinkytoe
help-pinkytoe = Rendez 4 viandes pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-wesley = Wesley
help-wesley = Rendez 4 fers pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-sunlight = Sunlight
help-sunlight = Rendez 4 cristaux pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-greenhorn = Greenhorn
help-greenhorn = Rendez 4 plantes pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-nighbrite = Nighbrite
help-nighbrite = Rendez 4 potions pour 5 points de réputation. Vous pouvez payer avec des pièces.
card-bubu = Bubu
help-bubu = 1 point de réputation par dragon artisan qui reste dans votre main.
card-matches = Matches
help-matches = Montrez 3 dragons d’un même métier dans votre main : 4 points de réputation.
card-chonkers = Chonkers
help-chonkers = 1 point de réputation par groupe de 3 marchandises qui vous restent.
card-dazzle = Dazzle
help-dazzle = Après avoir lancé le troisième enchantement sur une boutique : 5 points de réputation.
card-shimmer = Shimmer
help-shimmer = Après avoir rempli une boutique : 3 points de réputation et un dragon artisan.
card-hocus = Hocus
help-hocus = Attisez n’importe quel dragon éveillé de la ville et gagnez 2 points de réputation.
card-rainbow = Rainbow
help-rainbow = Rendez 1 marchandise de chaque sorte pour 8 points de réputation. Vous pouvez payer avec des pièces.
card-sweetie = Sweetie
help-sweetie = 3 points de réputation si au moins 4 dragons boulangers sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-umami = Umami
help-umami = 3 points de réputation si au moins 4 dragons rôtisseurs sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-shadow = Shadow
help-shadow = 3 points de réputation si au moins 4 dragons forgerons sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-gemma = Gemma
help-gemma = 3 points de réputation si au moins 4 dragons verriers sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-savannah = Savannah
help-savannah = 3 points de réputation si au moins 4 dragons jardiniers sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-jitters = Jitters
help-jitters = 3 points de réputation si au moins 4 dragons alchimistes sont éveillés en ville, et 3 de plus si aucun métier n’en a davantage (l’égalité compte).
card-toasty = Toasty
help-toasty = 3 points de réputation si vous avez au moins 3 pains, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-carnie = Carnie
help-carnie = 3 points de réputation si vous avez au moins 3 viandes, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-ajax = Ajax
help-ajax = 3 points de réputation si vous avez au moins 3 fers, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-zircon = Zircon
help-zircon = 3 points de réputation si vous avez au moins 3 cristaux, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-forrest = Forrest
help-forrest = 3 points de réputation si vous avez au moins 3 plantes, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-elix = Elix
help-elix = 3 points de réputation si vous avez au moins 3 potions, et 3 de plus si personne n’en a davantage (l’égalité compte).
card-steven = Steven
help-steven = 1 point de réputation par sorte de marchandise que vous avez en nombre pair ; zéro est pair.
card-todd = Todd
help-todd = 1 point de réputation par sorte de marchandise que vous avez en nombre impair.
card-talisman = Talisman
help-talisman = Rendez autant que vous voulez de vos autres dragons chics non validés, pour 2 points de réputation chacun.
card-buddy = Buddy
help-buddy = 1 point de réputation par dragon chic que vous avez, lui compris.

## Cards: enchantments

card-purple-bread-1 = Enchantement 1 « pain » (violet)
help-purple-bread-1 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus.
card-purple-bread-2 = Enchantement 2 « pain » (violet)
help-purple-bread-2 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus.
card-purple-bread-3 = Enchantement 3 « pain » (violet)
help-purple-bread-3 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus.
card-purple-meat-1 = Enchantement 1 « viande » (violet)
help-purple-meat-1 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus.
card-purple-meat-2 = Enchantement 2 « viande » (violet)
help-purple-meat-2 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus.
card-purple-meat-3 = Enchantement 3 « viande » (violet)
help-purple-meat-3 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus.
card-purple-iron-1 = Enchantement 1 « fer » (violet)
help-purple-iron-1 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus.
card-purple-iron-2 = Enchantement 2 « fer » (violet)
help-purple-iron-2 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus.
card-purple-iron-3 = Enchantement 3 « fer » (violet)
help-purple-iron-3 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus.
card-purple-crystal-1 = Enchantement 1 « cristal » (violet)
help-purple-crystal-1 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus.
card-purple-crystal-2 = Enchantement 2 « cristal » (violet)
help-purple-crystal-2 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus.
card-purple-crystal-3 = Enchantement 3 « cristal » (violet)
help-purple-crystal-3 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus.
card-purple-plant-1 = Enchantement 1 « plante » (violet)
help-purple-plant-1 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus.
card-purple-plant-2 = Enchantement 2 « plante » (violet)
help-purple-plant-2 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus.
card-purple-plant-3 = Enchantement 3 « plante » (violet)
help-purple-plant-3 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus.
card-purple-potion-1 = Enchantement 1 « potion » (violet)
help-purple-potion-1 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus.
card-purple-potion-2 = Enchantement 2 « potion » (violet)
help-purple-potion-2 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus.
card-purple-potion-3 = Enchantement 3 « potion » (violet)
help-purple-potion-3 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus.
card-golden-bread-1 = Enchantement 1 « pain » (doré)
help-golden-bread-1 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-bread-2 = Enchantement 2 « pain » (doré)
help-golden-bread-2 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus. Sans pièces.
card-golden-bread-3 = Enchantement 3 « pain » (doré)
help-golden-bread-3 = Pour les boutiques « pain » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 pain de plus.
card-golden-meat-1 = Enchantement 1 « viande » (doré)
help-golden-meat-1 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-meat-2 = Enchantement 2 « viande » (doré)
help-golden-meat-2 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus. Sans pièces.
card-golden-meat-3 = Enchantement 3 « viande » (doré)
help-golden-meat-3 = Pour les boutiques « viande » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 viande de plus.
card-golden-iron-1 = Enchantement 1 « fer » (doré)
help-golden-iron-1 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-iron-2 = Enchantement 2 « fer » (doré)
help-golden-iron-2 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus. Sans pièces.
card-golden-iron-3 = Enchantement 3 « fer » (doré)
help-golden-iron-3 = Pour les boutiques « fer » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 fer de plus.
card-golden-crystal-1 = Enchantement 1 « cristal » (doré)
help-golden-crystal-1 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-crystal-2 = Enchantement 2 « cristal » (doré)
help-golden-crystal-2 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus. Sans pièces.
card-golden-crystal-3 = Enchantement 3 « cristal » (doré)
help-golden-crystal-3 = Pour les boutiques « cristal » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 cristal de plus.
card-golden-plant-1 = Enchantement 1 « plante » (doré)
help-golden-plant-1 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-plant-2 = Enchantement 2 « plante » (doré)
help-golden-plant-2 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus. Sans pièces.
card-golden-plant-3 = Enchantement 3 « plante » (doré)
help-golden-plant-3 = Pour les boutiques « plante » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 plante de plus.
card-golden-potion-1 = Enchantement 1 « potion » (doré)
help-golden-potion-1 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus. Ses marchandises peuvent être payées plusieurs fois : chaque lot supplémentaire rapporte de la réputation.
card-golden-potion-2 = Enchantement 2 « potion » (doré)
help-golden-potion-2 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus. Sans pièces.
card-golden-potion-3 = Enchantement 3 « potion » (doré)
help-golden-potion-3 = Pour les boutiques « potion » ou joker : payez ses marchandises, gagnez sa récompense, et la boutique donne 1 potion de plus.

## Cards: companions

card-inkwell = Inkwell
help-inkwell = Au départ : réservez un enchantement. Une fois : lancez un enchantement en payant jusqu’à 2 marchandises de moins.
card-picnic = Picnic
help-picnic = Une fois : attisez autant de dragons du parc que vous voulez.
card-encore = Encore
help-encore = Une fois : après avoir utilisé le pouvoir d’une boutique, utilisez-le encore une fois, en payant de nouveau son coût s’il en a un.
card-kindling = Kindling
help-kindling = Une fois : quand un dragon attisé vous fait placer un dragon dans une boutique, attisez-y autant de dragons que vous voulez, même le premier encore une fois s’il s’y trouve.
card-ribbon = Ribbon
help-ribbon = Une fois : quand une boutique ouvre à la fin de votre tour, récoltez-y les marchandises.
card-purse = Purse
help-purse = Au départ : 1 pièce. Une fois : dépensez autant de pièces que vous voulez et gagnez 2 marchandises au choix pour chacune.
card-curtain = Curtain
help-curtain = Au départ : choisissez votre dragon chic parmi 5. Une fois : validez un dragon chic dont l’objectif est atteint, même s’il est déjà validé.

## Cards: achievements

card-half-a-dozen = Une demi-douzaine
help-half-a-dozen = 6 dragons boulangers en ville. Dans les parties solo suivantes, La Petite Dragonne remplace Drake of Cakes ; Buttercup et Sweetie rejoignent les pioches.
card-master-of-markets = Maître des marchés
help-master-of-markets = 12 boutiques en ville. Dans les parties solo suivantes, Dragon Alley remplace Wishing Well ; Hocus et Rainbow rejoignent les pioches.
card-green-thumb = La main verte
help-green-thumb = 6 dragons jardiniers en ville. Dans les parties solo suivantes, Sage of Sage, Pizza Coven et Savannah rejoignent les pioches.
card-mistress-of-festivities = Maîtresse des festivités
help-mistress-of-festivities = 8 dragons chics satisfaits. Dans les parties solo suivantes, Bizarre Bazaar remplace Nunya’s Beeswax ; Buddy rejoint les pioches.
card-glitter-bomb = Bombe à paillettes
help-glitter-bomb = 6 dragons verriers en ville. Dans les parties solo suivantes, Dragon Hoard Bank remplace Tip the Scales ; Gemma et Sunlight rejoignent les pioches.
card-thoroughly-enchanting = Absolument enchanteur
help-thoroughly-enchanting = 4 boutiques avec 3 enchantements chacune. Dans les parties solo suivantes, Sew Cute remplace Draggin’ Tail Roost ; Starburst et Steven rejoignent les pioches.
card-heavy-metal = Métal lourd
help-heavy-metal = 6 dragons forgerons en ville. Dans les parties solo suivantes, The Savage Beat remplace Saving Throw ; Wesley et Shadow rejoignent les pioches.
card-a-different-kind-of-magic = Une autre magie
help-a-different-kind-of-magic = 2 enchantements de chaque symbole en ville. Dans les parties solo suivantes, Eternal Flame remplace Maw & Paw’s ; Draconic Tonic rejoint les pioches.
card-brewmeister = Maître brasseur
help-brewmeister = 6 dragons alchimistes en ville. Dans les parties solo suivantes, Spellfire Springs remplace Funky Brewsters ; Jitters et Nighbrite rejoignent les pioches.
card-lord-of-the-hoard = Seigneur du trésor
help-lord-of-the-hoard = Rendez 9 pièces à la fin de la partie. Dans les parties solo suivantes, Goldrush et Greenhorn rejoignent les pioches.
card-flavor-town = La ville des saveurs
help-flavor-town = 6 dragons rôtisseurs en ville. Dans les parties solo suivantes, Full Plate Buffet remplace Fogo de Char ; Pinkytoe et Umami rejoignent les pioches.

## Le plateau dessiné

board-you =
    { $who-is ->
        [you] Vous
       *[other] { $who }
    }
board-step-visit = Visite
board-step-goods = Marchandises
board-step-place = Placer
board-step-fire = Attiser
board-step-ability = Pouvoir
board-step-cast = Lancer
board-step-fire-all = Attiser les dragons
board-end-in = Dernier tour dans { $dragons ->
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    } ou { $enchantments ->
        [one] { $enchantments } enchantement
       *[other] { $enchantments } enchantements
    }
board-last-turns = Dernier tour ! Tours restants : { $turns }
board-turns = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
board-award-shopkeeper = Titre : Boutiquier
board-award-flamekeeper = Titre : Gardien de la flamme !
board-award-master-of-flame = Titre : Maître de la flamme !
board-reputation = Réputation
board-stands = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de réputation
board-shops-to-come = { $count ->
        [one] 1 boutique à venir
       *[other] { $count } boutiques à venir
    }
board-plots = Emplacements libres pour des boutiques : { $count }
board-face-down = Une nouvelle boutique, face cachée. Elle ouvre à la fin du tour.
board-opening = ouvre bientôt
board-full = Pleine
board-ability = Pouvoir
board-asleep = endormi
board-any-dragon = tout dragon
board-any-goods = { $n } au choix
board-window = Une place libre pour { $takes } : donne { $pays }.
board-shop = { $shop }. On y récolte { $yields }. Places libres : { $free }.
board-shop-here = Ici : { $who }.
board-shop-full = Pleine.
board-shop-ability = Pouvoir : { $help }
board-shop-enchanted = Enchantée : { $cards }.
board-space = Case { $space }, libre : donne { $pays }.
board-space-taken = Case { $space }, avec des pièces : a donné { $pays }.
board-park-with = { $dragon }, avec { $goods }.
board-deck-artisans = Pioche des artisans : { $count }.
board-deck-enchantments = Pioche des enchantements : { $count }.
board-spell = { $enchantment }. Coûte { $cost }. Donne { $pays }.
board-spell-payable = Vous pouvez le payer.
board-spell-lacks = Il vous manque { $goods }.
board-extra-set = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de réputation par lot supplémentaire.
board-per-set = par lot en plus
board-no-coins = Les pièces ne peuvent pas servir à le payer.
board-payable = payable
board-visit-title = Si vous visitez { $shop }
board-next-turn = de votre prochain tour
board-row-pay = Payer
board-row-goods = Récolter
board-row-place = Placer
board-row-fire = Attiser
board-row-enchant = ou enchanter
board-then-fire = puis attiser : { $dragons }
board-good-to = 1 marchandise à { $who }
board-your-choice = au choix
board-park-or-deck = parc ou pioche
board-no-window = aucune place libre
board-no-fit = aucun de vos dragons ne convient
board-no-fire = aucun dragon éveillé ici
board-no-cast = aucun que vous puissiez payer
board-fire-bread = piochez un dragon
board-fire-meat = placez un dragon où vous voulez
board-fire-iron = 2 fois une marchandise d’ici
board-fire-crystal = 3 marchandises différentes
board-fire-plant = donnez, gagnez 2 points de réputation
board-fire-potion = échangez, puis attisez l’autre
board-does-bread = piocher
board-does-meat = placer en ville
board-does-iron = 2 fois la même
board-does-crystal = 3 différentes
board-does-plant = donner, +2
board-does-potion = échanger
board-seat = { $who } : { $has }.
board-scored = validés : { $fancies }
board-known = En main, d’après ce que vous savez : { $dragons }.
board-known-scored = Dragons validés : { $fancies }.
board-known-reserved = Réservé :
board-more = En savoir plus sur { $who }
board-at = à { $shop }
board-first = premier joueur
board-artisans = artisans
board-fancies-short = chics
board-most-of-each = { $limit } au plus
board-of = { $count } sur { $limit }
board-hand = Vos artisans
board-fancies = Vos dragons chics
board-fancy = { $fancy } : { $help }
board-fancy-pays = Rapporterait { $pays } maintenant.
board-fancy-progress = Objectif : { $have } sur { $wanted }.
board-fancy-met = Objectif atteint.
board-companion-used = A déjà aidé.
board-reserved = Réservé
board-things = Vos affaires
board-watching = Vous regardez : les mains sont cachées.
board-back = Reposer
board-crumbs = D’où vient cette question
board-crumb-fire = Attiser
board-crumb-ability = Pouvoir de
board-crumb-fancy = Dragon chic
board-crumb-companion = Compagnon
board-act-fire = { $dragon } : { $does }
board-act-cheer = { $dragon } : de la réputation à la place
board-others = Les autres
board-unlocked = Débloqués : { $count } sur { $all }
board-not-in-town = pas encore en ville
board-tab-street = Rue
board-tab-park = Parc
board-tab-enchant = Enchanter
board-tab-players = Joueurs
board-preview = Aperçu
board-before = Avant le premier tour
board-turn = Tour { $turn }
board-chooses = choisit
board-chosen = ✓ a choisi
board-any-time = à tout moment
board-at-end = à la fin
board-in-hand = dans votre main : { $dragons }
board-left = reste { $count }
board-fancies-and-companion = Dragons chics et compagnon
board-part-may = puis, si vous voulez
board-part-or = ou
board-part-each = chaque fois
board-part-if-fills = si complète
board-part-seed-all = les cinq
board-part-heads = face
board-part-tails = pile
board-part-flip-coins = face
board-act-use = L’utiliser
board-act-do = Le faire
board-act-gather = Récolter
board-act-cast = Lancer
board-act-pay-for = Payer
board-act-place = { $dragon } à { $shop }
board-act-space = Case { $space }
board-act-companion = Utiliser { $companion }
board-next-award = Encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de réputation pour « { $award } », qui débloque { $unlocks ->
        [one] { $unlocks } exploit
       *[other] { $unlocks } exploits
    }.
board-nearest = { $achievement } : { $have } sur { $wanted }

## Les cartes : les parties du plateau

card-street = La rue
help-street = À votre tour, allez dans une autre boutique et donnez 1 marchandise ou 1 pièce à chaque joueur qui s’y trouve. Puis récoltez-y ou enchantez-la. Une boutique sans place libre est pleine : une nouvelle arrive en ville, face cachée, et ouvre à la fin du tour.
card-park = Parc
help-park = Cinq dragons artisans attendent ici. Un joueur qui peut prendre un dragon choisit l’un d’eux ou le premier de la pioche. Quand la pioche est vide, chacun joue un dernier tour.
card-row = Enchantements
help-row = Lancez-en un sur une boutique du même symbole, ou sur une boutique joker : payez ses marchandises, gagnez sa récompense, puis attisez autant de dragons de la boutique que vous voulez. Quand la pioche est vide, chacun joue un dernier tour.
card-goods = Marchandises
help-goods = Pain, viande, fer, cristal, plantes et potions paient les enchantements et les cadeaux. À la fin de votre tour, vous gardez au plus 7 de chaque.
card-coins = Pièces
help-coins = Une pièce remplace une marchandise quand vous payez. À la fin, chacune vaut 1 point de réputation.
card-reputation = Réputation
help-reputation = Le joueur qui en a le plus à la fin gagne. Les places, les enchantements, les dragons chics et les pouvoirs en donnent.
card-players = Joueurs
help-players = Marchandises, pièces et réputation sont visibles de tous. Des dragons en main, on ne connaît que le nombre ; les dragons chics restent secrets jusqu’à leur validation. Un compagnon qui a déjà aidé est barré.
card-artisans = Dragons artisans
help-artisans = On les prend au parc ou dans la pioche, on les garde en main, et ils trouvent un logis dans les boutiques. Là, ils donnent une marchandise à qui récolte, et on peut les attiser.
card-fancies = Dragons chics
help-fancies = Des objectifs secrets. Un dragon du soleil est validé pendant votre tour dès que son objectif est atteint ; un dragon de la lune, à la fin de la partie.
card-companions = Compagnons
help-companions = Chacun aide une fois dans la partie, au tour de son propriétaire, au moment qu’il indique.
card-slots = Places
help-slots = On peut y placer un dragon d’un des métiers montrés ; une étoile les accepte tous. Qui le place gagne ce qui est inscrit dessous.
card-wild = Au choix
help-wild = Une marchandise de votre choix, ou n’importe quel dragon.
card-shopkeeper = Boutiquier
help-shopkeeper = Le titre d’une partie en solo jusqu’à 74 points de réputation. Il ne débloque rien.
card-flamekeeper = Gardien de la flamme
help-flamekeeper = Le titre d’une partie en solo à partir de 75 points de réputation. Il débloque un exploit accompli dans cette partie.
card-master-of-flame = Maître de la flamme
help-master-of-flame = Le titre d’une partie en solo à partir de 90 points de réputation. Il débloque deux exploits accomplis dans cette partie.

## Groupes de cartes et de pièces, dans l’aide

group-icon = { $count ->
    [one] Symbole
   *[other] Symboles
}
group-artisan = { $count ->
    [one] Dragon artisan
   *[other] Dragons artisans
}
group-shop = { $count ->
    [one] Boutique
   *[other] Boutiques
}
group-fancy = { $count ->
    [one] Dragon chic
   *[other] Dragons chics
}
group-enchantment = { $count ->
    [one] Enchantement
   *[other] Enchantements
}
group-companion = { $count ->
    [one] Compagnon
   *[other] Compagnons
}
group-town = { $count ->
    [one] Ville
   *[other] Ville
}
group-achievement = { $count ->
    [one] Exploit
   *[other] Exploits
}

## Pourquoi un conseil recommande un coup

reason-reputation-more = { $amount ->
    [one] Environ 1 point de réputation de plus pour vous qu’avec les autres coups.
   *[other] Environ { $amount } points de réputation de plus pour vous qu’avec les autres coups.
}
reason-reputation-less = { $amount ->
    [one] Environ 1 point de réputation de moins pour vous qu’avec les meilleurs coups.
   *[other] Environ { $amount } points de réputation de moins pour vous qu’avec les meilleurs coups.
}
reason-goods-more = Vos marchandises vous rapprochent d’un enchantement qui rapporte.
reason-goods-less = Vos marchandises vous éloignent des enchantements qui rapportent.
reason-hand-more = Votre main de dragons gagne en valeur.
reason-hand-less = Votre main de dragons perd de sa valeur.
reason-fancy-more = Vos dragons chics se rapprochent de leur récompense.
reason-fancy-less = Vos dragons chics ne se rapprochent pas de leur récompense.
reason-turn-more = Ce tour peut encore vous rapporter davantage.
reason-turn-less = Ce tour ne peut plus vous rapporter autant.
reason-end-more = La fin se rapproche, ce qui vous arrange pour l’instant.
reason-end-less = La fin de partie change, et pas en votre faveur.

# La même chose, comme la dit le coach, qui tutoie.
coach-reason-reputation = { $amount ->
    [one] Tu gagnes environ 1 point de réputation de plus qu’avec les autres coups.
   *[other] Tu gagnes environ { $amount } points de réputation de plus qu’avec les autres coups.
}
coach-reason-goods = Tes marchandises te rapprochent d’un enchantement qui rapporte.
coach-reason-hand = Ta main de dragons gagne en valeur.
coach-reason-fancy = Tes dragons chics se rapprochent de leur récompense.
coach-reason-turn = Ce tour peut encore te rapporter davantage.
coach-reason-end = La fin se rapproche, ce qui t’arrange pour l’instant.

## Signes du terminal

symbol-bread = ◒
symbol-meat = ♨
symbol-iron = ⚒
symbol-crystal = ◆
symbol-plant = ♣
symbol-potion = ⚗
symbol-coin = ◎
symbol-reputation = ♥

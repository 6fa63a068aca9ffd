# Dragonheart en français.

game-title = Dragonheart
game-tagline = Réveillez le Grand Dragon ou laissez-le dormir : un duel de cartes pour deux.
game-step-1 = Jouez des cartes de la même image sur leur case.
game-step-2 = Ramassez les cartes que votre image permet de prendre.
game-step-3 = Piochez de nouvelles cartes. À la fin, celui qui a le plus de points décide si le dragon se réveille.

## Cartes et figurine

card-treasure = Coffre au trésor
card-fire-dragon = Dragon de feu
card-petrified-dragon = Dragon pétrifié
card-sorceress = Magicienne
card-troll = Troll
card-dwarf = Nain
card-knight = Chevalier
card-huntress = Chasseresse
card-ship = Navire
card-great-dragon = Grand Dragon
board-name-treasure = Trésor
board-name-fire-dragon = Dragon de feu
board-name-petrified-dragon = Dragon pétrifié
board-name-sorceress = Magicienne
board-name-troll = Troll
board-name-dwarf = Nain
board-name-knight = Chevalier
board-name-huntress = Chasseresse
board-name-ship = Navire
card-with-points = { $card } { $points }

help-treasure = Aucun effet. Les Dragons de feu et les Magiciennes prennent tous les Coffres au trésor posés ici.
help-fire-dragon = Prend tous les Coffres au trésor. Les Chasseresses prennent tous les Dragons de feu posés ici.
help-petrified-dragon = Aucun effet. Une Magicienne peut prendre tous les Dragons pétrifiés posés ici et, avec eux, la figurine du Grand Dragon.
help-sorceress = Prend tous les Coffres au trésor ou tous les Dragons pétrifiés : à vous de choisir. Les Dragons pétrifiés vous donnent aussi la figurine du Grand Dragon.
help-troll = Prend toutes les Magiciennes. Les Chevaliers peuvent prendre tous les Trolls posés ici.
help-dwarf = Celui qui joue le quatrième Nain prend les quatre.
help-knight = Celui qui joue le deuxième Chevalier prend toutes les Magiciennes ou tous les Trolls. Ensuite, les deux Chevaliers vont sous le Navire.
help-huntress = Celui qui joue la troisième Chasseresse prend tous les Dragons de feu. Ensuite, les trois Chasseresses vont sous le Navire.
help-ship = Celui qui joue le troisième Navire prend tous les Chevaliers et toutes les Chasseresses sous le Navire. Ensuite, les trois Navires prennent la mer ; la troisième fois, la fin est proche.
help-great-dragon = Celui qui a la figurine peut avoir six cartes en main au lieu de cinq et reçoit trois points à la fin. À égalité de points, c’est lui qui gagne.

cards-treasure = { $count ->
    [one] un Coffre au trésor
   *[other] { $count } Coffres au trésor
}
cards-fire-dragon = { $count ->
    [one] un Dragon de feu
   *[other] { $count } Dragons de feu
}
cards-petrified-dragon = { $count ->
    [one] un Dragon pétrifié
   *[other] { $count } Dragons pétrifiés
}
cards-sorceress = { $count ->
    [one] une Magicienne
   *[other] { $count } Magiciennes
}
cards-troll = { $count ->
    [one] un Troll
   *[other] { $count } Trolls
}
cards-dwarf = { $count ->
    [one] un Nain
   *[other] { $count } Nains
}
cards-knight = { $count ->
    [one] un Chevalier
   *[other] { $count } Chevaliers
}
cards-huntress = { $count ->
    [one] une Chasseresse
   *[other] { $count } Chasseresses
}
cards-ship = { $count ->
    [one] un Navire
   *[other] { $count } Navires
}
cards-below-ship = { $count ->
    [one] la carte sous le Navire
   *[other] les { $count } cartes sous le Navire
}
cards-with-points = { $cards } ({ $points })
cards-with-top = { $cards } ({ $points }, avec { $top } sur le dessus)
points-on-card = { $points }

## Ce qui est demandé

prompt-play = { $who-is ->
    [you] À vous : jouez une ou plusieurs cartes de la même image.
   *[other] C’est à { $who } de jouer.
}
prompt-play-last = { $who-is ->
    [you] Votre dernier tour : jouez une ou plusieurs cartes de la même image.
   *[other] C’est à { $who } de jouer, pour la dernière fois.
}
prompt-choose = { $who-is ->
    [you] { $card } : que prenez-vous ? { $first } ou { $second } ?
   *[other] { $card } : { $who } choisit quoi prendre, { $first } ou { $second }.
}
prompt-over = La partie est terminée.

## Ce qu’on peut faire

action-play = Jouer { $cards }
action-play-filling = Jouer { $cards } : { $now } sur { $outlines }
action-play-full = Jouer { $cards } ; la case est pleine, mais il n’y a rien à prendre
action-play-taking = Jouer { $cards } et prendre { $taken } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-play-choosing = Jouer { $cards }, puis prendre { $first } ({ $first-points ->
    [one] { $first-points } point
   *[other] { $first-points } points
}) ou { $second } ({ $second-points ->
    [one] { $second-points } point
   *[other] { $second-points } points
})
action-play-taking-figure = Jouer { $cards } et prendre { $taken } et le Grand Dragon : { $points } + { $figure } points
action-play-choosing-figure = Jouer { $cards }, puis prendre { $first } ({ $first-points ->
    [one] { $first-points } point
   *[other] { $first-points } points
}) ou { $second } et le Grand Dragon ({ $second-points } + { $figure } points)
action-play-dwarfs = Jouer { $cards } et prendre les quatre Nains : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-play-ships = { $below ->
    [0] Jouer { $cards } : les Navires prennent la mer, mais il n’y a rien à prendre
    [one] Jouer { $cards } : les Navires prennent la mer, et vous prenez la carte sous le Navire, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Jouer { $cards } : les Navires prennent la mer, et vous prenez les { $below } cartes sous le Navire, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
action-take = Prendre { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-take-bare = Prendre { $cards }
action-take-figure = Prendre { $cards } et le Grand Dragon : { $points } + { $figure } points

## Ce qui s’est passé

event-played = { $who-is ->
    [you] Vous jouez { $cards }.
   *[other] { $who } joue { $cards }.
}
event-played-outlined = { $who-is ->
    [you] Vous jouez { $cards } : { $now } sur { $outlines }.
   *[other] { $who } joue { $cards } : { $now } sur { $outlines }.
}
event-collected = { $who-is ->
    [you] Vous prenez { $what }.
   *[other] { $who } prend { $what }.
}
event-collected-own = { $who-is ->
    [you] Vous prenez { $what } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } prend { $what } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-went-below = { $cards } vont sous le Navire.
event-sailed = { $stacks ->
    [1] Trois Navires prennent la mer : c’est le premier tas.
    [2] Trois Navires prennent la mer : c’est le deuxième tas.
    [3] Trois Navires prennent la mer : c’est le troisième tas.
   *[other] Trois Navires prennent la mer : c’est le quatrième tas.
}
event-figure-found = { $who-is ->
    [you] Vous gagnez le Grand Dragon : vous pouvez maintenant avoir six cartes en main.
   *[other] { $who } gagne le Grand Dragon et peut maintenant avoir six cartes en main.
}
event-figure-stolen = { $who-is ->
    [you] Vous prenez le Grand Dragon à { $victim } : vous pouvez maintenant avoir six cartes en main.
   *[other] { $victim-is ->
        [you] { $who } vous prend le Grand Dragon et peut maintenant avoir six cartes en main.
       *[other] { $who } prend le Grand Dragon à { $victim } et peut maintenant avoir six cartes en main.
    }
}
event-returned = { $who-is ->
    [you] Une de vos cartes, tirée au hasard, retourne sur votre pioche sans être vue.
   *[other] { $who } remet sur sa pioche une carte tirée au hasard, sans qu’on la voie.
}
event-returned-own = { $who-is ->
    [you] Une de vos cartes, tirée au hasard, retourne sur votre pioche : { $card }. Vous la reprendrez.
   *[other] { $who } remet sur sa pioche une carte tirée au hasard : { $card }.
}
event-drew = { $who-is ->
    [you] { $count ->
        [0] Vous ne piochez rien : votre pioche est vide.
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
   *[other] { $count ->
        [0] { $who } ne pioche rien : sa pioche est vide.
        [one] { $who } pioche une carte.
       *[other] { $who } pioche { $count } cartes.
    }
}
event-drew-own = { $who-is ->
    [you] { $count ->
        [one] Vous piochez une carte : { $cards }.
       *[other] Vous piochez { $count } cartes : { $cards }.
    }
   *[other] { $count ->
        [one] { $who } pioche une carte : { $cards }.
       *[other] { $who } pioche { $count } cartes : { $cards }.
    }
}
event-end-ships = { $last-is ->
    [you] Le troisième tas de Navires a pris la mer. Vous avez un dernier tour.
   *[other] Le troisième tas de Navires a pris la mer. { $last } a un dernier tour.
}
event-end-empty-deck = { $last-is ->
    [you] Il ne restait aucune carte à piocher. Vous avez un dernier tour.
   *[other] Il ne restait aucune carte à piocher. { $last } a un dernier tour.
}
event-over = La partie est terminée. { $one-is ->
    [you] Vous : { $first }
   *[other] { $one } : { $first }
}, { $two-is ->
    [you] vous : { $second }
   *[other] { $two } : { $second }
}.

## La table en mots

heading-board = Le plateau, tour { $turn }
heading-players = Les joueurs
heading-hand = Votre main

table-space-empty = { $card } : rien
table-space = { $count ->
    [one] { $card } : { $count } carte ({ $points })
   *[other] { $card } : { $count } cartes, avec { $points } sur le dessus
}
table-space-outlined = { $card } : { $count } sur { $outlines } ({ $points })
table-space-ships = { $card } : { $count } sur { $outlines }
table-below-empty = Sous le Navire : rien
table-below = Sous le Navire : { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout
table-sailed = { $stacks ->
    [0] Navires en mer : aucun pour l’instant ; le troisième tas annonce la fin
    [one] Navires en mer : { $stacks } tas ; le troisième annonce la fin
   *[other] Navires en mer : { $stacks } tas ; le troisième annonce la fin
}
table-figure-free = Le Grand Dragon est sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour celui qui prend un Dragon pétrifié
table-figure = { $who-is ->
    [you] Vous avez le Grand Dragon : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une sixième carte
   *[other] { $who } a le Grand Dragon : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une sixième carte
}
table-player = { $who-is ->
    [you] Vous : { $hand } en main, { $deck } dans la pioche, { $taken } dans la pile
   *[other] { $who } : { $hand } en main, { $deck } dans la pioche, { $taken } dans la pile
}
table-player-own = { $who-is ->
    [you] Vous : { $hand } en main, { $deck } dans la pioche, { $taken } dans la pile, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $who } : { $hand } en main, { $deck } dans la pioche, { $taken } dans la pile, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
table-returned = Sur le dessus de votre pioche, comme vous le savez : { $card }

## Score

score-treasure = Coffres au trésor
score-fire-dragon = Dragons de feu
score-petrified-dragon = Dragons pétrifiés
score-sorceress = Magiciennes
score-troll = Trolls
score-dwarf = Nains
score-knight = Chevaliers
score-huntress = Chasseresses
score-ship = Navires

## Avant la partie

option-players = Joueurs
option-players-help = Dragonheart se joue à deux.
option-first = Premier tour
option-first-help = Autour d’une table, le plus jeune dit qui commence. Ici, vous choisissez, ou vous laissez faire le hasard.
option-first-random = Le hasard décide
option-first-seat-0 = La première place
option-first-seat-1 = La deuxième place

## Pourquoi pas

refusal-not-in-hand = Vous n’avez pas ces cartes en main.
refusal-space-full = Cette case n’a pas autant d’emplacements libres.
refusal-not-a-target = Cette image ne permet pas de prendre cela. Choisissez l’une des deux cases proposées.
refusal-choose-first = Choisissez d’abord la case dont vous prenez les cartes.
refusal-nothing-to-take = Il n’y a rien à prendre maintenant : jouez d’abord des cartes.

## Comment elle s’est terminée

ending-ships = Trois tas de Navires ont pris la mer.
ending-empty-deck = Un joueur n’avait plus aucune carte à piocher.

## Le plateau dessiné

board-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
board-turn = Tour { $turn }
board-deck = Pioche
board-taken = Prises
board-points = Points
board-here = Jouer ici
board-take = Prendre
board-play = Jouer { $cards }
board-look = Touchez des cartes pour voir ce qu’elles prennent.
board-put-back = Reprendre
board-moved = { $who }, à l’instant
board-below = Sous le Navire
board-sailed = Navires en mer
board-hand = Main
board-pile = { $who-is ->
    [you] Ce que vous avez pris
   *[other] { $who } : cartes prises
}
board-pile-open = Regarder les cartes prises : { $count }
board-close = Fermer
board-below-cards = { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-sailed-end = le troisième tas annonce la fin

## Groupes de cartes et de pièces, dans l’aide

group-card = { $count ->
    [one] Carte
   *[other] Cartes
}
group-figure = { $count ->
    [one] Figurine
   *[other] Figurines
}

## Pourquoi un conseil recommande un coup

reason-points-more = { $amount ->
    [one] Environ 1 point de plus pour vous qu’avec les autres coups.
   *[other] Environ { $amount } points de plus pour vous qu’avec les autres coups.
}
reason-points-less = { $amount ->
    [one] Environ 1 point de moins pour vous qu’avec les meilleurs coups.
   *[other] Environ { $amount } points de moins pour vous qu’avec les meilleurs coups.
}
reason-figure-more = Vous obtenez le Grand Dragon, et avec lui une sixième carte en main.
reason-figure-less = Le Grand Dragon et sa sixième carte restent à votre adversaire.
reason-reach-more = Il reste moins à prendre sur le plateau pour votre adversaire.
reason-reach-less = Il reste davantage à prendre sur le plateau pour votre adversaire.
reason-hand-more = Vous gardez en main les cartes qui vous serviront.
reason-hand-less = Vous dépensez une carte qui manquera à votre main.

# La même chose, comme la dit le coach, qui tutoie.
coach-reason-points = { $amount ->
    [one] Tu gagnes environ 1 point de plus qu’avec les autres coups.
   *[other] Tu gagnes environ { $amount } points de plus qu’avec les autres coups.
}
coach-reason-figure = Tu obtiens le Grand Dragon, et avec lui une sixième carte en main.
coach-reason-reach = Il reste moins à prendre sur le plateau pour ton adversaire.
coach-reason-hand = Tu gardes en main les cartes qui te serviront.

## Signes du terminal

symbol-treasure = ◆
symbol-fire-dragon = ♨
symbol-petrified-dragon = ◼
symbol-sorceress = ★
symbol-troll = ♣
symbol-dwarf = ⚒
symbol-knight = ♞
symbol-huntress = ➶
symbol-ship = ≋
symbol-great-dragon = ♛

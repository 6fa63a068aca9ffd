# Sneaky Ol’ Dragons en français.

game-title = Sneaky Ol’ Dragons
game-tagline = Une course de vieux dragons où chacun prépare aussi la course de tous les autres.
game-step-1 = Posez des cartes face cachée : pour vous, et pour tous les autres.
game-step-2 = Retournez-les une à une, et voyez qui court, saute ou trébuche.
game-step-3 = Si un dragon se trouve au-delà de la ligne d’arrivée à la fin d’une manche, celui qui est allé le plus loin gagne l’or.

## Cartes

card-move-1 = Un pas
card-move-2 = Deux pas
card-move-3 = Trois pas
card-amnesia = Amnésie
card-angry-villagers = Villageois en colère
card-broken-stick = Branche cassée
card-burlap-bag = Sac de jute
card-chili-peppers = Piments
card-conmans-caravan = Caravane des charlatans
card-crystal-ball = Boule de cristal
card-damsel-in-distress = Demoiselle en détresse
card-goblin-tribe = Tribu de gobelins
card-magic-lamp = Lampe magique
card-minstrel = Ménestrel
card-pretty-flower = Jolie fleur
card-roaring-4 = 4 rugissant
card-sneaky-short-cut = Raccourci sournois
card-tasty-deer = Cerf appétissant
card-thief = Voleur
card-whats-that-over-there = C’est quoi, là-bas ?
card-knight = Chevalier
card-novice-wizard = Apprenti sorcier
card-picnic = Pique-nique
card-fake-jewels = 2 faux joyaux
card-bigfoot = Bigfoot
card-dragon-poo = Crotte de dragon
card-grumpy-goat = Bouc grognon
card-health-potion = Potion de santé
card-hypnosis = Hypnose
card-lucky-talisman = Talisman porte-bonheur
card-magic-mirror = Miroir magique
card-old-book-of-magic = Vieux livre de magie
card-spy = Espion
card-strange-potion = Potion étrange
card-trap = Piège
card-troll = Troll
card-truth-serum = Sérum de vérité
card-whirlwind = Tourbillon
card-will-o-the-wisp = Feu follet
card-witches-trick = Tour de sorcière
card-courage = Courage
card-footprint = Empreinte
card-jumping = sort de saut
card-fleeing = sort de fuite
card-drunken = sort d’ivresse
card-immobility = sort d’immobilité
card-track = Piste
card-finish = Carte d’arrivée
card-risky-finish = Arrivée risquée
card-landing = Jeton d’atterrissage
card-hole = Trou
card-rockslide = Éboulement
card-breath = Souffle de dragon
card-backs = Dos des cartes

card-with-value = { $card } { $value }
card-with-back = { $card } (dos : { $back })
card-back = courage { $courage }, { $spell }, empreinte { $footprint }
spell-jumping = saut
spell-fleeing = fuite
spell-drunken = ivresse
spell-immobility = immobilité
card-hidden = une carte cachée
card-remembered = { $card }, d’après votre souvenir
player = { $who-is ->
    [you] vous
   *[other] { $who }
}
number = { $number }

## Ce que font les cartes

help-move-1 = Avancez de 1 case.
help-move-2 = Avancez de 2 cases.
help-move-3 = Avancez de 3 cases.
help-amnesia = Il ne se passe rien : vous avez oublié ce que vous vouliez faire.
help-angry-villagers = Reculez jusqu’à une case derrière le premier dragon qui vous suit. Si personne n’est derrière vous, reculez de 1.
help-broken-stick = Les dragons les plus proches derrière vous viennent sur votre case.
help-burlap-bag = Chacun reçoit une carte de plus, face cachée, au bout de son histoire. Les joueurs qui ont suivi un Feu follet n’en reçoivent pas.
help-chili-peppers = Avancez de 2. Puis chaque dragon derrière vous recule d’un bond de 1.
help-conmans-caravan = Après ce tour d’action, chacun passe à l’histoire de son voisin de gauche. Les dragons restent où ils sont.
help-crystal-ball = Regardez vos cartes non jouées, rangez-les comme vous voulez et, si vous le souhaitez, couchez-en une pour qu’elle soit sautée.
help-damsel-in-distress = Tous les dragons viennent sur votre case.
help-goblin-tribe = La première carte de la pioche prend la place de celle-ci et est jouée aussitôt.
help-magic-lamp = Vous pouvez échanger la lampe contre une carte déjà jouée, et jouer celle-ci aussitôt.
help-minstrel = Toutes les cartes du prochain tour d’action sont défaussées, sauf celles des joueurs enlacés.
help-pretty-flower = Reculez de 2. Puis chaque dragon devant vous avance d’un bond de 1.
help-roaring-4 = Avancez de 4. Le joueur qui reçoit cette carte à la distribution doit rugir.
help-sneaky-short-cut = Allez sur la case juste devant le dragon de tête.
help-tasty-deer = Votre prochaine carte est couchée : vous passerez ce tour.
help-thief = Dans chaque histoire, y compris la vôtre, vous prenez une carte non jouée et la défaussez.
help-whats-that-over-there = Tous les autres avancent du nombre de cases indiqué. Pas vous. Les nombres de nos cartes sont reconstitués.
help-knight = Additionnez le courage de vos cartes non jouées. Plus que le chevalier : avancez de son nombre. Moins : reculez d’autant. Égalité : rien. Les nombres de nos chevaliers sont reconstitués.
help-novice-wizard = Le sort de la première carte de la pioche vous touche : sauter de 3, fuir de 3, tituber comme au pique-nique ou devenir un arbre.
help-picnic = Prenez quatre cartes de la pioche et suivez leurs empreintes : en avant, en arrière, en avant, en arrière.
help-fake-jewels = Vos deux prochaines cartes sont couchées : vous passerez ces deux tours.
help-bigfoot = Bigfoot vous enlace jusqu’à ce que tous les autres aient joué leurs cartes. Pendant ce temps, aucune carte ne vous touche. Ensuite, vous jouez les vôtres.
help-dragon-poo = Chacun choisit en secret combien de temps retenir son souffle. Au-delà de la limite cachée, on s’évanouit. Parmi ceux qui tiennent, le souffle le plus long avance de 3.
help-grumpy-goat = Reculez d’une case de plus que l’empreinte de la première carte de la pioche. Chaque dragon sur votre chemin recule d’un bond de 1.
help-health-potion = Jusqu’à la fin de la manche, chacune de vos cartes 1, 2 ou 3 vous mène 1 case plus loin.
help-hypnosis = Chacun, sauf les joueurs enlacés, passe une carte non jouée, sans la voir, au suivant à sa gauche, à la place laissée libre.
help-lucky-talisman = Piochez cinq cartes, jouez-en une, défaussez les autres.
help-magic-mirror = Le joueur suivant joue une carte maintenant, et vous faites pareil après lui. Cela compte comme son prochain tour.
help-old-book-of-magic = Jusqu’à la fin de la manche, seules comptent vos cartes qui montrent le même sort que la première carte de la pioche. Les autres sont sautées.
help-spy = Prenez une carte non jouée dans chaque histoire, regardez-les et redistribuez-les comme vous voulez.
help-strange-potion = Retournez deux cartes de la pioche. Pour chaque carte de déplacement parmi elles, reculez d’autant de cases.
help-trap = Le dragon le plus proche, devant ou derrière, vient sur votre case.
help-troll = Additionnez les empreintes de vos cartes non jouées. Plus que le troll : avancez de 3. Moins : reculez de 3. Égalité : rien. Les nombres de nos trolls sont reconstitués.
help-truth-serum = Cachez le jeton dans un poing, levez un poing et dites qu’il est dedans. Un joueur de votre choix dit si c’est vrai. S’il a raison, il avance de 3 ; sinon, c’est vous.
help-whirlwind = Les cartes non jouées de tous les joueurs, sauf ceux qui sont enlacés, sont mélangées et reposées aux mêmes places.
help-will-o-the-wisp = Vous jouez d’un coup toutes vos cartes non jouées, de droite à gauche.
help-witches-trick = Votre dragon échange sa place avec celui de votre voisin de droite.
help-courage = À gauche d’un dos. Le courage de vos cartes non jouées compte contre un chevalier et contre un éboulement.
help-footprint = À droite d’un dos. Elle compte les pas d’un pique-nique, et votre force contre un troll et au bord d’un trou.
help-jumping = Apprenti sorcier : 3 cases en avant.
help-fleeing = Apprenti sorcier : 3 cases en arrière.
help-drunken = Apprenti sorcier : comme au pique-nique.
help-immobility = Apprenti sorcier : vous êtes un arbre qu’aucun dragon ne peut dépasser jusqu’à votre prochaine carte.
help-track = Deux cases par carte ; la carte de départ est la case 0.
help-finish = Au-delà de la ligne, les dragons courent encore et l’on continue de compter.
help-risky-finish = Un dragon qui dépasse la dernière case tombe de la montagne. Son nombre de cases est reconstitué.
help-landing = Les dragons qui tombent de la montagne atterrissent ici.
help-hole = Une carte 1, 2 ou 3 ne vous fait franchir le trou que si la somme des empreintes de vos cartes non jouées atteint son nombre. Les places et les nombres sont reconstitués.
help-rockslide = Un dragon qui s’arrête ici fait un bond d’une case en avant. Plus bas, jusqu’au prochain virage ou trou, les dragons qui ont moins de courage que ce nombre fuient. Les places et les nombres sont reconstitués.
help-breath = Personne ne peut retenir son souffle plus longtemps qu’une limite cachée, la même pour tous. Cette limite est de nous : autour d’une vraie table, on retient vraiment son souffle.
help-backs = À gauche, du courage ; dans le livre de sorcier, un sort ; à droite, une empreinte. Tout le monde les voit. Ce que montre chaque dos et le nombre d’exemplaires de chaque carte sont reconstitués.

## Ce qui se passe, comme une histoire

tale-amnesia = attendez… c’était quoi, le plan ?
tale-angry-villagers = des fourches et des torches, fuyons !
tale-broken-stick = crac ! Qui a entendu ça ?
tale-burlap-bag = un sac oublié au bord du chemin. À qui est-il ?
tale-chili-peppers = ça pique, ça chauffe… et puis le vent tourne.
tale-conmans-caravan = deux vendeurs trop souriants…
tale-crystal-ball = de la brume, des formes… l’avenir !
tale-damsel-in-distress = quel cri ! Tout le monde accourt.
tale-goblin-tribe = des tambours dans la nuit. Amis ou ennemis ?
tale-magic-lamp = frottez, et faites un vœu.
tale-minstrel = une chanson si douce que tous oublient de courir.
tale-pretty-flower = ah… ah… atchoum !
tale-roaring-4 = GROOOAR ! Quatre pas d’une traite !
tale-sneaky-short-cut = psst, derrière ce buisson.
tale-tasty-deer = à table ! Juste une petite pause…
tale-thief = des doigts agiles dans la nuit.
tale-whats-that-over-there = et hop, tout le monde file !
tale-knight = armure brillante, lance pointue.
tale-novice-wizard = pfuit, plop… oups.
tale-picnic = des sandwichs ! Et des gens. Attrapez-les !
tale-fake-jewels = oh, comme ils brillent !
tale-bigfoot = un très gros câlin très poilu.
tale-dragon-poo = pouah ! Retenez tous votre souffle !
tale-grumpy-goat = cornes en avant, il dévale la pente.
tale-health-potion = cent ans de moins !
tale-hypnosis = gauche, droite, gauche, droite… dodo…
tale-lucky-talisman = frottez-le et choisissez.
tale-magic-mirror = miroir, miroir, que fait le suivant ?
tale-old-book-of-magic = des pages poussiéreuses se tournent toutes seules.
tale-spy = deux yeux dans les buissons.
tale-strange-potion = ça sentait bon, mais ce n’était pas bon.
tale-trap = clac ! À l’aide, quelqu’un !
tale-troll = gros, vert et en plein milieu du chemin.
tale-truth-serum = rien que la vérité. Vraiment ?
tale-whirlwind = tout s’envole !
tale-will-o-the-wisp = une petite lumière sur le marais…
tale-witches-trick = abracadabra, toi là-bas et moi ici.

## La piste

field = case { $field }
field-start = la carte de départ
field-finish = case { $field } de l’arrivée
hazard = { $field } (nombre { $value })

## Questions

prompt-over = La course est terminée.
prompt-draft = Choisissez une carte à garder. Les autres iront à gauche.
prompt-wait-draft = Choisissent une carte à garder : { $players }.
prompt-lay = { $row-is ->
    [you] Carte { $number } : laquelle va dans votre propre histoire ?
   *[other] Carte { $number } : laquelle va dans l’histoire de { $row } ?
}
prompt-wait-program = Posent leurs cartes : { $players }.
prompt-take = Laquelle des deux cartes reçues jouez-vous ?
prompt-place = À quelle place de votre histoire ?
prompt-card = { $card }
prompt-wait-card = { $card } : on attend { $players }.
prompt-wish = La lampe : quelle carte déjà jouée souhaitez-vous ?
prompt-order = La boule de cristal : quelle carte mettez-vous en numéro { $number } ?
prompt-turn = La boule de cristal : voulez-vous coucher une carte, pour qu’elle soit sautée ?
prompt-steal = { $row-is ->
    [you] Le voleur : quelle carte de votre propre histoire ?
   *[other] Le voleur : quelle carte chez { $row } ?
}
prompt-look = { $row-is ->
    [you] L’espion : quelle carte de votre propre histoire ?
   *[other] L’espion : quelle carte chez { $row } ?
}
prompt-give = { $row-is ->
    [you] L’espion : quelle carte remettez-vous dans votre propre histoire ?
   *[other] L’espion : quelle carte va chez { $row } ?
}
prompt-pass-on = Hypnose : quelle carte passez-vous à gauche ?
prompt-choose = Le talisman : quelle carte jouez-vous ?
prompt-call = Le piège : quel dragon appelez-vous ?
prompt-hide = Le sérum de vérité : dans quel poing cachez-vous le jeton ?
prompt-raise = Le sérum de vérité : quel poing levez-vous ? Vous direz que le jeton est dedans.
prompt-ask = Le sérum de vérité : à qui le demandez-vous ?
prompt-answer = { $who } lève le poing { $fist ->
    [left] gauche
   *[right] droit
} et dit : « Le jeton est dans cette main. » Est-ce vrai ?
prompt-hold = Crotte de dragon ! Combien de temps retenez-vous votre souffle ? Quatre secondes, c’est sûr.
prompt-bet = Où sera votre dragon après les quatre empreintes ?

## Choix

action-keep = Garder { $card }
action-lay = { $row-is ->
    [you] { $card } pour vous
   *[other] { $card } pour { $row }
}
action-take = Jouer { $card }
action-place = À la place { $place }
action-wish = { $row-is ->
    [you] { $card }, à votre place { $place }
   *[other] { $card }, chez { $row }, place { $place }
}
action-no-wish = Pas de vœu
action-order = { $row-is ->
    [you] Place { $place } : { $card }
   *[other] Place { $place } de { $row } : { $card }
}
action-turn = Coucher la place { $place } : { $card }
action-no-turn = N’en coucher aucune
action-steal = { $row-is ->
    [you] Votre place { $place } : { $card }
   *[other] { $row }, place { $place } : { $card }
}
action-spy = { $row-is ->
    [you] Votre place { $place } : { $card }
   *[other] { $row }, place { $place } : { $card }
}
action-give = { $row-is ->
    [you] { $card } pour vous
   *[other] { $card } pour { $row }
}
action-pass-on = { $row-is ->
    [you] Place { $place } : { $card }
   *[other] Place { $place } de { $row } : { $card }
}
action-choose = Jouer { $card }
action-call = { $who-is ->
    [you] Vous appeler
   *[other] Appeler { $who }
}
action-hide = Dans le poing { $fist ->
    [left] gauche
   *[right] droit
}
action-raise = Lever le poing { $fist ->
    [left] gauche
   *[right] droit
}
action-ask = { $who-is ->
    [you] Vous le demander
   *[other] Demander à { $who }
}
action-believe = C’est vrai
action-doubt = C’est un mensonge
action-hold = { $seconds },{ $tenths } secondes
action-bet = { $field }

## Ce qui se passe

event-round-began = { $who-is ->
    [you] Manche { $round }. Vous commencez.
   *[other] Manche { $round }. { $who } commence.
}
event-shuffled = La défausse ({ $count } cartes) est mélangée et devient la pioche.
event-dealt = { $who-is ->
    [you] Vous recevez { $cards }.
   *[other] { $who } reçoit { $cards }.
}
event-dealt-hidden = { $who-is ->
    [you] Vous recevez { $count } cartes.
   *[other] { $who } reçoit { $count } cartes.
}
event-roared = { $who-is ->
    [you] Vous rugissez : le 4 rugissant est à vous !
   *[other] { $who } rugit : le 4 rugissant !
}
event-kept = { $who-is ->
    [you] Vous gardez { $card }.
   *[other] { $who } garde { $card }.
}
event-kept-hidden = { $who-is ->
    [you] Vous avez choisi.
   *[other] { $who } a choisi.
}
event-received = { $who-is ->
    [you] Votre voisin de droite vous passe { $cards }.
   *[other] { $who } reçoit { $cards } de son voisin de droite.
}
event-received-hidden = { $who-is ->
    [you] Vous recevez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de votre voisin de droite.
   *[other] { $who } reçoit { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de son voisin de droite.
}
event-planned = { $who-is ->
    [you] { $row-is ->
        [you] { $card } : pour vous.
       *[other] { $card } : pour { $row }.
    }
   *[other] { $row-is ->
        [you] { $who } vous destine { $card }.
       *[other] { $who } destine { $card } à { $row }.
    }
}
event-ready = { $who-is ->
    [you] Vous avez fini.
   *[other] { $who } a fini.
}
event-cards-laid = { $who-is ->
    [you] Vous avez posé { $count ->
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $count } cartes
    }.
   *[other] { $who } a posé { $count ->
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $count } cartes
    }.
}
event-laid = { $who-is ->
    [you] { $card } : chez vous, place { $place }{ $back }.
   *[other] { $card } : chez { $who }, place { $place }{ $back }.
}
event-laid-own = Une pour soi, place { $place }{ $back }.
event-laid-hidden = { $who-is ->
    [you] Une chez vous, place { $place }{ $back }.
   *[other] Une chez { $who }, place { $place }{ $back }.
}
back-shown = {" "}({ $back })
back-hidden = {""}
event-handed-over = { $who-is ->
    [you] Vous donnez { $cards } à { $to }.
   *[other] { $to-is ->
        [you] { $who } vous donne { $cards }.
       *[other] { $who } donne { $cards } à { $to }.
    }
}
event-handed-over-hidden = { $who-is ->
    [you] Vous donnez vos deux dernières cartes à { $to }.
   *[other] { $to-is ->
        [you] { $who } vous donne ses deux dernières cartes.
       *[other] { $who } donne ses deux dernières cartes à { $to }.
    }
}
event-took = { $who-is ->
    [you] Vous jouerez { $card }.
   *[other] { $who } jouera { $card }.
}
event-inserted = { $who-is ->
    [you] Vous mettez { $card } à votre place { $place }{ $back }.
   *[other] { $who } met { $card } à la place { $place }{ $back }.
}
event-inserted-hidden = { $who-is ->
    [you] Vous mettez une carte à votre place { $place }{ $back }.
   *[other] { $who } met une carte à la place { $place }{ $back }.
}
event-discarded = { $card } va à la défausse.
event-action-round = Tour d’action { $number }.
event-hug-ended = { $who-is ->
    [you] Bigfoot vous lâche.
   *[other] Bigfoot lâche { $who }.
}
event-idled-prepaid = { $who-is ->
    [you] Vous avez déjà joué ce tour, à cause du miroir.
   *[other] { $who } a déjà joué ce tour, à cause du miroir.
}
event-idled-hugged = { $who-is ->
    [you] Bigfoot vous enlace toujours.
   *[other] Bigfoot enlace toujours { $who }.
}
event-idled-empty = { $who-is ->
    [you] Vous n’avez plus de carte.
   *[other] { $who } n’a plus de carte.
}
event-missed-turned = { $who-is ->
    [you] Votre carte à la place { $place } est couchée : vous passez ce tour.
   *[other] { $who } passe ce tour : la carte à la place { $place } est couchée.
}
event-missed-book = { $who-is ->
    [you] Votre carte à la place { $place } n’a pas le sort du vieux livre : elle est sautée.
   *[other] La carte de { $who } à la place { $place } n’a pas le sort du vieux livre : elle est sautée.
}
event-flipped = { $who-is ->
    [you] Vous retournez { $card } : { $tale }
   *[other] { $who } retourne { $card } : { $tale }
}
event-flipped-step = { $who-is ->
    [you] Vous retournez { $card }.
   *[other] { $who } retourne { $card }.
}
event-voided = { $who-is ->
    [you] { $card } n’a pas le sort de votre vieux livre : il ne se passe rien.
   *[other] { $card } n’a pas le sort du vieux livre de { $who } : il ne se passe rien.
}
event-nothing = { $who-is ->
    [you] { $card } : il ne vous arrive rien.
   *[other] { $card } : il n’arrive rien à { $who }.
}
event-moved-forward = { $who-is ->
    [you] Vous avancez de { $steps }, jusqu’à la case { $field }.
   *[other] { $who } avance de { $steps }, jusqu’à la case { $field }.
}
event-moved-back = { $who-is ->
    [you] Vous reculez de { $steps }, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] { $who } recule de { $steps }, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-carried-forward = { $who-is ->
    [you] Vous faites un bond de { $steps } en avant, jusqu’à la case { $field }.
   *[other] { $who } fait un bond de { $steps } en avant, jusqu’à la case { $field }.
}
event-carried-back = { $who-is ->
    [you] Vous faites un bond de { $steps } en arrière, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] { $who } fait un bond de { $steps } en arrière, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-placed = { $who-is ->
    [you] Vous arrivez sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] { $who } arrive sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-dodged = { $who-is ->
    [you] Vous évitez les rochers : { $steps } en avant, jusqu’à la case { $field }.
   *[other] { $who } évite les rochers : { $steps } en avant, jusqu’à la case { $field }.
}
event-fled = { $who-is ->
    [you] Vous fuyez et reculez de { $steps }, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] { $who } fuit et recule de { $steps }, jusqu’à { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-moved-bet = { $who-is ->
    [you] En récompense, vous avancez de { $steps }, jusqu’à la case { $field }.
   *[other] En récompense, { $who } avance de { $steps }, jusqu’à la case { $field }.
}
event-stopped-tree = { $who-is ->
    [you] Un arbre vous barre la route : vous vous arrêtez sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] Un arbre barre la route à { $who }, qui s’arrête sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-stopped-start = { $who-is ->
    [you] On ne peut pas reculer plus loin : vous restez sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] On ne peut pas reculer plus loin : { $who } reste sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-hole-jumped = { $who-is ->
    [you] Vous sautez par-dessus le trou : { $sum } en empreintes, il en fallait { $value }.
   *[other] { $who } saute par-dessus le trou : { $sum } en empreintes, il en fallait { $value }.
}
event-hole-too-wide = { $who-is ->
    [you] Le trou est trop large pour vous : { $sum } en empreintes, il en fallait { $value }.
   *[other] Le trou est trop large pour { $who } : { $sum } en empreintes, il en fallait { $value }.
}
event-crossed = { $who-is ->
    [you] Vous passez la ligne d’arrivée !
   *[other] { $who } passe la ligne d’arrivée !
}
event-fell = { $who-is ->
    [you] Vous courez trop loin, tombez de la montagne et atterrissez sur la case { $field }.
   *[other] { $who } court trop loin, tombe de la montagne et atterrit sur la case { $field }.
}
event-swapped = { $who-is ->
    [you] { $with } et vous échangez vos places : vous voici sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }, et { $with } sur { $other ->
        [0] la carte de départ
       *[other] la case { $other }
    }.
   *[other] { $with-is ->
        [you] { $who } et vous échangez vos places : { $who } est sur { $field ->
            [0] la carte de départ
           *[other] la case { $field }
        }, et vous sur { $other ->
            [0] la carte de départ
           *[other] la case { $other }
        }.
       *[other] { $who } et { $with } échangent leurs places : { $who } est sur { $field ->
            [0] la carte de départ
           *[other] la case { $field }
        }, et { $with } sur { $other ->
            [0] la carte de départ
           *[other] la case { $other }
        }.
    }
}
event-rockslide = { $who-is ->
    [you] Sur la case { $field }, vous faites rouler les rochers ! Plus bas, il faut un courage de { $value }.
   *[other] Sur la case { $field }, { $who } fait rouler les rochers ! Plus bas, il faut un courage de { $value }.
}
event-stood-firm = { $who-is ->
    [you] Vous tenez bon avec un courage de { $sum }.
   *[other] { $who } tient bon avec un courage de { $sum }.
}
event-lost-heart = { $who-is ->
    [you] Votre courage ({ $sum }) ne suffit pas : fuyez !
   *[other] Le courage de { $who } ({ $sum }) ne suffit pas.
}
event-bag-dealt = { $who-is ->
    [you] Une nouvelle carte est à votre place { $place }{ $back }.
   *[other] { $who } reçoit une nouvelle carte, place { $place }{ $back }.
}
event-caravan-waits = { $who-is ->
    [you] Vous croisez une caravane : elle partira après ce tour d’action.
   *[other] { $who } croise une caravane : elle partira après ce tour d’action.
}
event-caravan-rolled = La caravane part : { $rows }.
caravan-row = { $who-is ->
    [you] vous reprenez l’histoire de { $from }
   *[other] { $from-is ->
        [you] { $who } reprend votre histoire
       *[other] { $who } reprend l’histoire de { $from }
    }
}
event-gazed = { $who-is ->
    [you] Dans la boule de cristal, vous voyez { $cards }.
   *[other] Dans la boule de cristal, { $who } voit { $cards }.
}
event-gazed-hidden = { $who-is ->
    [you] Vous regardez dans la boule de cristal.
   *[other] { $who } regarde dans la boule de cristal.
}
event-marked = { $who-is ->
    [you] { $row-is ->
        [you] Choisi : votre place { $place }.
       *[other] Choisi : la place { $place } de { $row }.
    }
   *[other] { $row-is ->
        [you] { $who } choisit votre place { $place }.
       *[other] { $who } choisit la place { $place } de { $row }.
    }
}
event-reordered = { $who-is ->
    [you] Vos cartes sont maintenant dans cet ordre : { $cards }.
   *[other] { $who } a rangé ses cartes : { $cards }.
}
shift = { $who-is ->
    [you] votre place { $place } : { $card }
   *[other] { $who }, place { $place } : { $card }
}
event-turned = { $who-is ->
    [you] Votre carte à la place { $place } est couchée : vous passerez ce tour.
   *[other] La carte de { $who } à la place { $place } est couchée : { $who } passera ce tour.
}
event-goblins-brought = { $who-is ->
    [you] Les gobelins vous apportent { $card }.
   *[other] Les gobelins apportent { $card } à { $who }.
}
event-goblins-lost = { $who-is ->
    [you] Les gobelins ne font que tourner autour de vous.
   *[other] Les gobelins ne font que tourner autour de { $who }.
}
event-wished = { $who-is ->
    [you] { $row-is ->
        [you] Vous souhaitez { $card }, à votre propre place { $place }.
       *[other] Vous souhaitez { $card }, chez { $row }, place { $place }.
    }
   *[other] { $row-is ->
        [you] { $who } souhaite { $card }, à votre place { $place }.
       *[other] { $who } souhaite { $card }, chez { $row }, place { $place }.
    }
}
event-wish-declined = { $who-is ->
    [you] Vous ne faites pas de vœu.
   *[other] { $who } ne fait pas de vœu.
}
event-enchanted = { $who-is ->
    [you] Vous écoutez la chanson : { $card } disparaît.
   *[other] { $who } écoute la chanson : { $card } disparaît.
}
event-stolen = { $who-is ->
    [you] On vous vole { $card }.
   *[other] On vole { $card } à { $who }.
}
event-tested-won = { $who-is ->
    [you] Vous gagnez, { $sum } contre { $value }.
   *[other] { $who } gagne, { $sum } contre { $value }.
}
event-tested-lost = { $who-is ->
    [you] Vous perdez, { $sum } contre { $value }.
   *[other] { $who } perd, { $sum } contre { $value }.
}
event-tested-even = { $who-is ->
    [you] { $sum } contre { $value }, égalité : on vous laisse en paix.
   *[other] { $sum } contre { $value }, égalité : on laisse { $who } en paix.
}
event-spell-cast = { $who-is ->
    [you] La baguette vous vise : { $spell } !
   *[other] La baguette vise { $who } : { $spell } !
}
event-rooted = { $who-is ->
    [you] Vous vous changez en arbre. Personne ne passe.
   *[other] { $who } se change en arbre. Personne ne passe.
}
event-bet-placed = { $who-is ->
    [you] Vous pariez sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
   *[other] { $who } parie sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    }.
}
event-bet-won = { $who-is ->
    [you] Votre pari sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    } était juste !
   *[other] Le pari de { $who } sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    } était juste !
}
event-bet-lost = { $who-is ->
    [you] Votre pari sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    } était faux.
   *[other] Le pari de { $who } sur { $field ->
        [0] la carte de départ
       *[other] la case { $field }
    } était faux.
}
event-footprint-forward = { $who-is ->
    [you] Les empreintes vous font avancer de { $steps }.
   *[other] Les empreintes font avancer { $who } de { $steps }.
}
event-footprint-back = { $who-is ->
    [you] Les empreintes vous font reculer de { $steps }.
   *[other] Les empreintes font reculer { $who } de { $steps }.
}
event-hugged = { $who-is ->
    [you] Bigfoot vous enlace jusqu’à ce que les autres aient fini.
   *[other] Bigfoot enlace { $who } jusqu’à ce que les autres aient fini.
}
event-held-breath = { $who-is ->
    [you] Vous retiendrez votre souffle { $seconds },{ $tenths } secondes.
   *[other] { $who } retiendra son souffle { $seconds },{ $tenths } secondes.
}
event-held-breath-hidden = { $who-is ->
    [you] Vous inspirez à fond.
   *[other] { $who } inspire à fond.
}
event-breathed = { $who-is ->
    [you] { $breaths }. Personne n’aurait tenu plus de { $seconds },{ $tenths }. Vous gagnez !
   *[other] { $breaths }. Personne n’aurait tenu plus de { $seconds },{ $tenths }. { $who } gagne !
}
event-breathed-nobody = { $breaths }. Personne ne pouvait tenir plus de { $seconds },{ $tenths } : tous se sont évanouis.
breath-held = { $who-is ->
    [you] vous : { $seconds },{ $tenths } secondes
   *[other] { $who } : { $seconds },{ $tenths } secondes
}
breath-fainted = { $who-is ->
    [you] vous : { $seconds },{ $tenths } secondes, et boum
   *[other] { $who } : { $seconds },{ $tenths } secondes, et boum
}
event-goat-ran = { $who-is ->
    [you] Le bouc vous fait reculer de { $steps }.
   *[other] Le bouc fait reculer { $who } de { $steps }.
}
event-potion-drunk = { $who-is ->
    [you] Vous rajeunissez : dans cette manche, vos cartes de déplacement vous mènent { $bonus } plus loin.
   *[other] { $who } rajeunit : dans cette manche, ses cartes de déplacement mènent { $bonus } plus loin.
}
event-hypnotised = { $who-is ->
    [you] Vous passerez la carte de la place { $place }.
   *[other] { $who } passera la carte de la place { $place }.
}
event-hypnotised-hidden = { $who-is ->
    [you] Vous avez choisi.
   *[other] { $who } a choisi, les yeux fermés.
}
event-drifted = { $who-is ->
    [you] Une de vos cartes va chez { $to }, place { $place }{ $back }.
   *[other] { $to-is ->
        [you] Une carte de { $who } va chez vous, place { $place }{ $back }.
       *[other] Une carte de { $who } va chez { $to }, place { $place }{ $back }.
    }
}
event-talisman-drew = { $who-is ->
    [you] Le talisman vous montre { $cards }.
   *[other] Le talisman montre { $cards } à { $who }.
}
event-talisman-drew-hidden = { $who-is ->
    [you] Le talisman vous montre { $count } cartes.
   *[other] Le talisman montre { $count } cartes à { $who }.
}
event-talisman-chose = { $who-is ->
    [you] Vous choisissez { $card }.
   *[other] { $who } choisit { $card }.
}
event-mirror-looks = { $who-is ->
    [you] Dans le miroir, vous voyez { $at }.
   *[other] { $at-is ->
        [you] Dans le miroir, { $who } vous voit.
       *[other] Dans le miroir, { $who } voit { $at }.
    }
}
event-mirrored = { $who-is ->
    [you] Vous faites pareil : { $card }.
   *[other] { $who } fait pareil : { $card }.
}
event-book-opened = { $who-is ->
    [you] Le livre s’ouvre au { $spell } : dans cette manche, seules vos cartes qui montrent ce sort comptent.
   *[other] Le livre s’ouvre au { $spell } : dans cette manche, seules les cartes qui montrent ce sort comptent pour { $who }.
}
event-spied = { $who-is ->
    [you] Vous regardez { $cards }.
   *[other] { $who } regarde { $cards }.
}
event-spy-planned = { $who-is ->
    [you] { $card } ira là.
   *[other] { $who } destine { $card } à cette place.
}
event-spy-gave = { $who-is ->
    [you] Vous les avez redistribuées : { $cards }.
   *[other] { $who } les a redistribuées : { $cards }.
}
event-potion-flipped = { $who-is ->
    [you] Dans votre coupe : { $card }.
   *[other] Dans la coupe de { $who } : { $card }.
}
event-token-hidden = { $who-is ->
    [you] Le jeton est dans votre poing { $fist ->
        [left] gauche
       *[right] droit
    }.
   *[other] Le jeton est dans le poing { $fist ->
        [left] gauche
       *[right] droit
    } de { $who }.
}
event-fist-meant = { $who-is ->
    [you] Vous lèverez le poing { $fist ->
        [left] gauche
       *[right] droit
    }.
   *[other] { $who } lèvera le poing { $fist ->
        [left] gauche
       *[right] droit
    }.
}
event-claimed = { $who-is ->
    [you] Vous levez le poing { $fist ->
        [left] gauche
       *[right] droit
    } et dites à { $to } : « Le jeton est dans cette main. »
   *[other] { $to-is ->
        [you] { $who } lève le poing { $fist ->
            [left] gauche
           *[right] droit
        } et vous dit : « Le jeton est dans cette main. »
       *[other] { $who } lève le poing { $fist ->
            [left] gauche
           *[right] droit
        } et dit à { $to } : « Le jeton est dans cette main. »
    }
}
event-believed-rightly = { $by-is ->
    [you] Vous croyez { $who }, et c’était vrai.
   *[other] { $who-is ->
        [you] { $by } vous croit, et c’était vrai.
       *[other] { $by } croit { $who }, et c’était vrai.
    }
}
event-believed-wrongly = { $by-is ->
    [you] Vous croyez { $who }, mais c’était un mensonge.
   *[other] { $who-is ->
        [you] { $by } vous croit, mais c’était un mensonge.
       *[other] { $by } croit { $who }, mais c’était un mensonge.
    }
}
event-doubted-rightly = { $by-is ->
    [you] Vous ne croyez pas { $who }, et c’était un mensonge.
   *[other] { $who-is ->
        [you] { $by } ne vous croit pas, et c’était un mensonge.
       *[other] { $by } ne croit pas { $who }, et c’était un mensonge.
    }
}
event-doubted-wrongly = { $by-is ->
    [you] Vous ne croyez pas { $who }, mais c’était vrai.
   *[other] { $who-is ->
        [you] { $by } ne vous croit pas, mais c’était vrai.
       *[other] { $by } ne croit pas { $who }, mais c’était vrai.
    }
}
event-whirled = { $count ->
    [0] Il ne reste plus de cartes à faire tourbillonner.
    [one] Une carte tourbillonne et retombe.
   *[other] { $count } cartes tourbillonnent et retombent dans un nouvel ordre.
}
event-wisp-followed = { $who-is ->
    [you] Vous suivez la lumière et jouez toutes vos cartes en partant de la droite.
   *[other] { $who } suit la lumière et joue toutes ses cartes en partant de la droite.
}
event-wisp-gone = { $who-is ->
    [you] La lumière s’éteint. Vous revoici sur le chemin.
   *[other] La lumière s’éteint. { $who } est de retour sur le chemin.
}
event-top-shown = Première carte de la pioche : { $back }.
event-top-gone = La pioche est vide.
event-round-ended = La manche { $round } est finie. On ramasse toutes les cartes.
event-forest-closed = La forêt se referme derrière le dernier dragon. Le chemin commence maintenant à la case { $field }.
event-race-over = { $count ->
    [one] La course est terminée. Le trésor revient à { $winners } !
   *[other] La course est terminée. { $winners } se partagent le trésor !
}

## La table

heading-track = Manche { $round }, premier joueur : { $starter-is ->
    [you] vous
   *[other] { $starter }
}
heading-running = { $who-is ->
    [you] Votre carte en jeu
   *[other] Carte jouée par { $who }
}
heading-row = { $who-is ->
    [you] Votre histoire
   *[other] Histoire de { $who }
}
heading-piles = Piles
heading-hand = Vos cartes
table-field = { $field } : { $players }
table-track = { $fields } cases jusqu’à la ligne d’arrivée, { $finish } au-delà
table-floor = le chemin commence à la case { $field }
table-landing = un dragon qui tombe de l’arrivée atterrit sur la case { $field }
table-holes = trous derrière les cases { $hazards }
table-rockslides = éboulements sur les cases { $hazards }
table-corners = virages derrière les cases { $fields }
table-slot-down = { $place }. { $card }
table-slot-barred = { $place }. { $card } : n’a pas le sort du vieux livre, sera sautée
table-slot-turned = { $place }. { $card } : couchée, sera sautée
table-slot-up = { $place }. { $card } : jouée
table-slot-passed = { $place }. { $card } : a été sautée
table-sums = total des cartes non jouées : courage { $courage }, empreintes { $stamina }
table-rooted = { $who-is ->
    [you] vous êtes un arbre
   *[other] { $who } est un arbre
}
table-hugged = { $who-is ->
    [you] un câlin vous protège
   *[other] un câlin protège { $who }
}
table-prepaid = { $who-is ->
    [you] vous avez déjà joué votre prochain tour
   *[other] { $who } a déjà joué son prochain tour
}
table-wisp-running = { $who-is ->
    [you] vous suivez la lumière
   *[other] { $who } suit la lumière
}
table-wisp-done = { $who-is ->
    [you] vous avez suivi la lumière et ne recevez plus de cartes
   *[other] { $who } a suivi la lumière et ne reçoit plus de cartes
}
table-potion = les cartes de déplacement mènent { $bonus } plus loin
table-book = seules comptent les cartes qui montrent le { $spell }
table-running = { $who-is ->
    [you] vous : { $card }. { $help }
   *[other] { $who } : { $card }. { $help }
}
table-piles = pioche { $draw }, défausse { $discard }
table-top = première carte de la pioche : { $back }
table-discard-top = sur la défausse : { $card }
table-roared = { $who-is ->
    [you] vous avez rugi dans cette manche
   *[other] { $who } a rugi dans cette manche
}
table-caravan = une caravane partira après ce tour d’action
table-kept = gardée : { $card }
table-planned = { $row-is ->
    [you] pour vous : { $card }
   *[other] pour { $row } : { $card }
}
table-explained = { $card }. { $help }

score-total = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
score-field = la case { $field }
score-finish = la case { $field } au-delà de la ligne d’arrivée

ending-finish = un dragon a atteint le trésor.
ending-nightfall = la nuit est tombée, on arrête la course.

## Refus

refusal-draft-first = Choisissez d’abord une carte à garder.
refusal-program-first = Posez d’abord vos cartes.
refusal-insert-first = Prenez d’abord une des deux cartes, puis choisissez sa place.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-such-place = Cette place n’existe pas dans l’histoire.
refusal-already-played = Cette carte a déjà été jouée ou sautée.
refusal-picked-already = Vous avez déjà choisi cette carte.
refusal-other-row-first = On prend les histoires dans l’ordre : la vôtre d’abord, puis dans le sens des aiguilles d’une montre.
refusal-not-wishable = La lampe ne peut pas apporter cette carte.
refusal-not-spied = L’espion n’a pas pris cette carte.
refusal-not-drawn = Le talisman n’a pas montré cette carte.
refusal-other-spell = Cette carte ne montre pas le sort de votre vieux livre.
refusal-not-nearest = On ne peut appeler qu’un des dragons les plus proches.
refusal-cannot-ask = On ne peut pas demander à ce joueur.
refusal-bad-breath = Un souffle dure de 1 à 10 secondes.
refusal-no-such-field = On ne peut pas parier sur cette case.
refusal-card-first = Finissez d’abord la carte en jeu.
refusal-bad-removed = On retire de 10 à 15 cartes d’action.
refusal-draft-for-two = À deux, on ne joue jamais avec le choix des cartes.
refusal-bad-fields = Une piste a un nombre pair de cases, de 8 à 36.
refusal-six-need-full-track = À six, on prend toujours toute la piste.
refusal-mountain-needs-full-track = La montagne sauvage se joue sur toute la piste.
refusal-forest-on-mountain = La forêt enchantée ne pousse pas sur la montagne sauvage.
refusal-risky-needs-mountain = L’arrivée risquée va avec la montagne sauvage.

## Préparation

option-players = Joueurs
option-players-help = De deux à six dragons font la course.
option-deck = Cartes
option-deck-help = Quelles cartes sont mélangées dans la pioche.
option-deck-introduction = Découverte : cartes de déplacement et cartes sans icône
option-deck-normal = Avec les cartes à l’icône Normal
option-deck-six-advanced = Avec six cartes Avancé, personne ne sait lesquelles
option-deck-everything = Toutes les cartes
option-deck-trimmed = Toutes les cartes, sauf quelques-unes
option-removed = Cartes retirées
option-removed-help = Combien de cartes d’action on retire sans les regarder, quand on ne joue pas avec toutes.
option-draft = Choix des cartes
option-draft-help = Chacun garde une carte et passe les autres, jusqu’à ce qu’elles soient toutes prises. De trois à six joueurs.
option-track = Piste
option-track-help = La longueur de la course.
option-track-suggested = Comme conseillé pour le nombre de joueurs
option-track-short = Courte : 28 cases
option-track-full = Entière : 36 cases
option-track-own = Autant de cases que vous voulez
option-fields = Cases
option-fields-help = La longueur de votre propre piste : un nombre pair.
option-mountain = Montagne sauvage
option-mountain-help = L’autre côté de la piste : trous, éboulements et virages.
option-layout = Montagne
option-layout-help = Comment les cartes de la montagne sont disposées.
option-layout-printed = Comme sur notre fiche
option-layout-random = Cartes de piste mélangées
option-forest = Forêt enchantée
option-forest-help = Le chemin se referme derrière le dernier dragon : personne ne tombe trop loin en arrière.
option-betting = Paris
option-betting-help = Au pique-nique, vous pariez sur la case où vous finirez. Si c’est gagné, vous avancez encore de 3.
option-risky = Arrivée risquée
option-risky-help = Un dragon qui court trop loin après la ligne d’arrivée tombe de la montagne.
option-first = Premier joueur
option-first-help = Le joueur qui commence la première manche.
option-first-random = Le meilleur grognement (au hasard)
option-first-seat-0 = Le premier joueur
option-first-seat-1 = Le deuxième joueur
option-first-seat-2 = Le troisième joueur
option-first-seat-3 = Le quatrième joueur
option-first-seat-4 = Le cinquième joueur
option-first-seat-5 = Le sixième joueur

## Le plateau dessiné

board-who = { $who-is ->
    [you] Vous
   *[other] { $who }
}
board-bot = robot
board-hand = Vos cartes et ce qui est demandé
board-track = Piste de { $fields } cases, et { $finish } au-delà de la ligne d’arrivée.
board-whole-track = Toute la piste
board-hole = Trou après la case { $field } : il faut { $value } en empreintes.
board-rockslide = Éboulement sur la case { $field } : il faut { $value } en courage.
board-enough = Vous en avez assez.
board-too-little = Vous n’en avez pas assez.
board-gravel = ici, les rochers roulent
board-sand = chemin sûr
board-plays = { $who-is ->
    [you] Vous jouez
   *[other] { $who } joue
}
board-laid-by = { $who-is ->
    [you] posée par vous
   *[other] posée par { $who }
}
board-next = ensuite
board-courage-after = Votre courage { $before } → { $after }
board-stamina-after = Vos empreintes { $before } → { $after }
board-where-draft = Manche { $round }, choix
board-where-plan = Manche { $round }, pose des cartes
board-where-race = Manche { $round }, course { $number } sur { $all }
board-where-end = Manche { $round }, fin de la course
board-start = Départ
board-starter = Premier joueur
board-round = Manche { $round }
board-phase-draft = Choix
board-phase-program = Pose des cartes
board-phase-own-pair = Deux pour soi
board-phase-rival-pair = Deux pour l’adversaire
board-phase-insert = Une des deux
board-phase-movement = La course
board-action-round = Tour d’action { $number }
board-laid = Cartes posées : { $laid } sur { $all }
board-caravan = Une caravane attend
board-draw = Pioche : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-draw-name = Pioche
board-discard = Défausse : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-discard-name = Défausse
board-omen = est le prochain sort de la pioche
board-holds = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-rooted = Arbre
board-hugged = Enlacé
board-only = Seulement ce sort
board-prepaid = Tour déjà joué
board-safe = À l’abri dans ses bras
board-skipped = sautée
board-take-back = Reprendre { $card }
board-lay-here = { $who-is ->
    [you] Poser comme carte { $number } dans votre propre histoire
   *[other] Poser comme carte { $number } dans l’histoire de { $who }
}
board-here = Poser ici
board-slot-then = puis
board-slot-last = enfin
board-lay-next = Poser comme carte { $number }
board-lay-all = { $count ->
    [2] Poser les deux
   *[other] Poser les { $count }
}
board-take-all-back = Tout reprendre
board-lay-final = Déplacez-les à votre gré avant de les poser. Ensuite, personne ne les regarde plus.
board-meant = Prévue comme carte { $number }, { $row }.
board-for = { $who-is ->
    [you] pour vous
   *[other] pour { $who }
}
board-kept = Gardées :
board-sealed = votre choix
board-sealed-place = Votre carte ira à la place { $place }.
board-cancel = Pas celle-ci
board-hold = Appuyez et retenez votre souffle
board-let-go = Relâchez pour respirer
board-slider = Ou choisissez avec le curseur : c’est tout aussi valable.
board-seconds = { $seconds },{ $tenths } s
board-fainted = évanoui
board-won-breath = gagne !
board-limit = Personne n’aurait tenu plus de { $seconds },{ $tenths } secondes.
board-token = le jeton
board-fist-left = Gauche
board-fist-right = Droit
board-roar = GRRROAR !
board-roars = { $who-is ->
    [you] Vous avez le 4 rugissant !
   *[other] { $who } a le 4 rugissant !
}
board-cry-starts = Je commence !
board-cry-gazes = Je vois… des cartes !
board-cry-spies = Montrez un peu…
board-cry-missed-turned = Tour manqué
board-cry-missed-book = Pas le bon sort
board-cry-enchanted = La la la…
board-cry-stolen = Au voleur !
board-cry-draws = { $count } cartes au choix
board-cry-free = Enfin libre !
board-cry-idle-prepaid = J’ai déjà joué
board-cry-idle-hugged = Mmm, un câlin
board-cry-idle-empty = Plus de carte
board-cry-voided = Pas le sort de mon livre
board-cry-nothing = Il ne se passe rien
board-cry-stopped-tree = Un arbre !
board-cry-stopped-start = Impossible de reculer
board-cry-hole-jumped = Hop ! { $sum } pour { $value }
board-cry-hole-too-wide = Trop large : { $sum }, pas { $value }
board-cry-crossed = La ligne est passée !
board-cry-fell = Aaaah !
board-cry-rocks = Éboulement ! Courage { $value }
board-cry-firm = Je reste : { $sum }
board-cry-afraid = Fuyons ! Seulement { $sum }
board-cry-caravan = Je vous emmène ?
board-cry-goblins-lost = En rond, en rond
board-cry-wish-declined = Pas de vœu
board-cry-tested-won = { $sum } l’emporte sur { $value }
board-cry-tested-lost = { $sum }, moins que { $value }
board-cry-tested-even = { $sum } et { $value } : égalité
board-cry-spell-jumping = Sort de la grenouille !
board-cry-spell-fleeing = Sort du lapin !
board-cry-spell-drunken = Sort d’ivresse !
board-cry-spell-immobility = Sort de l’arbre !
board-cry-book-jumping = Rien que des grenouilles
board-cry-book-fleeing = Rien que des lapins
board-cry-book-drunken = Rien que des chopes
board-cry-book-immobility = Rien que des arbres
board-cry-rooted = Je suis un arbre
board-cry-hugged = Que de poils !
board-cry-bets = Mon pari : { $field }
board-cry-bet-won = Pari gagné !
board-cry-bet-lost = Pari perdu
board-cry-forward = { $steps } en avant
board-cry-back = { $steps } en arrière
board-cry-cup = { $card } ?
board-cry-breath = Une grande inspiration…
board-cry-goat = Arrière ! L’empreinte montre { $footprint }
board-cry-potion = +{ $bonus } par carte de déplacement
board-cry-sleeps = Zzz…
board-cry-mirror = Moi d’abord ?
board-cry-claim-left = Il est dans ma main gauche !
board-cry-claim-right = Il est dans ma main droite !
board-cry-right = Je le savais !
board-cry-wrong = Bien eu !
board-cry-wisp = Une lumière !
board-cry-wisp-gone = Où suis-je ?
board-beyond = case { $field } de l’arrivée, comptée comme case { $number }
board-at-start = au départ
board-lead-row = { $who-is ->
    [you] Carte { $number } : choisissez-en une pour votre propre histoire.
   *[other] Carte { $number } : choisissez-en une pour l’histoire de { $who }.
}
board-lead-card = { $who-is ->
    [you] { $card } pour vous ? Glissez-la à sa place, ou touchez la place.
   *[other] { $card } pour { $who } ? Glissez-la à sa place, ou touchez la place.
}
board-lead-all = Chaque carte a sa place. Posez-les, ou changez ce que vous voulez.
board-deed-amnesia = Il ne se passe rien : vous avez oublié.
board-deed-angry-villagers = Reculez jusqu’à une case derrière le dragon qui vous suit.
board-deed-broken-stick = Les dragons les plus proches derrière vous vous rejoignent.
board-deed-burlap-bag = Chacun reçoit une carte cachée de plus.
board-deed-chili-peppers = Avancez de 2. Chaque dragon derrière vous recule de 1.
board-deed-conmans-caravan = Après ce tour d’action, chacun passe à l’histoire de gauche.
board-deed-crystal-ball = Regardez et rangez vos cartes non jouées, couchez-en une ou non.
board-deed-damsel-in-distress = Tous les dragons viennent sur votre case.
board-deed-goblin-tribe = La première carte de la pioche se joue à sa place.
board-deed-magic-lamp = Si vous voulez, jouez à sa place une carte déjà jouée.
board-deed-minstrel = Les cartes du prochain tour d’action sont défaussées.
board-deed-pretty-flower = Reculez de 2. Chaque dragon devant vous avance de 1.
board-deed-roaring-4 = Avancez de 4.
board-deed-sneaky-short-cut = Allez sur la case juste devant le dragon de tête.
board-deed-tasty-deer = Votre prochaine carte est couchée : vous passerez ce tour.
board-deed-thief = Défaussez une carte non jouée de chaque histoire.
board-deed-whats-that-over-there = Tous les autres avancent de ce nombre. Pas vous.
board-deed-knight = Plus de courage que lui : avancez de son nombre. Moins : reculez.
board-deed-novice-wizard = Le sort en haut de la pioche vous touche.
board-deed-picnic = Quatre empreintes : en avant, en arrière, en avant, en arrière.
board-deed-fake-jewels = Vos deux prochaines cartes sont couchées : deux tours manqués.
board-deed-bigfoot = Câlin ! Aucune carte ne vous touche tant que les autres jouent.
board-deed-dragon-poo = Retenez votre souffle ! Le souffle le plus long avance de 3.
board-deed-grumpy-goat = Reculez de l’empreinte plus 1. Les dragons croisés reculent de 1.
board-deed-health-potion = Cette manche, vos cartes 1, 2 et 3 mènent 1 case plus loin.
board-deed-hypnosis = Chacun passe à gauche une carte non jouée, sans la voir.
board-deed-lucky-talisman = Piochez cinq cartes, jouez-en une, défaussez les autres.
board-deed-magic-mirror = Le joueur suivant joue une carte et vous faites pareil.
board-deed-old-book-of-magic = Cette manche, ne comptent que vos cartes au sort de la pioche.
board-deed-spy = Prenez une carte par histoire, regardez, redistribuez.
board-deed-strange-potion = Retournez deux cartes : les 1, 2 et 3 vous font reculer.
board-deed-trap = Le dragon le plus proche vient sur votre case.
board-deed-troll = Plus d’empreintes : avancez de 3. Moins : reculez de 3.
board-deed-truth-serum = Où est le jeton ? Bluffez ! Le gagnant avance de 3.
board-deed-whirlwind = Les cartes non jouées sont mélangées et reposées.
board-deed-will-o-the-wisp = Jouez d’un coup vos cartes non jouées, de droite à gauche.
board-deed-witches-trick = Votre dragon et celui du voisin de droite changent de place.

## Groupes de cartes et de pièces, dans l’aide

group-icon = { $count ->
    [one] Symbole
   *[other] Symboles
}
group-movement = { $count ->
    [one] Mouvement
   *[other] Mouvement
}
group-plain = { $count ->
    [one] Sans symbole
   *[other] Sans symbole
}
group-normal = { $count ->
    [one] Normale
   *[other] Normales
}
group-advanced = { $count ->
    [one] Avancée
   *[other] Avancées
}
group-track = { $count ->
    [one] Piste
   *[other] Piste
}

## Pourquoi un conseil recommande un coup

reason-fields-more = { $amount ->
    [one] Vous prenez environ 1 case d’avance.
   *[other] Vous prenez environ { $amount } cases d’avance.
}
reason-fields-less = { $amount ->
    [one] Vous perdez environ 1 case sur les autres.
   *[other] Vous perdez environ { $amount } cases sur les autres.
}
reason-cards-ahead-more = Les cartes déjà posées vous mèneront plus loin que les autres.
reason-cards-ahead-less = Les cartes déjà posées aideront les autres plus que vous.
reason-hand-more = Vous gardez les meilleures cartes en main pour plus tard.
reason-hand-less = Votre main y perd de quoi vous aider plus tard.

# La même chose, comme la dit le coach, qui tutoie.
coach-reason-fields = { $amount ->
    [one] Tu prends environ 1 case d’avance.
   *[other] Tu prends environ { $amount } cases d’avance.
}
coach-reason-cards-ahead = Les cartes déjà posées te mèneront plus loin que les autres.
coach-reason-hand = Tu gardes les meilleures cartes en main pour plus tard.

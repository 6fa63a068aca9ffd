# Le Trésor endormi en français.

game-title = Le Trésor endormi
game-tagline = Entrer dans l’antre du dragon, et en ressortir : un petit bluff de deux à six.
game-step-1 = Posez une carte face cachée pour le trésor de la manche, tous en même temps.
game-step-2 = La carte la plus haute remporte le trésor.
game-step-3 = Emparez-vous-en, ou aventurez-vous plus loin pour le double. Mais ne réveillez pas le dragon !

## Components

card-number = Carte numérotée
card-treasure = Trésor
card-dragon = Dragon
help-number = La carte la plus haute de la manche en remporte le trésor.
help-treasure = Vaut ses points, ou le double plus loin dans l’antre.
help-dragon = Se réveille si le dé affiche trop peu, et le trésor est alors perdu.

## Options

option-players = Joueurs
option-players-help = De deux à six voleurs.
option-sleep = Le sommeil du dragon
option-sleep-help = Ce qu’il faut pour réveiller le dragon.
option-sleep-deep = profond : il se réveille sur un 1
option-sleep-light = léger : il se réveille sur un 1 ou un 2

## What is asked

prompt-lay = Posez une carte face cachée. Le trésor vaut { $points }.
prompt-wait = D’autres choisissent encore leur carte. Le trésor vaut { $points }.
prompt-creep = { $who-is ->
    [you] Vous avez remporté le trésor, qui vaut { $points }. Vous en emparer, ou vous aventurer plus loin ? Le dragon se réveille si le dé affiche { $wakes } ou moins.
   *[other] { $who } a remporté le trésor, qui vaut { $points }, et peut s’aventurer plus loin.
}
prompt-over = La partie est terminée.

## What can be done

action-lay = Poser le { $card }
action-grab = { $points ->
    [one] S’emparer du trésor : 1 point
   *[other] S’emparer du trésor : { $points } points
}
action-creep = S’aventurer plus loin pour deux fois { $points } ; le dragon se réveille sur { $wakes } ou moins

## What happened

event-laid = { $who-is ->
    [you] Vous posez une carte face cachée.
   *[other] { $who } pose une carte face cachée.
}
event-laid-own = { $who-is ->
    [you] Vous posez le { $card } face cachée.
   *[other] { $who } pose le { $card } face cachée.
}
event-shown = { $who-is ->
    [you] Les cartes sont dévoilées : { $cards }. Vous remportez le trésor.
   *[other] Les cartes sont dévoilées : { $cards }. { $who } remporte le trésor.
}
event-grabbed = { $who-is ->
    [you] Vous vous emparez du trésor, qui vaut { $points }.
   *[other] { $who } s’empare du trésor, qui vaut { $points }.
}
event-crept = { $who-is ->
    [you] Vous vous aventurez plus loin et obtenez { $die } au dé. Le dragon dort toujours : votre trésor vaut { $points }.
   *[other] { $who } s’aventure plus loin et obtient { $die } au dé. Le dragon dort toujours : le trésor vaut { $points }.
}
event-woken = { $who-is ->
    [you] Vous vous aventurez plus loin et obtenez { $die } au dé. Le dragon se réveille ! Vous fuyez, et le trésor est perdu.
   *[other] { $who } s’aventure plus loin et obtient { $die } au dé. Le dragon se réveille ! Le trésor est perdu.
}
event-turned = Le trésor suivant vaut { $points }.
event-over = La partie est terminée : { $scores }.

seat-card = { $who-is ->
    [you] vous { $number }
   *[other] { $who } { $number }
}
seat-points = { $who-is ->
    [you] vous { $number }
   *[other] { $who } { $number }
}

## The table

heading-cave = L’antre, manche { $round } sur { $rounds }
heading-players = Les voleurs
heading-hand = Votre main
table-treasure = Le trésor vaut { $points }.
table-shown = Dernières cartes dévoilées : { $cards }.
table-card = { $card }
table-laid = Vous avez posé le { $card } face cachée.
table-player = { $who-is ->
    [you] Vous : cartes { $cards }, points { $points }
   *[other] { $who } : cartes { $cards }, points { $points }
}
table-player-laid = { $who-is ->
    [you] Vous : cartes { $cards }, points { $points } ; votre carte est posée face cachée
   *[other] { $who } : cartes { $cards }, points { $points } ; une carte est posée face cachée
}

## Points

score-treasure = { $times ->
    [0] Trésor de { $points }, perdu à cause du dragon
    [one] Trésor de { $points }
   *[other] Trésor de { $points }, compté double
}
ending-empty-cave = Le dernier trésor a disparu.

## Why not

refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-nothing-won = Personne n’a encore remporté le trésor : posez une carte.
refusal-treasure-first = Emparez-vous d’abord du trésor, ou aventurez-vous plus loin.

## Pourquoi un conseil recommande un coup

reason-outlook-more = La suite s’annonce meilleure pour vous qu’avec les autres coups.
reason-outlook-less = La suite s’annonce moins bonne pour vous qu’avec les meilleurs coups.

# Number Duel en français.

game-title = Number Duel
game-tagline = Pensez à un nombre auquel personne d’autre ne pense.
game-step-1 = Chacun choisit un nombre en secret.
game-step-2 = Un nombre choisi par une seule personne rapporte ses points.
game-step-3 = Après trois manches, le plus grand total l’emporte.

card-numbers = Nombres
help-numbers = Les nombres que l’on peut choisir.

option-players = Joueurs
option-players-help = De deux à six.

prompt-choose = Choisissez un nombre. Les autres ne le voient pas encore.
prompt-wait = D’autres choisissent encore leur nombre.
prompt-over = La partie est terminée.

action-choose = Choisir { $number }

event-chosen = { $who-is ->
    [you] Vous choisissez un nombre.
   *[other] { $who } choisit un nombre.
}
event-chosen-own = { $who-is ->
    [you] Vous choisissez { $number }.
   *[other] { $who } choisit { $number }.
}
event-shown = Les nombres sont dévoilés : { $numbers }.
seat-number = { $who-is ->
    [you] vous { $number }
   *[other] { $who } { $number }
}

heading-players = Manche { $round } sur { $rounds }
table-player = { $who-is ->
    [you] Vous : points { $points }
   *[other] { $who } : points { $points }
}
table-shown = Derniers nombres dévoilés : { $numbers }.
table-chosen = Vous avez choisi { $number }.

score-rounds = Nombres que personne d’autre n’a choisis
ending-rounds = Toutes les manches ont été jouées.

refusal-no-such-number = Ce nombre n’existe pas.

## Pourquoi un conseil recommande un coup

reason-outlook-more = La suite s’annonce meilleure pour vous qu’avec les autres coups.
reason-outlook-less = La suite s’annonce moins bonne pour vous qu’avec les meilleurs coups.

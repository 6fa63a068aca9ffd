# Ce qui figure sur la boîte, pour les pages qui montrent tous les jeux.
title-dragonheart = Dragonheart
line-dragonheart = Jouez des cartes, raflez celles des autres cases et libérez le dragon de pierre.
score-dragonheart = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

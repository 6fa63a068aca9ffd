# Ce qui figure sur la boîte, pour les pages qui montrent tous les jeux.
title-dragondraft = Dragondraft
line-dragondraft = Choisissez la meilleure troupe dans la file et gare aux chardons.
score-dragondraft = { $score ->
    [one] { $score } spectateur
   *[other] { $score } spectateurs
}

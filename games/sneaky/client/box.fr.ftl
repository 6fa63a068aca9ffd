# Ce qui figure sur la boîte, pour les pages qui montrent tous les jeux.
title-sneaky = Sneaky Ol’ Dragons
line-sneaky = Courez, bluffez et faites trébucher les autres jusqu’à l’or.
score-sneaky = case { $score }

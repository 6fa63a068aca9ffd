# Ce qui figure sur la boîte, pour les pages qui montrent tous les jeux.
title-flamecraft = Flamecraft
line-flamecraft = Installez de petits dragons dans les boutiques d’une rue et enchantez-la.
score-flamecraft = { $score } de réputation

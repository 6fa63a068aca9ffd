# What stands on the lid of the box, for the pages that show every game.
title-flamecraft = Flamecraft
line-flamecraft = Settle small dragons in the shops of a street and enchant it.
score-flamecraft = { $score } reputation

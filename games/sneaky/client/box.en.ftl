# What stands on the lid of the box, for the pages that show every game.
title-sneaky = Sneaky Ol’ Dragons
line-sneaky = Race, bluff and trip each other all the way to the gold.
score-sneaky = field { $score }

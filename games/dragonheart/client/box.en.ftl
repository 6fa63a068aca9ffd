# What stands on the lid of the box, for the pages that show every game.
title-dragonheart = Dragonheart
line-dragonheart = Lay cards, take what they conquer, and free the dragon of stone.
score-dragonheart = { $score ->
    [one] 1 point
   *[other] { $score } points
}

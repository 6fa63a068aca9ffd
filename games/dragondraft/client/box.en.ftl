# What stands on the lid of the box, for the pages that show every game.
title-dragondraft = Dragondraft
line-dragondraft = Pick the best troupe from the queue and mind the thistles.
score-dragondraft = { $score ->
    [one] 1 spectator
   *[other] { $score } spectators
}

# The Sleeping Hoard in English.

game-title = The Sleeping Hoard
game-tagline = Creep into the dragon’s cave, and out again: a little bluff for two to six.
game-step-1 = Lay a card face down for the treasure of the round, all at the same time.
game-step-2 = The highest card wins the treasure.
game-step-3 = Grab it, or creep deeper for twice as much. But do not wake the dragon!

## Components

card-number = Number card
card-treasure = Treasure
card-dragon = Dragon
help-number = The highest card of a round wins its treasure.
help-treasure = Worth its points, or twice as much from deeper in the cave.
help-dragon = Wakes if the die shows too little, and then the treasure is lost.

## Options

option-players = Players
option-players-help = Two to six thieves.
option-sleep = The dragon’s sleep
option-sleep-help = How easily the dragon wakes.
option-sleep-deep = deep: it wakes on a 1
option-sleep-light = light: it wakes on a 1 or a 2

## What is asked

prompt-lay = Lay a card face down. The treasure is worth { $points }.
prompt-wait = Others are still choosing their cards. The treasure is worth { $points }.
prompt-creep = { $who-is ->
    [you] You have won the treasure, worth { $points }. Grab it, or creep deeper? The dragon wakes if the die shows { $wakes } or less.
   *[other] { $who } has won the treasure, worth { $points }, and may creep deeper.
}
prompt-over = The game is over.

## What can be done

action-lay = Lay the { $card }
action-grab = { $points ->
    [one] Grab the treasure: 1 point
   *[other] Grab the treasure: { $points } points
}
action-creep = Creep deeper for twice { $points }; the dragon wakes on { $wakes } or less

## What happened

event-laid = { $who-is ->
    [you] You lay a card face down.
   *[other] { $who } lays a card face down.
}
event-laid-own = { $who-is ->
    [you] You lay the { $card } face down.
   *[other] { $who } lays the { $card } face down.
}
event-shown = { $who-is ->
    [you] The cards are shown: { $cards }. You win the treasure.
   *[other] The cards are shown: { $cards }. { $who } wins the treasure.
}
event-grabbed = { $who-is ->
    [you] You grab the treasure, worth { $points }.
   *[other] { $who } grabs the treasure, worth { $points }.
}
event-crept = { $who-is ->
    [you] You creep deeper and roll a { $die }. The dragon sleeps on: your treasure is worth { $points }.
   *[other] { $who } creeps deeper and rolls a { $die }. The dragon sleeps on: the treasure is worth { $points }.
}
event-woken = { $who-is ->
    [you] You creep deeper and roll a { $die }. The dragon wakes! You run, and the treasure is lost.
   *[other] { $who } creeps deeper and rolls a { $die }. The dragon wakes! The treasure is lost.
}
event-turned = The next treasure is worth { $points }.
event-over = The game is over: { $scores }.

seat-card = { $who-is ->
    [you] you { $number }
   *[other] { $who } { $number }
}
seat-points = { $who-is ->
    [you] you { $number }
   *[other] { $who } { $number }
}

## The table

heading-cave = The cave, round { $round } of { $rounds }
heading-players = The thieves
heading-hand = Your hand
table-treasure = The treasure is worth { $points }.
table-shown = Shown last: { $cards }.
table-card = { $card }
table-laid = You have laid the { $card } face down.
table-player = { $who-is ->
    [you] You: cards { $cards }, points { $points }
   *[other] { $who }: cards { $cards }, points { $points }
}
table-player-laid = { $who-is ->
    [you] You: cards { $cards }, points { $points }; your card lies face down
   *[other] { $who }: cards { $cards }, points { $points }; a card lies face down
}

## Points

score-treasure = { $times ->
    [0] Treasure of { $points }, lost to the dragon
    [one] Treasure of { $points }
   *[other] Treasure of { $points }, twice
}
ending-empty-cave = The last treasure is gone.

## Why not

refusal-not-in-hand = You do not have this card.
refusal-nothing-won = Nobody has won the treasure yet: lay a card.
refusal-treasure-first = First grab the treasure or creep deeper.

## Why a hint advises a move

reason-outlook-more = It looks better for you than the other moves.
reason-outlook-less = It looks worse for you than the best moves.

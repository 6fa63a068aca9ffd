# Dragonheart in English.

game-title = Dragonheart
game-tagline = Wake the Great Dragon, or let it sleep: a duel of cards for two.
game-step-1 = Play cards with the same picture on their space.
game-step-2 = Collect the cards that your picture lets you take.
game-step-3 = Draw new cards. At the end, whoever has the most points decides whether the dragon wakes.

## Cards and figure

card-treasure = Treasure
card-fire-dragon = Fire Dragon
card-petrified-dragon = Petrified Dragon
card-sorceress = Sorceress
card-troll = Troll
card-dwarf = Dwarf
card-knight = Knight
card-huntress = Huntress
card-ship = Ship
card-great-dragon = Great Dragon
board-name-treasure = Treasure
board-name-fire-dragon = Fire Dragon
board-name-petrified-dragon = Petrified Dragon
board-name-sorceress = Sorceress
board-name-troll = Troll
board-name-dwarf = Dwarf
board-name-knight = Knight
board-name-huntress = Huntress
board-name-ship = Ship
card-with-points = { $card } { $points }

help-treasure = No effect. Fire Dragons and Sorceresses take all Treasures that lie here.
help-fire-dragon = Takes all Treasures. Huntresses take all Fire Dragons that lie here.
help-petrified-dragon = No effect. A Sorceress can take all Petrified Dragons that lie here, and with them the Great Dragon figure.
help-sorceress = Takes all Treasures or all Petrified Dragons: you choose. Petrified Dragons also bring you the Great Dragon figure.
help-troll = Takes all Sorceresses. Knights can take all Trolls that lie here.
help-dwarf = Whoever plays the fourth Dwarf takes all four.
help-knight = Whoever plays the second Knight takes all Sorceresses or all Trolls. Then both Knights go below the Ship.
help-huntress = Whoever plays the third Huntress takes all Fire Dragons. Then the three Huntresses go below the Ship.
help-ship = Whoever plays the third Ship takes all Knights and Huntresses below the Ship. Then the three Ships sail; the third time, the end is near.
help-great-dragon = Whoever has the figure may hold six cards instead of five and gets three points at the end. If both have the same number of points, its owner wins.

cards-treasure = { $count ->
    [one] a Treasure
   *[other] { $count } Treasures
}
cards-fire-dragon = { $count ->
    [one] a Fire Dragon
   *[other] { $count } Fire Dragons
}
cards-petrified-dragon = { $count ->
    [one] a Petrified Dragon
   *[other] { $count } Petrified Dragons
}
cards-sorceress = { $count ->
    [one] a Sorceress
   *[other] { $count } Sorceresses
}
cards-troll = { $count ->
    [one] a Troll
   *[other] { $count } Trolls
}
cards-dwarf = { $count ->
    [one] a Dwarf
   *[other] { $count } Dwarfs
}
cards-knight = { $count ->
    [one] a Knight
   *[other] { $count } Knights
}
cards-huntress = { $count ->
    [one] a Huntress
   *[other] { $count } Huntresses
}
cards-ship = { $count ->
    [one] a Ship
   *[other] { $count } Ships
}
cards-below-ship = { $count ->
    [one] the card below the Ship
   *[other] the { $count } cards below the Ship
}
cards-with-points = { $cards } ({ $points })
cards-with-top = { $cards } ({ $points }, with { $top } on top)
points-on-card = { $points }

## What is asked

prompt-play = { $who-is ->
    [you] Your turn: play one or more cards with the same picture.
   *[other] It is { $who }’s turn.
}
prompt-play-last = { $who-is ->
    [you] Your last turn: play one or more cards with the same picture.
   *[other] It is { $who }’s last turn.
}
prompt-choose = { $who-is ->
    [you] Your { $card } may take only one of two: { $first } or { $second }?
   *[other] { $who } chooses what the { $card } takes: { $first } or { $second }.
}
prompt-over = The game is over.

## What can be done

action-play = Play { $cards }
action-play-filling = Play { $cards }: { $now } of { $outlines }
action-play-full = Play { $cards }; the space is full, but there is nothing to take
action-play-taking = Play { $cards } and take { $taken }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-play-choosing = Play { $cards }, then take { $first } ({ $first-points ->
    [one] { $first-points } point
   *[other] { $first-points } points
}) or { $second } ({ $second-points ->
    [one] { $second-points } point
   *[other] { $second-points } points
})
action-play-taking-figure = Play { $cards } and take { $taken } and the Great Dragon: { $points } + { $figure } points
action-play-choosing-figure = Play { $cards }, then take { $first } ({ $first-points ->
    [one] { $first-points } point
   *[other] { $first-points } points
}) or { $second } and the Great Dragon ({ $second-points } + { $figure } points)
action-play-dwarfs = Play { $cards } and take all four Dwarfs: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-play-ships = { $below ->
    [0] Play { $cards }: the Ships sail, with nothing to take
    [one] Play { $cards }: the Ships sail, and you take the card below them, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Play { $cards }: the Ships sail, and you take the { $below } cards below them, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
action-take = Take { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-take-bare = Take { $cards }
action-take-figure = Take { $cards } and the Great Dragon: { $points } + { $figure } points

## What happened

event-played = { $who-is ->
    [you] You play { $cards }.
   *[other] { $who } plays { $cards }.
}
event-played-outlined = { $who-is ->
    [you] You play { $cards }: { $now } of { $outlines }.
   *[other] { $who } plays { $cards }: { $now } of { $outlines }.
}
event-collected = { $who-is ->
    [you] You take { $what }.
   *[other] { $who } takes { $what }.
}
event-collected-own = { $who-is ->
    [you] You take { $what }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } takes { $what }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-went-below = { $cards } go below the Ship.
event-sailed = { $stacks ->
    [1] Three Ships sail: the first stack.
    [2] Three Ships sail: the second stack.
    [3] Three Ships sail: the third stack.
   *[other] Three Ships sail: the fourth stack.
}
event-figure-found = { $who-is ->
    [you] You win the Great Dragon: from now on you may hold six cards.
   *[other] { $who } wins the Great Dragon and may now hold six cards.
}
event-figure-stolen = { $who-is ->
    [you] You take the Great Dragon from { $victim }: from now on you may hold six cards.
   *[other] { $victim-is ->
        [you] { $who } takes the Great Dragon from you and may now hold six cards.
       *[other] { $who } takes the Great Dragon from { $victim } and may now hold six cards.
    }
}
event-returned = { $who-is ->
    [you] A random card of yours goes back on top of your deck, unseen.
   *[other] A random card of { $who }’s goes back on top of the deck, unseen.
}
event-returned-own = { $who-is ->
    [you] A random card of yours goes back on top of your deck: { $card }. You will draw it again.
   *[other] A random card of { $who }’s goes back on top of the deck: { $card }.
}
event-drew = { $who-is ->
    [you] { $count ->
        [0] You draw nothing: your deck is empty.
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [0] { $who } draws nothing: the deck is empty.
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
}
event-drew-own = { $who-is ->
    [you] { $count ->
        [one] You draw a card: { $cards }.
       *[other] You draw { $count } cards: { $cards }.
    }
   *[other] { $count ->
        [one] { $who } draws a card: { $cards }.
       *[other] { $who } draws { $count } cards: { $cards }.
    }
}
event-end-ships = { $last-is ->
    [you] The third stack of Ships has sailed. You have one last turn.
   *[other] The third stack of Ships has sailed. { $last } has one last turn.
}
event-end-empty-deck = { $last-is ->
    [you] No card was left to draw. You have one last turn.
   *[other] No card was left to draw. { $last } has one last turn.
}
event-over = The game is over. { $one-is ->
    [you] You: { $first }
   *[other] { $one }: { $first }
}, { $two-is ->
    [you] you: { $second }
   *[other] { $two }: { $second }
}.

## The table in words

heading-board = The board, turn { $turn }
heading-players = The players
heading-hand = Your hand

table-space-empty = { $card }: empty
table-space = { $count ->
    [one] { $card }: 1 card ({ $points })
   *[other] { $card }: { $count } cards, with { $points } on top
}
table-space-outlined = { $card }: { $count } of { $outlines } ({ $points })
table-space-ships = { $card }: { $count } of { $outlines }
table-below-empty = Below the Ship: nothing
table-below = Below the Ship: { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
} together
table-sailed = { $stacks ->
    [0] Ships sailed: none yet; the third stack brings the end
    [one] Ships sailed: 1 stack; the third brings the end
   *[other] Ships sailed: { $stacks } stacks; the third brings the end
}
table-figure-free = The Great Dragon stands on the board: { $points ->
    [one] 1 point
   *[other] { $points } points
} for whoever takes a Petrified Dragon
table-figure = { $who-is ->
    [you] You have the Great Dragon: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and a sixth card
   *[other] { $who } has the Great Dragon: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and a sixth card
}
table-player = { $who-is ->
    [you] You: { $hand } in hand, { $deck } in the deck, { $taken } taken
   *[other] { $who }: { $hand } in hand, { $deck } in the deck, { $taken } taken
}
table-player-own = { $who-is ->
    [you] You: { $hand } in hand, { $deck } in the deck, { $taken } taken, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $who }: { $hand } in hand, { $deck } in the deck, { $taken } taken, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
table-returned = On top of your deck, as you know: { $card }

## Score

score-treasure = Treasures
score-fire-dragon = Fire Dragons
score-petrified-dragon = Petrified Dragons
score-sorceress = Sorceresses
score-troll = Trolls
score-dwarf = Dwarfs
score-knight = Knights
score-huntress = Huntresses
score-ship = Ships

## Before the game

option-players = Players
option-players-help = Dragonheart is a game for two.
option-first = First turn
option-first-help = At a table the youngest player says who begins. Here you choose it, or leave it to chance.
option-first-random = Chance decides
option-first-seat-0 = The first seat
option-first-seat-1 = The second seat

## Why not

refusal-not-in-hand = You do not hold these cards.
refusal-space-full = There are not that many free outlines in this space.
refusal-not-a-target = This card cannot take that. Choose one of the two spaces offered.
refusal-choose-first = First choose which of the two spaces you take.
refusal-nothing-to-take = There is nothing to take now: play cards first.

## How it ended

ending-ships = Three stacks of Ships have sailed.
ending-empty-deck = A player had no card left to draw.

## The drawn board

board-player = { $who-is ->
    [you] You
   *[other] { $who }
}
board-turn = Turn { $turn }
board-deck = Deck
board-taken = Taken
board-points = Points
board-here = Play here
board-take = Take
board-play = Play { $cards }
board-look = Tap cards to see what they take.
board-put-back = Put back
board-moved = { $who }, just now
board-below = Below the Ship
board-sailed = Ships sailed
board-hand = Hand
board-pile = { $who-is ->
    [you] What you have taken
   *[other] What { $who } has taken
}
board-pile-open = Look at the cards taken: { $count }
board-close = Close
board-below-cards = { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-sailed-end = the third stack brings the end

## Groups of cards and pieces, in Help

group-card = { $count ->
    [one] Card
   *[other] Cards
}
group-figure = { $count ->
    [one] Figure
   *[other] Figures
}

## Why a hint advises a move

reason-points-more = { $amount ->
    [one] About 1 point more for you than with the other moves.
   *[other] About { $amount } points more for you than with the other moves.
}
reason-points-less = { $amount ->
    [one] About 1 point less for you than with the best moves.
   *[other] About { $amount } points less for you than with the best moves.
}
reason-figure-more = It brings you the Great Dragon, and with it a sixth card in hand.
reason-figure-less = It leaves the Great Dragon, and the sixth card, to your rival.
reason-reach-more = It leaves less on the board that your rival could take.
reason-reach-less = It leaves more on the board that your rival could take.
reason-hand-more = It keeps the cards in your hand that you will need.
reason-hand-less = It spends a card that your hand will miss.

# The same as the coach says it.
coach-reason-points = { $amount ->
    [one] About 1 point more for you than with the other moves.
   *[other] About { $amount } points more for you than with the other moves.
}
coach-reason-figure = It brings you the Great Dragon, and with it a sixth card in hand.
coach-reason-reach = It leaves less on the board that your rival could take.
coach-reason-hand = It keeps the cards in your hand that you will need.

## Signs in the terminal

symbol-treasure = ◆
symbol-fire-dragon = ♨
symbol-petrified-dragon = ◼
symbol-sorceress = ★
symbol-troll = ♣
symbol-dwarf = ⚒
symbol-knight = ♞
symbol-huntress = ➶
symbol-ship = ≋
symbol-great-dragon = ♛

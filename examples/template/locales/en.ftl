# Number Duel in English.

game-title = Number Duel
game-tagline = Think of a number that nobody else thinks of.
game-step-1 = Everybody chooses a number in secret.
game-step-2 = A number that only one of you chose is worth its points.
game-step-3 = After three rounds the most points win.

card-numbers = Numbers
help-numbers = The numbers that can be chosen.

option-players = Players
option-players-help = Two to six.

prompt-choose = Choose a number. The others do not see it yet.
prompt-wait = Others are still choosing their numbers.
prompt-over = The game is over.

action-choose = Choose { $number }

event-chosen = { $who-is ->
    [you] You choose a number.
   *[other] { $who } chooses a number.
}
event-chosen-own = { $who-is ->
    [you] You choose { $number }.
   *[other] { $who } chooses { $number }.
}
event-shown = The numbers are shown: { $numbers }.
seat-number = { $who-is ->
    [you] you { $number }
   *[other] { $who } { $number }
}

heading-players = Round { $round } of { $rounds }
table-player = { $who-is ->
    [you] You: points { $points }
   *[other] { $who }: points { $points }
}
table-shown = Shown last: { $numbers }.
table-chosen = You have chosen { $number }.

score-rounds = Numbers that nobody else chose
ending-rounds = All rounds were played.

refusal-no-such-number = There is no such number.

## Why a hint advises a move

reason-outlook-more = It looks better for you than the other moves.
reason-outlook-less = It looks worse for you than the best moves.

# What the terminal itself says.

seat-name = Player { $number }
bot-egg = Egg
bot-hatchling = Hatchling
bot-drake = Drake
bot-wyrm = Wyrm
bot-great-dragon = Great Dragon
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Searching bot
character-brioche = Brioche
character-cargo = Cargo
character-ducat = Ducat
character-folio = Folio
character-hibou = Hibou
character-igloo = Igloo
character-lichen = Lichen
character-pennon = Pennon
character-piston = Piston
character-tempo = Tempo

play-welcome = Welcome to { $game }! { $players }.
play-commitment = The shuffle is sealed: { $commitment }
play-commands = Type a number, or a move or a part of its name. Also: { word-undo }, { word-hint }, { word-help } CARD, ? for the rules, { word-table }, { word-quit }.
play-ask = Your choice
learn-commands = Type a number or a move. Also: { word-show }, { word-quit }.
learn-next = Press Enter to go on
learn-ask = Your choice
learn-unknown = I do not understand “{ $text }”. Type a number from 1 to { $most }, or a move.
puzzle-commands = Find the best choice. Also: { word-hint }, { word-quit }.
puzzle-other = That is allowed, but there is something better. Try again!
made-title = From a game of bots: { $number }
made-ask = One choice is clearly the best one here. Which?
made-why = From here it wins about { $best } games in 100, the next best choice { $next }.
play-pass-on = Press Enter when you have seen enough: then the screen is cleared.
play-curtain = Everybody else looks away. { $who }, press Enter.
play-undone = Taken back.
play-hint = Best: { $choice }
play-hint-other = Or: { $choice }
play-hint-chance = { $chance } % to win
play-unknown = I do not understand “{ $text }”. Type a number from 1 to { $most }, a move, or { word-help }.
play-no-help = There is no card called “{ $text }”. There are: { $cards }.
play-no-rule = There is no rule { $text }.
play-goodbye = Goodbye! The game was not finished.
play-over = The game is over: { $ending }
play-place = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-score-line = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-by-rule = rule { $rule }
play-seed = The seed was { $seed }
play-check = Its SHA-256 is the seal from the start, so nobody has touched the cards.
play-saved = The record is in { $file }
play-campaign-kept = The campaign goes on in { $file }
play-reconstructed = (reconstructed, may differ from the printed card)

word-undo = undo
word-hint = hint
word-show = show
word-help = help
word-table = table
word-quit = quit

sheet-rulebook = Stated in the published rules
sheet-source = Read elsewhere
sheet-inferred = Reconstructed

play-name = { $name }

review-plies = { $plies } moves
review-how = From what each seat could know then: the hidden cards dealt anew { $worlds } times at every move, each time played a few moves on and judged. Numbers behind ± are the spread of these deals.
review-chances = Chance to win
review-turning-points = Turning points
review-quiet = A quiet game: nobody’s chance moved by more than { $most }.
review-choice-of = { $who }: { $what }
review-luck-of = { $who }: luck ({ $what })
review-played = played
review-players = Choice and luck
review-accuracy = { $good } of { $decisions } choices as good as any
review-by-choices = own choices, against looking one step ahead
review-by-luck = luck after them
review-by-others = what the others did

games-players = { $least } players
games-players-range = { $least } to { $most } players
games-options = Options (-o KEY=VALUE; * is what stands there otherwise)
games-number = { $least } to { $most }
games-number-step = { $least } to { $most }, in steps of { $step }
games-only-if = only if { $key } is { $values }

play-kept = Goodbye! The game is kept. Go on with: dragonhall play --resume { $name }
play-not-kept = The game goes on, but it cannot be kept: { $why }
play-which = More than one thing begins like that:
word-rules = rules
saved-line = { $game }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, last played { $when }

screen-log = What happened
screen-rules = Cards and rules
screen-close = ↑ ↓ to read, any other key closes
screen-thinking = { $who } is thinking…
screen-too-small = This window is too small for the table. Make it larger, or play with --plain.
screen-keys = type to find · ↑ ↓ Enter · ? rule · Tab hint · ^Z undo · F2 log · ^C quit
screen-keys-over = PgUp PgDn · F2 log · Enter ends

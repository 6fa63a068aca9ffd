# What the terminal itself says.

seat-name = Player { $number }
bot-random = Hatchling
bot-greedy = Drake

play-welcome = Welcome to { $game }! { $players }.
play-commitment = The shuffle is sealed: { $commitment }
play-commands = Type a number or a move. Also: { word-undo }, { word-hint }, { word-help } CARD, ? for the rules, { word-table }, { word-quit }.
play-ask = Your choice
play-pass-on = Press Enter when you have seen enough: then the screen is cleared.
play-curtain = Everybody else looks away. { $who }, press Enter.
play-undone = Taken back.
play-hint = { $who } would play: { $choice }
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
word-help = help
word-table = table
word-quit = quit

sheet-rulebook = Stated in the published rules
sheet-source = Read elsewhere
sheet-inferred = Reconstructed

play-name = { $name }

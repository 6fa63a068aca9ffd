# Ce que dit le terminal lui-même.

seat-name = Joueur { $number }
bot-random = Dragonnet
bot-greedy = Drake

play-welcome = Bienvenue dans { $game } ! { $players }.
play-commitment = Le mélange est scellé : { $commitment }
play-commands = Tapez un numéro ou un coup. Et aussi : { word-undo }, { word-hint }, { word-help } CARTE, ? pour les règles, { word-table }, { word-quit }.
play-ask = Votre choix
play-pass-on = Appuyez sur Entrée quand vous avez tout vu : l’écran sera effacé.
play-curtain = Tous les autres détournent le regard. { $who }, appuyez sur Entrée.
play-undone = Coup repris.
play-hint = { $who } jouerait : { $choice }
play-unknown = Je ne comprends pas « { $text } ». Tapez un numéro de 1 à { $most }, un coup, ou { word-help }.
play-no-help = Aucune carte ne s’appelle « { $text } ». Cartes possibles : { $cards }.
play-no-rule = Il n’y a pas de règle { $text }.
play-goodbye = Au revoir ! La partie n’est pas finie.
play-over = La partie est terminée : { $ending }
play-place = { $place }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-score-line = { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-by-rule = règle { $rule }
play-seed = La graine était { $seed }
play-check = Son SHA-256 est le sceau du début : personne n’a touché aux cartes.
play-saved = Le compte rendu est dans { $file }
play-campaign-kept = La campagne continue dans { $file }
play-reconstructed = (reconstitué, peut différer de la carte imprimée)

word-undo = annuler
word-hint = conseil
word-help = aide
word-table = table
word-quit = quitter

sheet-rulebook = Indiqué dans les règles publiées
sheet-source = Lu ailleurs
sheet-inferred = Reconstitué

play-name = { $name }

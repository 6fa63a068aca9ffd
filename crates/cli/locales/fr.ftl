# Ce que dit le terminal lui-même.

seat-name = Joueur { $number }
bot-egg = Œuf
bot-hatchling = Dragonnet
bot-drake = Drake
bot-wyrm = Vouivre
bot-great-dragon = Grand Dragon
bot-random = Robot au hasard
bot-greedy = Robot glouton
bot-search = Robot chercheur
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

play-welcome = Bienvenue dans { $game } ! { $players }.
play-commitment = Le mélange est scellé : { $commitment }
play-commands = Tapez un numéro, ou un coup, en tout ou en partie. Et aussi : { word-undo }, { word-hint }, { word-help } CARTE, ? pour les règles, { word-table }, { word-quit }.
play-ask = Votre choix
learn-commands = Tape un numéro ou un coup. Et aussi : { word-show }, { word-quit }.
learn-next = Appuie sur Entrée pour continuer
learn-ask = Ton choix
learn-unknown = Je ne comprends pas « { $text } ». Tape un numéro de 1 à { $most }, ou un coup.
puzzle-commands = Trouve le meilleur choix. Et aussi : { word-hint }, { word-quit }.
puzzle-other = C’est permis, mais il y a mieux. Essaie encore !
made-title = D’une partie de robots : { $number }
made-ask = Ici, un choix est nettement le meilleur. Lequel ?
made-why = À partir d’ici, ce choix gagne environ { $best } parties sur 100, le suivant { $next }.
play-pass-on = Appuyez sur Entrée quand vous avez tout vu : l’écran sera effacé.
play-curtain = Tous les autres détournent le regard. { $who }, appuyez sur Entrée.
play-undone = Coup repris.
play-hint = Le mieux : { $choice }
play-hint-other = Ou : { $choice }
play-hint-chance = { $chance } % de chances de gagner
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
word-show = montre
word-help = aide
word-table = table
word-quit = quitter

sheet-rulebook = Indiqué dans les règles publiées
sheet-source = Lu ailleurs
sheet-inferred = Reconstitué

play-name = { $name }

review-plies = { $plies } coups
review-how = D’après ce que chaque place pouvait savoir : à chaque coup, les cartes cachées sont redistribuées { $worlds } fois, jouées quelques coups plus loin et jugées. Le nombre après ± est la dispersion de ces donnes.
review-chances = Chances de gagner
review-turning-points = Tournants
review-quiet = Une partie tranquille : les chances n’ont jamais bougé de plus de { $most }.
review-choice-of = { $who } : { $what }
review-luck-of = { $who } : le hasard ({ $what })
review-played = joué
review-players = Choix et hasard
review-accuracy = { $good } choix sur { $decisions } aussi bons que n’importe quel autre
review-by-choices = ses choix, comparés à ceux de qui ne regarde qu’un coup devant soi
review-by-luck = le hasard qui les a suivis
review-by-others = ce qu’ont fait les autres

games-players = { $least } joueurs
games-players-range = de { $least } à { $most } joueurs
games-options = Options (-o CLÉ=VALEUR ; * marque ce qui vaut d’office)
games-number = de { $least } à { $most }
games-number-step = de { $least } à { $most }, de { $step } en { $step }
games-only-if = seulement si { $key } vaut { $values }

play-kept = Au revoir ! La partie est gardée. Pour la reprendre : dragonhall play --resume { $name }
play-not-kept = La partie continue, mais elle ne peut pas être gardée : { $why }
play-which = Plusieurs choses commencent ainsi :
word-rules = règles
saved-line = { $game }, { $steps ->
    [one] 1 coup
   *[other] { $steps } coups
}, jouée pour la dernière fois le { $when }

screen-log = Ce qui s’est passé
screen-rules = Cartes et règles
screen-close = ↑ ↓ pour lire, toute autre touche ferme
screen-thinking = { $who } réfléchit…
screen-too-small = Cette fenêtre est trop petite pour la table. Agrandissez-la, ou jouez avec --plain.
screen-keys = tapez · ↑↓ Entrée · ? règle · Tab conseil · ^Z annuler · F2 récit · ^C quitter
screen-keys-over = PgUp PgDn · F2 récit · Entrée pour finir

# Ce que dit la table elle-même, quel que soit le jeu.

refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est terminée.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-nothing-to-undo = Vous n’avez rien joué qui puisse être repris.
refusal-undo-closed = Ce coup est définitif : des cartes ont été piochées, quelque chose de caché a été montré, ou c’est à quelqu’un d’autre de jouer.
refusal-bad-players = Ce jeu ne se joue pas avec ce nombre de joueurs.

list-and = { $first } et { $last }

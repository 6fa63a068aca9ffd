/** What undo will do about a choice, said before it is made. */
import type { Choice, TableInfo } from './wire';

/**
 * `alone`: the reader takes it back alone. `bots`: only bots play besides, and undo takes it back with what they did since
 * then. `screen`: the same with others at the reader's own screen. `ask`: the others have to agree first. All but the first end
 * when something hidden is shown. `never`: the choice itself shows something, draws, or ends the game.
 */
export type Finality = 'alone' | 'bots' | 'screen' | 'ask' | 'never';

export function finality({ takes_back }: Pick<Choice, 'takes_back'>, table: TableInfo): Finality {
  switch (takes_back) {
    case 'alone':
    case 'never':
      return takes_back;
    case 'together': {
      // Seats that share the reader's screen need not be asked.
      const others = table.seats.filter((_, at) => !table.yours.includes(at));
      if (others.some((seat) => seat.kind === 'person')) return 'ask';
      return others.length > 0 ? 'bots' : 'screen';
    }
  }
}

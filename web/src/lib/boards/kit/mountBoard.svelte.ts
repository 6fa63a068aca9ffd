/** For tests: mounts a drawn board with everything that the shell would give it, and records what the board does. */
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import type { BoardProps, GameChoice, GameTypes, GameUpdate } from '$lib/board';
import type { SeatInfo, TableInfo } from '$lib/wire';

const bot: SeatInfo = {
  kind: 'bot',
  name: '',
  avatar: '',
  level: 'random',
  here: true,
  stand_in: false,
};

/** A running table with bots in all seats. */
export function testTable(game: string, seats: number, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'test',
    game,
    options: {},
    status: 'running',
    public: false,
    clock: 'none',
    seats: Array.from({ length: seats }, () => bot),
    yours: [0],
    host: true,
    spectators: 0,
    opened_at: 0,
    ...more,
  };
}

type Options = {
  game: string;
  names: readonly string[];
  tempo?: number;
  say?: BoardProps['say'];
};

export function mountBoard<Types extends GameTypes>(
  Board: Component<BoardProps<Types>>,
  first: GameUpdate<Types>,
  { game, names, tempo: firstTempo = 0, say = (phrase) => phrase.key }: Options,
) {
  let update = $state.raw(first);
  let advice = $state.raw<GameChoice<Types['action']> | null>(null);
  let busy = $state(false);
  let tempo = $state(firstTempo);
  /** The notations that were played, the actions asked about, the ids explained, and the animations to wait for. */
  const played: string[] = [];
  const asked: Types['action'][] = [];
  const helped: string[] = [];
  const held: Promise<unknown>[] = [];

  const props: BoardProps<Types> = {
    game,
    table: testTable(game, names.length),
    names,
    say,
    play: (notation) => void played.push(notation),
    help: (id) => void helped.push(id),
    why: (action) => void asked.push(action),
    hold: (until) => void held.push(until),
    final: (choice) => (choice.takes_back === 'alone' ? '' : 'finality-never'),
    prompt: createRawSnippet(() => ({ render: () => '<p class="prompt"></p>' })),
    get view() {
      return update.view;
    },
    get update() {
      return update;
    },
    get advice() {
      return advice;
    },
    get busy() {
      return busy;
    },
    get tempo() {
      return tempo;
    },
  };
  const mounted = mount(Board, { target: document.body, props });
  flushSync();

  return {
    played,
    asked,
    helped,
    held,
    show: (next: GameUpdate<Types>) => flushSync(() => (update = next)),
    advise: (choice: GameChoice<Types['action']> | null) => flushSync(() => (advice = choice)),
    setBusy: (next: boolean) => flushSync(() => (busy = next)),
    setTempo: (next: number) => flushSync(() => (tempo = next)),
    unmount: () => void unmount(mounted),
  };
}

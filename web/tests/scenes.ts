/** Recorded updates of every kind of decision, shown to the real client at a table without a server. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ServerMessage, TableInfo, TableUpdate } from '../src/lib/wire';
import { recordedUpdates, tableOf } from './helpers';
import { lookAround } from './layout';

/** The most players of each game, and where its decisions are recorded. */
export const BOARDS = {
  dragonheart: { most: 2, recorded: 'scenes.json' },
  dragondraft: { most: 4, recorded: 'scenes.json' },
  sneaky: { most: 6, recorded: 'decisions.json' },
  flamecraft: { most: 5, recorded: 'decisions.json' },
};
export type Game = keyof typeof BOARDS;
export const GAMES = Object.keys(BOARDS) as Game[];

const playersOf = ({ view }: TableUpdate) => (view as { players: unknown[] }).players.length;

/** Every kind of question that a person is asked, and of waiting while others act: early in a game, and late. */
export function decisions(game: Game): TableUpdate[] {
  const kinds = new Map<string, [TableUpdate, TableUpdate?]>();
  for (const update of recordedUpdates(game, BOARDS[game].recorded)) {
    const asked = update.choices.length > 0 ? 'asked' : 'waits';
    const kind = `${update.prompt.key} ${asked} ${playersOf(update)}`;
    const [early] = kinds.get(kind) ?? [];
    if (update.to_act.length > 0) kinds.set(kind, early ? [early, update] : [update]);
  }
  return [...kinds.values()].flatMap((both) => both.filter((update) => update !== undefined));
}

/** The reader takes one of two in Dragonheart, in the longest words: a question that few games ask, so none is recorded. */
function choosing(recorded: readonly TableUpdate[]): TableUpdate {
  const other = recorded.find(({ prompt }) => prompt.key === 'prompt-choose');
  if (!other) throw new Error('nobody chooses in any recorded scene');
  const view = other.view as Record<string, unknown>;
  const take = (picture: string, count: number, key: string) => ({
    notation: `take:${picture}`,
    action: { take: picture },
    label: {
      key,
      args: {
        cards: { phrase: { key: `cards-${picture}`, args: { count: { number: count } } } },
        points: { number: 6 },
        figure: { number: 3 },
      },
    },
    takes_back: 'never' as const,
  });
  return {
    ...other,
    to_act: [0],
    prompt: { ...other.prompt, args: { ...other.prompt.args, who: { seat: 0 } } },
    view: { ...view, turn: 0, phase: { choose: 'knight' } },
    choices: [take('sorceress', 2, 'action-take'), take('troll', 3, 'action-take-figure')],
  };
}

/** A decision with the table it is made at. */
export type DrawnScene = { name: string; table: TableInfo; update: TableUpdate };

export function scenesOf(game: Game): [DrawnScene, ...DrawnScene[]] {
  const recorded = decisions(game);
  const updates = game === 'dragonheart' ? [...recorded, choosing(recorded)] : recorded;
  const [first, ...others] = updates.map((update) => ({
    name: `${update.prompt.key}, ${playersOf(update)} players`,
    table: tableOf(game, playersOf(update), update.viewer ?? 0),
    update,
  }));
  if (!first) throw new Error(`no recorded decision of ${game}`);
  return [first, ...others];
}

declare global {
  interface Window {
    /** Gives the client messages, as if its server had sent them. */
    say: (...messages: ServerMessage[]) => void;
    /** Shows a scene as the table's next step, and waits until the board has measured itself. */
    draw: (scene: DrawnScene, step: number) => Promise<void>;
    lookAround: typeof lookAround;
  }
}

/** Every drawing as a blank sheet of its size: hundreds of scenes are laid out, and painting them takes most of the time. */
async function blankPictures(page: Page): Promise<void> {
  await page.route('**/art/*.svg', async (route) => {
    const { pathname } = new URL(route.request().url());
    const drawing = readFileSync(new URL(`../static${pathname}`, import.meta.url), 'utf8');
    const [sheet = ''] = /<svg[^>]*>/.exec(drawing) ?? [];
    await route.fulfill({ contentType: 'image/svg+xml', body: `${sheet}</svg>` });
  });
}

/** The client at a table that has no server: the page itself says what it is told. Hundreds of updates are too many to send. */
export async function openDrawn(
  page: Page,
  [{ table, update }]: readonly [DrawnScene, ...DrawnScene[]],
): Promise<void> {
  await page.route('**/api/tables/drawn*', (route) => route.fulfill({ json: table }));
  await blankPictures(page);
  await page.addInitScript(
    (messages) => {
      class FakeSocket {
        readonly readyState = 1;
        onmessage: ((event: { data: string }) => void) | null = null;
        constructor() {
          window.say = (...messages) =>
            messages.forEach((message) => this.onmessage?.({ data: JSON.stringify(message) }));
          setTimeout(() => window.say(...messages));
        }
        send() {}
        close() {}
      }
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      window.draw = async ({ name, table, update }, step) => {
        window.say({ type: 'table', ...table }, { type: 'update', ...update, step, steps: [] });
        const drawn = () => document.querySelector(`[data-step="${step}"] .prompt`);
        if (!(await window.until(drawn))) throw new Error(`${name} is not shown`);
        // Boards measure themselves while a frame is laid out, and draw what follows from it right after.
        await frame();
        await new Promise((drawn) => setTimeout(drawn));
      };
      window.WebSocket = new Proxy(WebSocket, {
        construct: (real, [address, ...more]: [string, ...string[]]) =>
          address.includes('/tables/drawn/') ? new FakeSocket() : new real(address, ...more),
      });
    },
    [
      { type: 'table', ...table },
      { type: 'update', ...update, steps: [] },
    ] as ServerMessage[],
  );
  await page.addInitScript(`window.lookAround = ${lookAround.toString()}`);
  await page.goto('/t/drawn');
  await boardOf(page).waitFor();
}

/** Something of the board itself: before it is loaded there is only the prompt. */
export const boardOf = (page: Page) => page.locator('.stage [data-walk]').first();

/** Lessons and puzzles in a browser: every lesson by "Show me" alone and by other choices, and what the coach covers. */
import type { Page } from '@playwright/test';
import type { LessonList, Moment, Progress } from '../src/lib/wire';
import { checkAccessibility, expect, GAMES, remember, SIZES, test } from './helpers';

type Language = 'en' | 'fr';

async function open(page: Page, language: Language = 'en') {
  await remember(page.context(), { tempo: 'off', language });
  // This makes the guest, whose cookie the page has then too.
  await page.request.get('/api/me');
  await page.goto('/rules');
}

/** The coach, once nothing moves any more. */
const coach = (page: Page) => page.locator('.coach:not([data-busy])');

async function lessonsOf(page: Page, game: string): Promise<LessonList> {
  return (await page.request.get(`/api/games/${game}/lessons`)).json();
}

/** Which things of this moment are not on the page, and which of them the coach covers. */
async function badSpots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage');
    const aside = document.querySelector<HTMLElement>('.coach');
    if (!stage || !aside) return ['there is no coach'];
    const coach = aside.getBoundingClientRect();
    // What is offered in words comes with the question that follows a press.
    const spots = (aside.dataset['spots'] ?? '')
      .split(' ')
      .filter((spot) => spot && !spot.startsWith('choice:'));
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    return spots.flatMap((spot) => {
      const selector = `[data-spot~="${CSS.escape(spot)}"], [data-place="${CSS.escape(spot.replace(':', '-'))}"]`;
      const found = [...stage.querySelectorAll(selector)].find(seen);
      if (!found) return [`${spot} is missing`];
      const box = found.getBoundingClientRect();
      const apart =
        box.right <= coach.left ||
        box.left >= coach.right ||
        box.bottom <= coach.top ||
        box.top >= coach.bottom;
      return apart ? [] : [`${spot} is covered`];
    });
  });
}

/** Makes a choice at the plain table, where every one is a button with its notation. */
async function choose(page: Page, notation: string) {
  await page.locator('#notation').fill(notation);
  await page.locator('.choices').getByText(notation, { exact: true }).click();
}

/** At the plain table every choice can be typed. */
async function setPlain(page: Page) {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('dragonhall') ?? '{}');
    localStorage.setItem('dragonhall', JSON.stringify({ ...stored, plain: true }));
  });
}

/** For every step of a lesson a legal choice that is not wished there, if there is one, and the coach's answer to it. */
async function otherChoices(page: Page, game: string, id: string) {
  const ask = async (progress: Progress): Promise<Moment> =>
    (await page.request.post(`/api/games/${game}/lessons/${id}`, { data: progress })).json();
  const found: ({ notation: string; answer: string } | null)[] = [];
  let progress: Progress | undefined = { step: 0, actions: [] };
  while (progress) {
    const at: Progress = progress;
    const attempt = (notation: string) => ask({ ...at, actions: [...at.actions, notation] });
    const { asks, wished, update, next } = await ask(at);
    const choices = update.choices.map(({ notation }) => notation);
    const other = asks === 'act' ? choices.find((notation) => !wished.includes(notation)) : undefined;
    found.push(
      other === undefined
        ? null
        : { notation: other, answer: (await attempt(other)).answer?.fr ?? 'no answer' },
    );
    const act = wished[0] ?? (asks === 'any' ? choices[0] : undefined);
    progress = act === undefined ? next : (await attempt(act)).next;
  }
  return found;
}

/** Goes through a lesson; `act` does what each step asks for. */
async function goThrough(page: Page, path: string, steps: number, act: (step: number) => Promise<void>) {
  await page.goto(path);
  for (let step = 0; step < steps; step += 1) {
    await expect(coach(page)).toContainText(new RegExp(`(Step|Étape) ${step + 1} `));
    const state = await coach(page).getAttribute('data-state');
    if (state === 'act' || state === 'any') {
      await act(step);
      await expect(
        page.locator('.coach:is([data-state="done"], [data-state="end"]):not([data-busy])'),
      ).toBeVisible();
    }
    if (step + 1 < steps) await page.keyboard.press('n');
  }
  await expect(page.locator('.coach[data-state="end"]')).toBeVisible();
}

for (const game of GAMES) {
  test(`every lesson of ${game} is learnt by "Show me" alone; all that it lights is there and in sight`, async ({
    page,
  }) => {
    await open(page);
    for (const { id, steps } of (await lessonsOf(page, game)).lessons) {
      await goThrough(page, `/learn/${game}/${id}`, steps, async (step) => {
        // One of the smaller windows each step, and then the wide one.
        const sizes: (keyof typeof SIZES)[] = [step % 2 === 0 ? 'middle' : 'phone', 'wide'];
        for (const name of sizes) {
          await page.setViewportSize(SIZES[name]);
          // On small screens a board may keep a thing behind a tab or a fold; what is there must not be covered.
          const wrong = async () =>
            (await badSpots(page)).filter((found) => name === 'wide' || found.endsWith('covered'));
          // A board lays itself out anew in another window.
          await expect.poll(wrong, `${game} ${id} step ${step + 1}, ${name}`).toEqual([]);
        }
        await page.keyboard.press('s');
      });
      await page.goto(`/learn/${game}`);
      await expect(page.locator(`a[href="/learn/${game}/${id}"]`)).toContainText('Done');
    }
  });

  test(`every lesson of ${game} in French by wrong choices: each is answered, none is made, the third lets the reader play`, async ({
    page,
  }) => {
    await open(page, 'fr');
    await setPlain(page);
    let answered = 0;
    for (const { id, steps } of (await lessonsOf(page, game)).lessons) {
      const others = await otherChoices(page, game, id);
      await goThrough(page, `/learn/${game}/${id}`, steps, async (step) => {
        const other = others[step];
        if (other) {
          // In the first step that leaves a choice the reader insists.
          for (let press = 0; press < (answered === 0 ? 3 : 1); press += 1) {
            await choose(page, other.notation);
            await expect(page.locator('.coach[data-state="other"]')).toContainText(other.answer);
          }
          const free = page.getByRole('button', { name: 'Laisse-moi jouer comme je veux' });
          await expect(free).toHaveCount(answered === 0 ? 1 : 0);
          answered += 1;
        }
        // Nothing was played: what is wished can still be done.
        await page.getByRole('button', { name: 'Montre-moi' }).click();
      });
    }
    expect(answered, `${game} leaves something to choose`).toBeGreaterThan(2);
  });
}

test('whoever presses "Play against bots" for the first time is offered the lesson, once', async ({
  page,
}) => {
  await remember(page.context(), { tempo: 'off', invited: false });
  // In a low window too all of it can be seen.
  await page.setViewportSize({ width: 1366, height: 657 });
  await page.goto('/');
  const play = page.getByRole('button', { name: /Play against bots.*Dragonheart/ });
  await play.click();
  const learn = page.getByRole('link', { name: /Learn in 4 minutes/ });
  await expect(learn).toBeFocused();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await checkAccessibility(page);
  await learn.press('Enter');
  await expect(coach(page)).toContainText('Step 1 of 11');
  await checkAccessibility(page);
  // The next day: the lesson is where it was, and nobody asks again.
  await page.keyboard.press('n');
  await expect(coach(page)).toContainText('Step 2 of 11');
  await page.reload();
  await expect(coach(page)).toContainText('Step 2 of 11');
  await page.goto('/');
  await play.click();
  await expect(page).toHaveURL(/\/t\//);
});

test('"I know it" and Escape deal at once', async ({ page }) => {
  await remember(page.context(), { tempo: 'off', invited: false });
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Dragonheart/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/t\//);
  await page.goto('/');
  await page.getByRole('button', { name: /Play against bots.*Sneaky/ }).click();
  await page.getByRole('button', { name: 'I know it, deal the cards' }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a puzzle is answered with a hint, another try and the reason', async ({ page }) => {
  await open(page);
  await setPlain(page);
  await page.goto('/learn/dragonheart/puzzles/count');
  await expect(coach(page)).toContainText('Which one takes the most points?');
  await choose(page, 'troll:1');
  await expect(coach(page)).toContainText('there is something better');
  await page.getByRole('button', { name: 'A hint' }).click();
  await expect(coach(page)).toContainText('goes with the others');
  await choose(page, 'dwarf:1');
  await expect(coach(page)).toContainText('The fourth Dwarf takes all four');
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(coach(page)).toContainText('Small but mighty');
});

test('a lesson is left for an ordinary table that begins where it was', async ({ page }) => {
  await open(page);
  await page.goto('/learn/dragonheart/first-game');
  await expect(coach(page)).toContainText('Step 1 of 11');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('.stage')).toContainText('Fire Dragon');
});

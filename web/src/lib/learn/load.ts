/** What a page of a lesson needs before it can be shown. */
import { api, ApiError } from '$lib/api';
import { boards } from '$lib/boards';
import { loadTranslator, type Language } from '$lib/translator';

export async function loadLesson(
  game: string,
  kind: 'lessons' | 'puzzles',
  id: string,
  language: Language,
  plain: boolean,
) {
  const [list, translator, module] = await Promise.all([
    api.lessons(game),
    loadTranslator(language, game),
    plain ? undefined : boards[game]?.(),
  ]);
  const entry = list[kind].find((entry) => entry.id === id);
  if (!entry) throw new ApiError({ code: 'no-such-lesson', message: '' }, 404);
  return { list, entry, translator, Board: module?.default ?? null };
}

/** What the prompt line shows. */
import { t } from './app.svelte';
import { errorText } from './errors';
import type { LiveTable } from './live.svelte';
import { withoutLead } from './prompt';
import type { Translator } from './translator';
import type { Choice, Phrase, TableInfo } from './wire';

export type PromptKind = 'turn' | 'hint' | 'warn' | 'wait' | 'offline';
export type PromptContent = { kind: PromptKind; badge: string; text: string };

/** The state of the connection, if it is not open: it is shown wherever the reader is. */
export function connectionPrompt(live: LiveTable): PromptContent | null {
  if (live.refusal) return { kind: 'offline', badge: t('not-possible'), text: errorText(live.refusal) };
  if (live.connection === 'unreachable') return { kind: 'offline', badge: t('gone'), text: t('gone-help') };
  if (live.connection !== 'lost') return null;
  const key = live.busy ? 'reconnecting-move' : live.latest ? 'reconnecting-safe' : 'reconnecting-seat';
  return { kind: 'offline', badge: t('reconnecting'), text: t(key) };
}

/** What went wrong; otherwise whose turn it is and what is asked. */
export function promptContent(
  live: LiveTable,
  context: {
    table: TableInfo;
    translator: Translator;
    names: readonly string[];
    say: (phrase: Phrase) => string;
    advice: Choice | null;
  },
): PromptContent {
  const { table, translator, names, say, advice } = context;
  const disconnected = connectionPrompt(live);
  if (disconnected) return disconnected;
  if (live.error) return { kind: 'warn', badge: t('not-possible'), text: errorText(live.error, translator) };
  if (live.stale) return { kind: 'warn', badge: t('not-possible'), text: t('stale') };
  if (table.status === 'stranded')
    return { kind: 'warn', badge: t('status-stranded'), text: t('error-stranded-help') };
  const update = live.update;
  if (!update) return { kind: 'wait', badge: '…', text: t('joining') };
  if (advice) return { kind: 'hint', badge: t('hint'), text: t('hint-says', { choice: say(advice.label) }) };
  const { viewer, to_act } = update;
  const prompt = say(update.prompt);
  // A resigned game still has a prompt, but nobody answers it any more.
  const resigned =
    table.resigned === undefined ? null : t('over-resigned', { name: names[table.resigned] ?? '' });
  if (to_act.length === 0)
    return {
      kind: 'wait',
      badge: t('over'),
      text: resigned ?? (table.status === 'closed' ? t('over-closed') : prompt),
    };
  if (viewer !== null && to_act.includes(viewer))
    return { kind: 'turn', badge: t('your-turn'), text: withoutLead(prompt, t('your-turn')) };
  return { kind: 'wait', badge: to_act.map((seat) => names[seat] ?? '').join(', '), text: prompt };
}

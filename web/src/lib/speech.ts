/** What the prompt line says, and in which voice. */
import { t } from './house.svelte';
import type { Live } from './live.svelte';
import { withoutLead } from './prompt';
import { sentence } from './trouble';
import type { Voice } from './fluent';
import type { Choice, Phrase, TableInfo } from './wire';

export type Speech = { voice: 'turn' | 'hint' | 'warn' | 'wait' | 'offline'; badge: string; text: string };

/** The state of the line, if it is not open: said wherever the reader is. */
export function cutOff(live: Live): Speech | null {
  if (live.refusal) return { voice: 'offline', badge: t('not-possible'), text: sentence(live.refusal) };
  if (live.line === 'gone') return { voice: 'offline', badge: t('gone'), text: t('gone-help') };
  if (live.line !== 'lost') return null;
  const kept = live.busy ? 'reconnecting-move' : live.latest ? 'reconnecting-safe' : 'reconnecting-seat';
  return { voice: 'offline', badge: t('reconnecting'), text: t(kept) };
}

/** What went wrong, else whose turn it is and what is asked. */
export function speech(
  live: Live,
  words: {
    table: TableInfo;
    voice: Voice;
    names: readonly string[];
    say: (phrase: Phrase) => string;
    advice: Choice | null;
  },
): Speech {
  const { table, voice, names, say, advice } = words;
  const cut = cutOff(live);
  if (cut) return cut;
  if (live.problem) return { voice: 'warn', badge: t('not-possible'), text: sentence(live.problem, voice) };
  if (live.stale) return { voice: 'warn', badge: t('not-possible'), text: t('stale') };
  if (table.status === 'stranded')
    return { voice: 'warn', badge: t('status-stranded'), text: t('trouble-stranded-help') };
  const update = live.update;
  if (!update) return { voice: 'wait', badge: '…', text: t('joining') };
  if (advice) return { voice: 'hint', badge: t('hint'), text: t('hint-says', { choice: say(advice.label) }) };
  const { viewer, to_act } = update;
  const asked = say(update.prompt);
  // A game that was given up still has a question; nobody answers it any more.
  const givenUp =
    table.resigned === undefined ? null : t('over-resigned', { name: names[table.resigned] ?? '' });
  if (to_act.length === 0)
    return {
      voice: 'wait',
      badge: t('over'),
      text: givenUp ?? (table.status === 'closed' ? t('over-closed') : asked),
    };
  if (viewer !== null && to_act.includes(viewer))
    return { voice: 'turn', badge: t('your-turn'), text: withoutLead(asked, t('your-turn')) };
  return { voice: 'wait', badge: to_act.map((seat) => names[seat] ?? '').join(', '), text: asked };
}

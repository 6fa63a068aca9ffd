/** What the prompt line shows. */
import type { SpokenAdvice } from './advice';
import { t } from './app.svelte';
import { errorText } from './errors';
import type { LiveTable } from './live.svelte';
import { withoutLead } from './prompt';
import { picture } from './seats';
import type { Story } from './story.svelte';
import type { Translator } from './translator';
import type { Choice, Phrase } from './wire';

export type PromptKind = 'turn' | 'tell' | 'confirm' | 'hint' | 'warn' | 'wait' | 'over' | 'offline';
export type PromptContent = {
  kind: PromptKind;
  badge: string;
  text: string;
  /** The picture of whoever acts. */
  face?: string | null;
  /** What is added in smaller letters. */
  detail?: string;
};

/** The state of the connection, if it is not open: it is shown wherever the reader is. */
export function connectionPrompt(live: LiveTable): PromptContent | null {
  if (live.refusal) return { kind: 'offline', badge: t('not-possible'), text: errorText(live.refusal) };
  if (live.connection === 'unreachable') return { kind: 'offline', badge: t('gone'), text: t('gone-help') };
  if (live.connection !== 'lost') return null;
  const key = live.busy ? 'reconnecting-move' : live.latest ? 'reconnecting-safe' : 'reconnecting-seat';
  return { kind: 'offline', badge: t('reconnecting'), text: t(key) };
}

/** What went wrong; otherwise what is told, or whose turn it is and what is asked. */
export function promptContent(
  story: Story,
  context: {
    translator: Translator;
    names: readonly string[];
    say: (phrase: Phrase) => string;
    advice: SpokenAdvice | null;
    /** What waits to be confirmed. */
    chosen: Choice | null;
  },
): PromptContent {
  const { translator, names, say, advice, chosen } = context;
  const { live, table, situation, telling } = story;
  const away = situation === 'offline' || live.busy ? connectionPrompt(live) : null;
  if (away) return away;
  if (live.error) return { kind: 'warn', badge: t('not-possible'), text: errorText(live.error, translator) };
  if (live.stale) return { kind: 'warn', badge: t('not-possible'), text: t('stale') };
  if (table.status === 'stranded')
    return { kind: 'warn', badge: t('status-stranded'), text: t('error-stranded-help') };
  const update = live.position;
  if (!update) return { kind: 'wait', badge: '…', text: t('joining') };
  const face = (seat: number | undefined) => {
    const info = seat === undefined ? undefined : table.seats[seat];
    return info ? picture(info) : null;
  };
  // In the moment between the last animation and what follows, the last sentence stays.
  const step = telling?.step ?? story.log.at(-1);
  if (situation === 'telling' && step && story.now !== 'turn') {
    const told = telling ? step.events[telling.line] : step.events.at(-1);
    return {
      kind: 'tell',
      badge: names[step.seat] ?? '',
      text: step.undone ? t('log-undone', { name: names[step.seat] ?? '' }) : told ? say(told.text) : '',
      face: face(step.seat),
    };
  }
  if (chosen) return { kind: 'confirm', badge: t('confirm'), text: say(chosen.label) };
  if (advice) {
    const choice = say(advice.choice.label);
    const text = advice.chance === null ? choice : t('hint-says', { choice, chance: String(advice.chance) });
    return { kind: 'hint', badge: t('hint'), text, detail: advice.reason };
  }
  const { viewer, to_act } = update;
  const prompt = say(update.prompt);
  if (situation === 'over') {
    // A resigned game still has a prompt, but nobody answers it any more.
    const resigned =
      table.resigned === undefined ? null : t('over-resigned', { name: names[table.resigned] ?? '' });
    return {
      kind: 'over',
      badge: t('over'),
      text: resigned ?? (table.status === 'closed' ? t('over-closed') : prompt),
    };
  }
  if ((situation === 'turn' || story.now === 'turn') && viewer !== null && to_act.includes(viewer)) {
    const standIn = table.seats[viewer]?.stand_in === true;
    return {
      kind: standIn ? 'wait' : 'turn',
      badge: t(standIn ? 'bot-for-you' : 'your-turn'),
      text: withoutLead(prompt, t('your-turn')),
    };
  }
  const others = to_act.filter((seat) => seat !== viewer);
  return {
    kind: 'wait',
    badge: others.map((seat) => names[seat] ?? '').join(', ') || '…',
    text: others.length > 0 ? prompt : '',
    face: others.length === 1 ? face(others[0]) : null,
  };
}

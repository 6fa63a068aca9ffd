/** What every part of the board needs: how to speak, what may be pressed, what just happened. */
import { getContext, setContext } from 'svelte';
import type { Phrase } from '$lib/wire';
import type { Target } from './choose';

export type Desk = {
  say: (phrase: Phrase) => string;
  /** Several sentences, one after the other. */
  tell: (phrases: readonly Phrase[]) => string;
  help: (id: string) => void;
  /** What pressing this would say; nothing if it may not be pressed. */
  offer: (target: Target) => string | null;
  /** Whether whatever it would say cannot be taken back. */
  final: (target: Target) => boolean;
  /** Whether a bot would press it. */
  advised: (target: Target) => boolean;
  /** Presses it; a finger may have to press twice, because it cannot look before. */
  press: (target: Target, touched: boolean) => void;
  /** Whether a thing of its sort is asked about and this one is refused, so that it can tell why. */
  refused: (target: Target) => boolean;
  /** Asks about something that may not be pressed: shows what there is to see, or tells why not. */
  ask: (target: Target, touched: boolean) => void;
  /** Whether it is pressed already and waits for the rest. */
  pressed: (target: Target) => boolean;
  /** Whether something just happened at this target or place. */
  sparked: (key: string) => boolean;
  who: (seat: number) => string;
  face: (seat: number) => string | null;
};

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

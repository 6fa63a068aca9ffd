/** What every part of the board needs: how to speak, what may be pressed, what just happened. */
import { getContext, setContext } from 'svelte';
import type { Phrase } from '$lib/wire';
import type { Target } from './choose';
import type { Choice } from './table';

export type Desk = {
  say: (phrase: Phrase) => string;
  /** Several sentences, one after the other. */
  tell: (phrases: readonly Phrase[]) => string;
  help: (id: string) => void;
  /** What pressing this would say; nothing if it may not be pressed. */
  offer: (target: Target) => string | null;
  /** The notation of the one choice that pressing this makes; nothing if it asks further. */
  only: (target: Target) => string | undefined;
  /** What is to be said about taking back whatever it would say; nothing if that is open. */
  final: (target: Target) => string;
  /** A choice by its full name, with what is to be said about taking it back; and that alone. */
  spoken: (choice: Choice) => string;
  finality: (choice: Choice) => string;
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
  /** Somebody rests on it, or on nothing any more: shows on the road what it would bring. */
  rest: (target: Target | null) => void;
  /** Shows on the road what somebody hopes for; nothing if they have turned away. */
  hope: (points: number | null) => void;
  who: (seat: number) => string;
  face: (seat: number) => string | null;
  /** The colour of a seat, as the style of an element that shows it. */
  colour: (seat: number) => string;
};

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);

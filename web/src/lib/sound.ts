/** Small sounds of paper and wood, made on the spot; nothing is loaded. */
import { kept } from './kept.svelte';

/** A struck tone: pitch in Hz, when it begins and how long it rings, in seconds. */
type Tone = { pitch: number; at: number; rings: number; wave: OscillatorType };
/** A rustle: noise around a pitch. */
type Rustle = { around: number; lasts: number };
type Score = { tones?: readonly Tone[]; rustle?: Rustle };

const knock = (pitch: number, at: number): Tone => ({ pitch, at, rings: 0.09, wave: 'triangle' });
const bell = (pitch: number, at: number): Tone => ({ pitch, at, rings: 0.7, wave: 'sine' });

const SCORES = {
  /** A card slides over the table. */
  card: { rustle: { around: 2600, lasts: 0.09 } },
  /** Two knocks on wood: it is up to you. */
  turn: { tones: [knock(392, 0), knock(587, 0.11)] },
  /** A small chord at the end. */
  end: { tones: [bell(523, 0), bell(659, 0.12), bell(784, 0.24), bell(1047, 0.4)] },
  /** Deep in the throat. */
  roar: { tones: [{ pitch: 82, at: 0, rings: 0.8, wave: 'sawtooth' }], rustle: { around: 180, lasts: 0.8 } },
  /** A dull thud: that does not go. */
  no: { tones: [knock(110, 0)], rustle: { around: 300, lasts: 0.07 } },
} satisfies Record<string, Score>;

export type Sound = keyof typeof SCORES;

const LOUDNESS = 0.14;
let studio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!kept.sound) return;
  try {
    studio ??= new AudioContext();
    // A browser keeps quiet until the reader has touched the page.
    void studio.resume();
    const score: Score = SCORES[name];
    for (const tone of score.tones ?? []) strike(studio, tone);
    if (score.rustle) rustle(studio, score.rustle);
  } catch {
    // A silent table is still a table.
  }
}

function strike(studio: AudioContext, { pitch, at, rings, wave }: Tone): void {
  const start = studio.currentTime + at;
  const source = new OscillatorNode(studio, { type: wave, frequency: pitch });
  source.connect(fading(studio, start, rings));
  source.start(start);
  source.stop(start + rings);
}

function rustle(studio: AudioContext, { around, lasts }: Rustle): void {
  const noise = studio.createBuffer(1, Math.ceil(studio.sampleRate * lasts), studio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(studio, { buffer: noise });
  const filter = new BiquadFilterNode(studio, { type: 'bandpass', frequency: around, Q: 0.8 });
  source.connect(filter).connect(fading(studio, studio.currentTime, lasts));
  source.start();
}

/** A way out that grows silent. */
function fading(studio: AudioContext, start: number, lasts: number): GainNode {
  const volume = new GainNode(studio);
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  volume.connect(studio.destination);
  return volume;
}

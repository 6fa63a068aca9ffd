/** Short sounds, synthesized with the Web Audio API; nothing is loaded. */
import { settings } from './settings.svelte';

/** A tone: frequency in Hz, start and duration in seconds. */
type Tone = { frequency: number; start: number; duration: number; wave: OscillatorType };
/** Noise around a frequency. */
type Noise = { frequency: number; duration: number };
type SoundSpec = { tones?: readonly Tone[]; noise?: Noise };

const knock = (frequency: number, start: number): Tone => ({
  frequency,
  start,
  duration: 0.09,
  wave: 'triangle',
});
const bell = (frequency: number, start: number): Tone => ({ frequency, start, duration: 0.7, wave: 'sine' });

const SOUNDS = {
  /** A card slides over the table. */
  card: { noise: { frequency: 2600, duration: 0.09 } },
  /** It is the reader's turn: two knocks on wood. */
  turn: { tones: [knock(392, 0), knock(587, 0.11)] },
  /** Somebody has won: a small finale, up the chord and home. */
  end: {
    tones: [
      ...[523, 659, 784].map((frequency, step) => knock(frequency, step * 0.13)),
      ...[523, 784, 1047, 1319].map((frequency) => bell(frequency, 0.46)),
      bell(1568, 0.72),
      bell(2093, 0.86),
    ],
  },
  roar: {
    tones: [{ frequency: 82, start: 0, duration: 0.8, wave: 'sawtooth' }],
    noise: { frequency: 180, duration: 0.8 },
  },
  /** Something was refused: a dull thud. */
  no: { tones: [knock(110, 0)], noise: { frequency: 300, duration: 0.07 } },
} satisfies Record<string, SoundSpec>;

export type Sound = keyof typeof SOUNDS;

const VOLUME = 0.08;
/** Cards that come faster than this make one sound, in milliseconds. */
const PAUSE = 120;
let audio: AudioContext | null = null;
let last = { name: '', at: -Infinity };

/** Whether the reader has touched the page: before that a browser lets nobody make a sound. */
const touched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

export function sound(name: Sound): void {
  if (!settings.sound || !touched()) return;
  const now = performance.now();
  if (last.name === name && now - last.at < PAUSE) return;
  last = { name, at: now };
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const { tones = [], noise }: SoundSpec = SOUNDS[name];
    for (const tone of tones) playTone(audio, tone);
    if (noise) playNoise(audio, noise);
  } catch {
    // The client works without sound.
  }
}

function playTone(audio: AudioContext, { frequency, start, duration, wave }: Tone): void {
  const at = audio.currentTime + start;
  const source = new OscillatorNode(audio, { type: wave, frequency });
  source.connect(fadeOut(audio, at, duration));
  source.start(at);
  source.stop(at + duration);
}

function playNoise(audio: AudioContext, { frequency, duration }: Noise): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * duration), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 0.8 });
  source.connect(filter).connect(fadeOut(audio, audio.currentTime, duration));
  source.start();
}

function fadeOut(audio: AudioContext, start: number, duration: number): GainNode {
  const volume = new GainNode(audio);
  volume.gain.setValueAtTime(VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + duration);
  volume.connect(audio.destination);
  return volume;
}

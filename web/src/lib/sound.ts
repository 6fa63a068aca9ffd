/** Small sounds of paper and wood, made on the spot; nothing is loaded. */
import { kept } from './kept.svelte';

let studio: AudioContext | null = null;

/** Pitch in Hz, length in seconds. */
const SOUNDS = { card: [320, 0.05], turn: [620, 0.12], end: [440, 0.4], no: [150, 0.1] } as const;

export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  if (!kept.sound) return;
  try {
    studio ??= new AudioContext();
    const [pitch, length] = SOUNDS[name];
    const start = studio.currentTime;
    const tone = studio.createOscillator();
    const volume = studio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(studio.destination);
    tone.start(start);
    tone.stop(start + length);
  } catch {
    // A silent table is still a table.
  }
}

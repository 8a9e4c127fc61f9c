import { openAudio } from './audio.ts';
import { preferredVolume } from './preferences.ts';

/** Small physical sounds: a card slides, a piece is put down, points are counted, a blow, two notes for the player's turn. */
export type Sound = 'card' | 'piece' | 'points' | 'blow' | 'turn';

export function playSound(sound: Sound): void {
  const volume = preferredVolume() / 100;
  if (volume === 0) return;
  const context = openAudio();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  SOUNDS[sound](context, out);
}

const SOUNDS: Readonly<Record<Sound, (context: AudioContext, out: AudioNode) => void>> = {
  card: (context, out) => rustle(context, out, { from: 2500, to: 900, seconds: 0.16, loud: 0.25 }),
  piece: (context, out) => {
    note(context, out, { pitch: 190, after: 0, seconds: 0.09, loud: 0.5 });
    rustle(context, out, { from: 1400, to: 1100, seconds: 0.03, loud: 0.4 });
  },
  points: (context, out) => chime(context, out, { pitches: [1180, 1570], apart: 0.06, seconds: 0.12, loud: 0.16 }),
  blow: (context, out) => {
    note(context, out, { pitch: 90, after: 0, seconds: 0.22, loud: 0.7 });
    rustle(context, out, { from: 700, to: 200, seconds: 0.14, loud: 0.5 });
  },
  turn: (context, out) => chime(context, out, { pitches: [660, 880], apart: 0.14, seconds: 0.28, loud: 0.25 }),
};

/** Tones one after the other. */
function chime(
  context: AudioContext,
  out: AudioNode,
  { pitches, apart, ...tone }: { pitches: readonly number[]; apart: number; seconds: number; loud: number },
): void {
  for (const [i, pitch] of pitches.entries()) note(context, out, { ...tone, pitch, after: i * apart });
}

/** A tone that is struck and dies away. */
function note(
  context: AudioContext,
  out: AudioNode,
  { pitch, after, seconds, loud }: { pitch: number; after: number; seconds: number; loud: number },
): void {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + seconds);
}

/** Noise through a filter that moves: paper, or wood on wood. */
function rustle(
  context: AudioContext,
  out: AudioNode,
  { from, to, seconds, loud }: { from: number; to: number; seconds: number; loud: number },
): void {
  const at = context.currentTime;
  const source = context.createBufferSource();
  source.buffer = noise(context, seconds);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

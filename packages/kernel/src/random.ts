import type { BaseState } from './kernel.ts';

/** The part of a state that randomness needs: the stream, and the clock that ticks. */
type Chancy = Pick<BaseState, 'rng' | 'clock'>;

/** A fresh random stream (sfc32) from a seed of any length: every character stirs all four words. */
export function stream(seed: string): number[] {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    for (let w = 0; w < 4; w++) {
      const hash = Math.imul((words[w] as number) ^ (seed.charCodeAt(i) + i * 4 + w), 0x85ebca6b);
      words[w] = (hash ^ (hash >>> 13) ^ (words[(w + 1) & 3] as number)) | 0;
    }
  }
  for (let i = 0; i < 16; i++) next(words);
  return words;
}

/** The next 32 random bits of a stream, which moves on. */
export function next(rng: number[]): number {
  const a = rng[0] as number;
  const b = rng[1] as number;
  const third = rng[2] as number;
  const counter = rng[3] as number;
  const sum = (a + b + counter) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (third + (third << 3)) | 0;
  rng[2] = (((third << 21) | (third >>> 11)) + sum) | 0;
  rng[3] = (counter + 1) | 0;
  return sum >>> 0;
}

/** A number from 0 to n-1 from a bare stream, all equally likely. */
export function below(rng: number[], n: number): number {
  const fair = 0x100000000 - (0x100000000 % n);
  let x = next(rng);
  while (x >= fair) x = next(rng);
  return x % n;
}

/** Rolls a number from 0 to n-1. Ticks the clock. */
export function roll(s: Chancy, n: number): number {
  s.clock++;
  return below(s.rng, n);
}

/** Shuffles in place, every order equally likely. Ticks the clock. */
export function shuffle(s: Chancy, cards: unknown[]): void {
  s.clock++;
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(s.rng, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

/** Shuffles what a dreamer knows only as a set: in which order it truly lies decides nothing. Ticks the clock. */
export function shuffleUnknown(s: Chancy, cards: number[]): void {
  cards.sort((a, b) => a - b);
  shuffle(s, cards);
}

/** Takes the top (first) n cards off a pile, fewer if it runs out. Ticks the clock. */
export function draw<T>(s: Chancy, pile: T[], n: number): T[] {
  s.clock++;
  return pile.splice(0, n);
}

/** Marks that somebody is about to learn what was hidden. Ticks the clock. */
export function show(s: Chancy): void {
  s.clock++;
}

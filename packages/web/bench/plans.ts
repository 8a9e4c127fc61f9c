import { en } from '../test/en.ts';
import type { Plan } from './in-page.ts';

/** What a player may press, by game. */
export const PLANS: { readonly [game: string]: Plan } = {
  tides: {
    turn: '.actions > .primary',
    wait: en['tides.wait'],
    strong: '.actions > .primary[aria-disabled="false"]',
    offers: ['.hand .card[aria-pressed="false"]', '.action-row button:enabled'],
  },
  tempus: {
    turn: '.tp-ask[data-mine="true"]',
    wait: '',
    strong: '.tp-tray button.primary:not(:disabled)',
    offers: [
      '.tp-hex[data-lit="true"]',
      '.tp-action[data-shut="false"]',
      '.tp-foot > button:not(:first-child, :disabled)',
      '.tp-card[data-open="true"]:not([data-taken="true"])',
    ],
  },
  inca: {
    turn: '.ie-finish, .ie-sun-choice',
    wait: '',
    strong: '.ie-tray .primary:enabled, .ie-offer',
    offers: [
      '.ie-groups button',
      '.ie-target',
      '.ie-tray[data-mode="sun"] .ie-hand button[aria-pressed="false"]',
      '.ie-sector-pick[aria-pressed="false"]',
      '.ie-choice:not(:has(.ie-offer, .ie-target)) ~ .ie-finish button:last-child:enabled',
    ],
  },
};

/** A stream of numbers below 1, the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

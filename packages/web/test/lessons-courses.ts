import type { Page } from '@playwright/test';
import { CHAPTERS as INCA } from '../src/games/inca/lessons/chapters.ts';
import { CHAPTERS as TEMPUS } from '../src/games/tempus/lessons/chapters.ts';
import { CHAPTERS as TIDES } from '../src/games/tides/lessons/chapters.ts';
import { OFFERED } from '../src/i18n/languages.ts';
import type { LessonChapter } from '../src/lessons/tutorial.ts';
import { CATALOGUES } from './catalogues.ts';
import * as inca from './inca-table.ts';
import { makeTempusMove } from './tempus-table.ts';
import * as tides from './tides-table.ts';

/** A tutorial as a browser goes through it. */
export interface Course {
  game: string;
  chapters: readonly LessonChapter<never>[];
  /** Makes a move with the real controls; of several (`play:4|play:7`) the first that can be made. */
  make(page: Page, moves: string): Promise<void>;
  /** Moves that the board itself makes after the one before. */
  byItself?: readonly string[];
  /** Wrong moves, by chapter and step. */
  wrong: { readonly [step: string]: string };
}

export const COURSES: readonly Course[] = [
  {
    game: 'tides',
    chapters: TIDES as readonly LessonChapter<never>[],
    make: makeTidesMove,
    wrong: {
      'points.garden': 'play:10',
      'more.temple': 'play:8',
      'more.deny': 'play:6',
      'relic.keep': 'keep:8,discard:3',
      'odd.tie': 'play:11',
      'last.win': 'play:7',
    },
  },
  {
    game: 'tempus',
    chapters: TEMPUS as readonly LessonChapter<never>[],
    make: makeTempusMove,
    byItself: ['stand'],
    wrong: {
      'points.spread': 'idea',
      'turn.baby': 'idea',
      'turn.move': 'idea',
      'race.farm': 'idea',
      'ideas.medicine': 'idea',
      'ideas.hill': 'idea',
      'ideas.lay': 'lay:none',
      'cities.build': 'idea',
      'fights.attack': 'idea',
      'fights.lay': 'stand',
      'fights.advance': 'advance:2',
      'further.cross': 'idea',
      'island.grass': 'place:70',
      'island.farm': 'place:85',
    },
  },
  {
    game: 'inca',
    chapters: INCA as readonly LessonChapter<never>[],
    make: inca.makeMove,
    wrong: {
      'points.road': 'road:urcos-ausangate',
      'points.second': 'road:urcos-ausangate',
      'points.end': 'terrace:collagua',
      'turn.road': 'conquer:opatari',
      'turn.second': 'conquer:opatari',
      'turn.conquer': 'conquer:lares',
      'labor.terrace': 'conquer:lares',
      'build.city': 'terrace:collagua',
      'sun.lay': 'sun:elnino/0',
      'sun.use': 'terrace:collagua',
      'open.lay': 'sun:outpost/0',
      'open.conquer': 'garrison:paucartambo',
      'open.back': 'road:machupicchu-ollantaytambo',
      'open.there': 'road:machupicchu-ollantaytambo',
      'last.win': 'conquer:colla',
      'last.end': 'road:paruro-raqchi',
    },
  },
];

async function makeTidesMove(page: Page, moves: string): Promise<void> {
  const hand = await tides.handOf(page);
  const placesOf = (move: string) =>
    (move.match(/\d+/g) ?? []).map((card) => hand.indexOf(tides.CARD_NAMES[Number(card) - 1] as string));
  const [card, other] =
    moves
      .split('|')
      .map(placesOf)
      .find((places) => !places.includes(-1)) ?? [];
  if (other === undefined) await tides.playCard(page, card);
  else await tides.keepRelic(page, card, other);
}

/** English last: what comes after is looked for in English. */
const LOCALES = [...OFFERED.filter((locale) => locale !== 'en'), 'en'];

/**
 * Reads what is said in every language that is offered, changed with the page's own menu; where there is room for all of
 * them, in English and the one that needs most of it; what is wrong with it: it is said
 * otherwise, or what it speaks of cannot be seen.
 */
export async function complaintsAbout(page: Page, key: string, at: readonly string[] = []): Promise<string[]> {
  await page.locator('.settings select').first().waitFor({ state: 'attached', timeout: 60_000 });
  const all = LOCALES.map((locale) => [locale, CATALOGUES.get(locale)?.[key] ?? ''] as const);
  const longest = Math.max(...all.map(([, text]) => text.length));
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1000;
  const texts = all.filter(([locale, text]) => isNarrow || locale === 'en' || text.length === longest);
  return page.evaluate(complaintsInPage, { texts, at });
}

/** In the page itself, and without waiting for frames to be drawn: there are hundreds of steps. */
async function complaintsInPage({
  texts,
  at,
}: {
  texts: readonly (readonly [string, string])[];
  at: readonly string[];
}): Promise<string[]> {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u2060]+/g, ' ').trim();
  const said = () => plain(document.querySelector('.lesson [role="status"]')?.textContent);
  const isSeen = (part: Element) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    // What does not hear the pointer is not found below it.
    if (getComputedStyle(part).pointerEvents === 'none') return top >= 0 && top + height <= innerHeight;
    return [0.5, 0.2, 0.8].some((x) =>
      [0.5, 0.2, 0.8].some((y) => part.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  };
  const unseen = () =>
    at.filter((place) => ![...document.querySelectorAll(`[data-place="${place}"][data-topic]`)].some(isSeen));
  const until = async (isSo: () => boolean) => {
    for (const end = Date.now() + 20_000; !isSo() && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 4));
    return isSo();
  };
  await until(() => document.querySelector('.frame-main > .lesson') !== null);
  const complaints: string[] = [];
  for (const [locale, text] of texts) {
    const menu = document.querySelector<HTMLSelectElement>('.settings select');
    if (menu) menu.value = locale;
    menu?.dispatchEvent(new Event('change', { bubbles: true }));
    if (!(await until(() => said() === plain(text)))) complaints.push(`in ${locale} it says “${said()}”`);
    if (!(await until(() => unseen().length === 0))) complaints.push(`in ${locale} not in sight: ${unseen().join()}`);
  }
  return complaints;
}

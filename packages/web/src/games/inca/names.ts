import {
  CARDS,
  type CardId,
  type EraId,
  type Inca,
  type Move,
  type Phase,
  type SiteId,
  siteNamed,
} from '@tempora/inca/public';
import { type Form, type Key, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { victorySentence } from '../../toolkit/sentences.ts';
import { regionName, siteName } from './places.ts';

export function cardName(card: CardId, form: Form = ''): string {
  return t(`inca.card.${(CARDS[card] as (typeof CARDS)[number]).id}`, { form });
}

/** What a card does, as a sentence. */
export function cardText(card: CardId): string {
  const pilgrimage = CARDS[card]?.pilgrimage;
  if (!pilgrimage) return t(`inca.card.text.${CARDS[card]?.id}` as Key);
  const [a, b] = pilgrimage.cities.map((id) => (form: Form) => siteName(siteNamed(id), form));
  return t('inca.card.text.pilgrimage', { points: pilgrimage.points, a: a ?? '', b: b ?? '' });
}

/** "Cusco – Pisac". */
export function roadName(a: SiteId, b: SiteId, form: Form = ''): string {
  return t('inca.road', { form, a: (own) => siteName(a, own), b: (own) => siteName(b, own) });
}

export function phaseName(phase: Phase, form: Form = ''): string {
  return t(`inca.phase.${phase}`, { form });
}

export function eraName(era: EraId, form: Form = ''): string {
  return t(`inca.era.${era}`, { form });
}

/** Who won, which those who left the game may have decided. */
export function wonSentence(snapshot: Snapshot<Inca>): string {
  return victorySentence(snapshot, { won: snapshot.view.phase === 'over' ? 'inca.end.won' : 'inca.end.left' });
}

/** A move in a few words. */
export function moveName(move: Move): string {
  switch (move.type) {
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return t(`inca.move.${move.type}`, { road: (form) => roadName(move.a, move.b, form) });
    case 'city':
    case 'garrison':
    case 'outpost':
    case 'temple':
      return t(`inca.move.${move.type}`, { site: (form) => siteName(move.site, form) });
    case 'conquer':
    case 'expand':
    case 'terrace':
      return t(`inca.move.${move.type}`, { region: (form) => regionName(move.region, form) });
    case 'pilgrimage':
      return t(`inca.move.pilgrimage.${move.block}`, { card: (form) => cardName(move.card, form) });
    case 'sun':
      return t('inca.move.sun', { card: (form) => cardName(move.card, form) });
    case 'done':
      return t('inca.done');
  }
}

/** Where a move takes place, or the move itself if it has no place. */
export function placeName(move: Move): string {
  if ('a' in move) return roadName(move.a, move.b);
  if ('site' in move) return siteName(move.site);
  return 'region' in move ? regionName(move.region) : moveName(move);
}

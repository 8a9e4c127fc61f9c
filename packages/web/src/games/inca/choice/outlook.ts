import {
  type Board,
  type Move,
  prospect,
  provinceOf,
  type RegionId,
  SAPA,
  type SiteId,
  type View,
} from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import { cardName, regionName, roadName, siteName } from '../names.ts';
import { connectedSeats } from '../spoken.ts';

/** A move in a few words. */
export function moveName(move: Move): string {
  switch (move.type) {
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return t(`inca.move.${move.type}`, { road: roadName(move.a, move.b) });
    case 'city':
    case 'garrison':
    case 'outpost':
    case 'temple':
      return t(`inca.move.${move.type}`, { site: siteName(move.site) });
    case 'conquer':
    case 'expand':
    case 'terrace':
      return t(`inca.move.${move.type}`, { region: regionName(move.region) });
    case 'pilgrimage':
      return t(`inca.move.pilgrimage.${move.block}`, { card: cardName(move.card) });
    case 'sun':
      return t('inca.move.sun', { card: cardName(move.card) });
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

/** What a move costs and brings: to oneself, to others, and what it turns up. */
export interface Outlook {
  labor: number;
  points: number;
  /** At every later Sapa Inca phase, for oneself. */
  sapa: number;
  /** The same for others who are connected. */
  others: { seat: number; sapa: number }[];
  /** Cards in force that changed the price. */
  cards: number[];
  /** Markers that will be turned face up. */
  reveals: RegionId[];
}

export function outlookOf(board: Board, view: View, move: Move): Outlook {
  const me = view.turn?.seat ?? view.asked ?? 0;
  const others = 'site' in move ? connectedSeats(view, move.site).filter((seat) => seat !== me) : [];
  const worth = worthOf(move);
  return {
    ...prospect(view, move),
    others: worth > 0 ? others.map((seat) => ({ seat, sapa: worth })) : [],
    reveals: revealedBy(board, view, move),
  };
}

function worthOf(move: Move): number {
  switch (move.type) {
    case 'city':
    case 'garrison':
    case 'temple':
      return SAPA[move.type];
    case 'outpost':
      return SAPA.city - SAPA.garrison;
    default:
      return 0;
  }
}

function revealedBy(board: Board, view: View, move: Move): RegionId[] {
  const near = (site: SiteId) => board.regionsAt[site] ?? [];
  const regions =
    'a' in move
      ? [...near(move.a), ...near(move.b)]
      : move.type === 'conquer' || move.type === 'expand'
        ? (board.adjacent[move.region] ?? [])
        : [];
  return [...new Set(regions)].filter((region) => provinceOf(view, region)?.face === 'down');
}

/** The roads a revolt would take from a seat: those in provinces that nobody has conquered. */
export function revoltLosses(board: Board, view: View, seat: number): number[] {
  const place = view.seats[seat];
  const isFree = (edge: number) => {
    const province = provinceOf(view, board.regionOf[edge] as number);
    return province !== undefined && province.face !== 'taken';
  };
  return [...(place?.roads ?? []), ...(place?.wildRoads ?? [])].filter(isFree);
}

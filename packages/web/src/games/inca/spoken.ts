import {
  type Board,
  MARKERS,
  type Marker,
  provinceOf,
  type RegionId,
  SITES,
  type SiteId,
  type View,
} from '@tempora/inca/public';
import { currentLanguage, type Form, t } from '../../i18n/index.ts';
import { listOf, listOfNames } from '../../toolkit/sentences.ts';
import { regionName, siteName } from './places.ts';

/** What a site is, what stands there and whose roads lead to it. */
export function siteSpoken(board: Board, view: View, site: SiteId, names: readonly string[]): string {
  return [printedSentence(board, site), standingSentence(view, site), connectedSentence(view, site, names)]
    .filter(Boolean)
    .join(' ');
}

const printed = new WeakMap<Board, Map<string, string>>();

/** What is printed at a site; the same throughout a game, so it is put into words once. */
function printedSentence(board: Board, site: SiteId): string {
  const known = printed.get(board) ?? new Map<string, string>();
  const key = `${currentLanguage()} ${site}`;
  const regions = listOfNames(board.regionsAt[site] ?? [], regionName);
  const sentence =
    known.get(key) ??
    t('inca.site.spoken', { name: (form) => siteName(site, form), kind: siteKind(board, site), regions });
  printed.set(board, known.set(key, sentence));
  return sentence;
}

export function siteKind(board: Board, site: SiteId): string {
  const kind = board.kinds[site] ?? 'huaca';
  return t(`inca.site.${kind}`, { points: SITES[site]?.temple ?? 0 });
}

/** What stands at a site; '' if nothing does. */
export function standingSentence(view: View, site: SiteId): string {
  const structure = view.structures.find((each) => each.site === site);
  if (!structure) return '';
  return t(structure.temple ? `inca.stands.${structure.kind}.temple` : `inca.stands.${structure.kind}`);
}

/** Who is connected to a site; '' if nobody is. */
export function connectedSentence(view: View, site: SiteId, names: readonly string[]): string {
  const connected = names.filter((_, seat) => view.seats[seat]?.network.includes(site));
  return connected.length > 0 ? t('inca.connected', { names: listOf(connected) }) : '';
}

/** What lies in a province. */
export function provinceSpoken(board: Board, view: View, region: RegionId, names: readonly string[]): string {
  const name = (form: Form) => regionName(region, form);
  const province = provinceOf(view, region);
  const start = board.starts.find((each) => each.region === region);
  if (!province) {
    const seat = view.seats.findIndex(({ color }) => color === start?.color);
    return t('inca.province.home', { name, owner: names[seat] ?? '' });
  }
  if (province.face === 'down') return t('inca.province.down', { name });
  const { resistance, labor, points } = MARKERS[province.marker] as Marker;
  if (province.face === 'up') return t('inca.province.up', { name, resistance, labor, points });
  const owner = names[province.owner] ?? '';
  return t(province.terrace ? 'inca.province.terrace' : 'inca.province.taken', { name, owner, labor });
}

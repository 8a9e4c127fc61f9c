import {
  type Board,
  CUSCO,
  type Edge,
  moveMeant,
  sectorSeats,
  type Thing,
  type View,
  write,
} from '@tempora/inca/public';
import type { VNode } from 'preact';
import { rich, t } from '../../../i18n/index.ts';
import type { PlayerControls } from '../../../match/board.ts';
import { WhyNot } from '../../../toolkit/why-not.tsx';
import { layingSentence, lyingSentence } from '../effects.ts';
import { cardName, cardText, roadName } from '../names.ts';
import { regionName, siteName } from '../places.ts';
import { connectedSentence, provinceSpoken, siteKind, standingSentence } from '../spoken.ts';

interface Props {
  board: Board;
  view: View;
  names: readonly string[];
  thing: Thing;
}

/** What one points at, in words. */
export function About({ board, view, names, thing }: Props) {
  const { title, facts } = factsOf(board, view, names, thing);
  return (
    <div class="ie-about">
      <h2>{title}</h2>
      <Facts facts={facts} />
    </div>
  );
}

/** What is known of a thing. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return facts.filter(Boolean).map((fact) => <p key={fact}>{fact}</p>);
}

/** What the player looks at, with the way back. */
export function Head({ back, children }: { back(): void; children: VNode }) {
  return (
    <div class="ie-pointed-head">
      {children}
      <button type="button" class="quiet" onClick={back}>
        {t('inca.back')}
      </button>
    </div>
  );
}

/** A thing's name alone, for the tip beside the pointer. */
export function factsOf(
  board: Board,
  view: View,
  names: readonly string[],
  { kind, id }: Thing,
): { title: string; facts: string[] } {
  switch (kind) {
    case 'site': {
      const regions = (board.regionsAt[id] ?? []).map((region) => provinceSpoken(board, view, region, names));
      const facts = [siteKind(board, id), standingSentence(view, id), connectedSentence(view, id, names), ...regions];
      return { title: siteName(id), facts };
    }
    case 'edge': {
      const { a, b, region } = board.edges[id] as Edge;
      const ends = [a, b].filter((site) => board.kinds[site] !== 'huaca' && site !== CUSCO);
      const facts = [
        t('inca.line.of', { region: (form) => regionName(region, form) }),
        ...roadsOn(view, id, names),
        ...ends.map((site) => `${siteName(site)}. ${standingSentence(view, site) || siteKind(board, site)}`),
      ];
      return { title: roadName(a, b), facts };
    }
    case 'region':
      return { title: regionName(id), facts: [provinceSpoken(board, view, id, names)] };
    case 'card':
      return { title: cardName(id), facts: [cardText(id)] };
    case 'sector': {
      const [one, two] = sectorSeats(view, id);
      return { title: t('inca.sun.between', { a: names[one] ?? '', b: names[two] ?? '' }), facts: [] };
    }
  }
}

function roadsOn(view: View, edge: number, names: readonly string[]): string[] {
  return view.seats.flatMap(({ roads, wildRoads }, seat) => [
    ...(roads.includes(edge) ? [t('inca.line.road', { name: names[seat] ?? '' })] : []),
    ...(wildRoads.includes(edge) ? [t('inca.line.wild', { name: names[seat] ?? '' })] : []),
  ]);
}

/** What a card does to each of the two players beside its sector, or would do if it were laid there. */
export function CardEffects({
  view,
  names,
  card,
  sector,
}: Omit<Props, 'thing' | 'board'> & { card: number; sector: number }) {
  const isLying = view.sun[sector]?.cards.some((lying) => lying.card === card) && view.phase !== 'sun';
  const effect = isLying ? lyingSentence : layingSentence;
  return (
    <ul class="ie-effects">
      {sectorSeats(view, sector).map((seat) => (
        <li key={seat}>{rich('inca.sun.effect', { name: <b>{names[seat]}</b>, effect: effect(view, card, seat) })}</li>
      ))}
    </ul>
  );
}

/** Why nothing can be done with a thing. */
export function WhyNothing({ view, thing, controls }: Omit<Props, 'names' | 'board'> & { controls: PlayerControls }) {
  const move = moveMeant(view, thing);
  if (!move) return null;
  const kind = thing.kind === 'sector' ? 'site' : thing.kind;
  return <WhyNot controls={controls} move={write(move)} question={t(`inca.why.${kind}`)} />;
}

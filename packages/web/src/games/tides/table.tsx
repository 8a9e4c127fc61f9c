import { type CardId, moveMeant, type Tides } from '@tempora/tides/public';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { TableProps } from '../../match/board.ts';
import { promptSentence, victorySentence } from '../../toolkit/sentences.ts';
import { Choice } from './choice.tsx';
import { Detail } from './detail.tsx';
import { Kingdom, kingdomCards } from './kingdom.tsx';
import { Middle } from './middle.tsx';
import { VICTORY } from './names.ts';
import './table.css';

/** The table: the other kingdom, what lies between, one's own kingdom, and the tray with hand and choices. */
export function TidesTable({ snapshot, controls, instead }: TableProps<Tides>) {
  const view = snapshot.view;
  const [focus, look] = useState<CardId | null>(null);
  const mine = snapshot.viewer === 'public' ? 0 : snapshot.viewer;
  const lying = [0, 1].flatMap((seat) => kingdomCards(view, seat)).find(({ card }) => card === focus);
  const hand = snapshot.viewer === 'public' ? [] : (view.seats[snapshot.viewer]?.hand.cards ?? []);
  const kingdom = (seat: number) => <Kingdom {...{ snapshot, seat, focus, look }} />;
  const meant = focus && typeof snapshot.viewer === 'number' ? moveMeant(view, snapshot.viewer, focus) : null;
  return (
    <div class="tides">
      <div class="tides-board">
        {kingdom(1 - mine)}
        <Middle view={view} other={snapshot.holders[1 - mine]?.name ?? ''} look={look} />
        {kingdom(mine)}
      </div>
      <section class="tray" aria-label={t('tides.tray')}>
        <p class="prompt" role="status" data-over={view.phase === 'over'}>
          {promptOf({ snapshot, controls })}
        </p>
        <Detail card={focus} points={lying?.points ?? null} meant={meant} controls={controls} />
        {hand.length > 0 && <Choice {...{ view, hand, controls, focus, look }} isTaken={Boolean(instead)} />}
        {instead && <div class="instead">{instead}</div>}
      </section>
    </div>
  );
}

/** One sentence: what is asked of whom. */
function promptOf({ snapshot, controls }: TableProps<Tides>): string {
  const { phase } = snapshot.view;
  if (phase === 'over') return victorySentence(snapshot, VICTORY);
  return promptSentence(
    { snapshot, controls },
    {
      victory: VICTORY,
      ask: () => t(`tides.prompt.${phase}`),
      wait: ([name = '', ...more]) =>
        more.length > 0 ? t(`tides.prompt.${phase}.both`) : t('tides.prompt.waiting', { name }),
    },
  );
}

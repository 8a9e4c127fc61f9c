import type { ComponentChildren } from 'preact';
import type { GameInfo } from '../games/info.ts';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { RulesLink } from '../rules/links.tsx';
import { OptionList, type Options } from '../toolkit/option-list.tsx';
import { isRated } from './bot-text.ts';
import { GameFace } from './game-facts.tsx';
import { PageHeader } from './page-header.tsx';
import { LabelledSelect } from './select.tsx';

interface PageProps {
  board: Board;
  /** Shown first, with its picture and length; absent where the page shows them itself. */
  info?: GameInfo | undefined;
  layout?: string;
  children: ComponentChildren;
}

/** A page about one game, in its colours. */
export function GamePage({ board, info, layout, children }: PageProps) {
  return (
    <div class="page" data-game={board.game}>
      <PageHeader title={t(board.title)}>
        <RulesLink game={board.game} />
      </PageHeader>
      <main class={layout}>
        {info && <GameFace info={info} />}
        {children}
      </main>
    </div>
  );
}

interface SeatsProps<T> {
  board: Board;
  seats: readonly T[];
  /** Absent where the number of seats is given. */
  resize: ((count: number) => void) | null;
  row(draft: T, seat: number): ComponentChildren;
}

/** Who plays: how many, and a row for each seat. */
export function SeatsFieldset<T>({ board, seats, resize, row }: SeatsProps<T>) {
  return (
    <fieldset>
      <legend>{t('setup.seats')}</legend>
      {board.seats.length > 1 && resize && (
        <LabelledSelect
          look="seat-count"
          label={t('setup.count')}
          value={seats.length}
          values={board.seats}
          name={String}
          set={resize}
        />
      )}
      {seats.map(row)}
      {isRated(board.game) && <p class="hint">{t('bot.rated.hint')}</p>}
    </fieldset>
  );
}

/** The options of the game, folded: a first game needs none. */
export function OptionsFieldset(props: { board: Board; options: Options; change(options: Options): void }) {
  return (
    <details class="more">
      <summary>{t('setup.options')}</summary>
      <fieldset aria-label={t('setup.options')}>
        <OptionList {...props} />
      </fieldset>
    </details>
  );
}

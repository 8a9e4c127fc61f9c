import type { Table } from '@tempora/protocol';
import { useRef } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { paceText } from '../client/pace-text.ts';
import { gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { Board, OptionSwitch } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';

/** The game of a table that fills: its cover, how long it takes, what is agreed in words, and its rules. */
export function AboutGame({ board, table }: { board: Board; table: Table }) {
  const info = gameInfo(board.game);
  const reference = useRef<HTMLDialogElement>(null);
  if (!info) return null;
  const [from, to] = info.minutes;
  const facts = [
    t('about.players', { count: table.seats.length }),
    t('game.minutes', { from, to }),
    ...optionWords(board, table),
    paceText(table.pace),
    t(table.isPublic ? 'terms.who.all' : 'terms.who.link'),
    ...(table.isWatchable ? [] : [t('about.unwatched')]),
  ];
  return (
    <section class="about-game" aria-label={t('about.title', { game: t(board.title) })}>
      <info.Cover />
      <p>{t(info.pitch)}</p>
      <ul class="about-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button label={t('about.rules')} press={() => reference.current?.showModal()} />
      <SheetDialog title={t('reference.title')} dialog={reference}>
        <board.Reference />
      </SheetDialog>
    </section>
  );
}

/** The options that are switched on; where none is, it is the standard game. */
function optionWords({ optionSwitches }: Board, { options }: Table): string[] {
  const switches: [string, OptionSwitch<unknown>][] = Object.entries(optionSwitches);
  const chosen = switches.filter(([name, { on }]) => options[name] === on).map(([, { label }]) => t(label));
  return chosen.length > 0 ? chosen : [t('about.standard')];
}

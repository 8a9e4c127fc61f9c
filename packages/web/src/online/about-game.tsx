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

/** How the options differ from the standard game. */
function optionWords({ optionSwitches, standardOptions }: Board, { options }: Table): string[] {
  const standard = new Map(Object.entries(standardOptions));
  const switches: [string, OptionSwitch<unknown>][] = Object.entries(optionSwitches);
  const changed = switches
    .filter(([name]) => options[name] !== standard.get(name))
    .map(([name, { label, on }]) => (options[name] === on ? t(label) : t('about.off', { option: t(label) })));
  return changed.length > 0 ? changed : [t('about.standard')];
}

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { MessageModule } from '../i18n/load.ts';
import { useLit } from '../lessons/use-lit.ts';
import type { MoveGroup, PlayerControls, Snapshot } from '../match/board.ts';
import { loadWords } from '../rules/load.ts';
import { listOf, nameOf } from '../toolkit/sentences.ts';
import { useKeptFocus } from '../toolkit/use-kept-focus.ts';
import { Advice } from './advice.tsx';
import { Choice, pointing } from './choice.tsx';
import type { HelpProps, Marked } from './help-props.ts';
import './help.css';

const MESSAGES = import.meta.glob<MessageModule>('./messages/*-help.ts');

/** The words of the list. */
export function loadHelp(): Promise<void> {
  return loadWords(MESSAGES, './messages', 'help');
}

/** Lists with fewer choices than this are unfolded. */
const FEW = 9;
const NOWHERE: readonly string[] = [];
const NO_MOVES: readonly string[] = [];

/** All choices in groups; what one thinks of is lit on the board. */
export function ChoiceList({ board, snapshot, controls, advised }: HelpProps) {
  const list = useRef<HTMLDivElement>(null);
  const moves = controls?.moves ?? NO_MOVES;
  const groups = useMemo(() => board.moveList?.(moves, snapshot) ?? [], [board, moves, snapshot.ply]);
  const marked = useMarked(moves);
  useKeptFocus(list, ['summary', 'button'], [moves]);
  if (!controls || moves.length === 0) return <p role="status">{waitingSentence(snapshot)}</p>;
  const isShort = groups.reduce((sum, { choices }) => sum + choices.length, 0) < FEW || groups.length === 1;
  return (
    <div class="help-list" ref={list} tabIndex={-1}>
      {advised && <Advice key={snapshot.ply} {...{ advised, board, snapshot, marked, controls }} />}
      {groups.map((group) => (
        <Group key={group.title} {...{ group, isShort, marked, controls }} game={board.game} />
      ))}
      <p class="help-key hint">{t('help.key')}</p>
    </div>
  );
}

function useMarked(moves: readonly string[]): Marked {
  const [near, think] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<{ key: string; places: readonly string[] } | null>(null);
  useEffect(() => {
    think(null);
    setChosen(null);
  }, [moves.join()]);
  useLit(near ?? chosen?.places ?? NOWHERE, '');
  const choose = (key: string, places: readonly string[]) => setChosen(chosen?.key === key ? null : { key, places });
  return { chosen: chosen?.key ?? null, think, choose };
}

function waitingSentence(snapshot: Snapshot): string {
  const { asked, viewer } = snapshot;
  const names = asked.filter((seat) => seat !== viewer).map((seat) => nameOf(snapshot, seat));
  if (names.length === 0) return t('help.watch');
  return t(viewer === 'public' ? 'home.waiting' : 'help.waiting', { names: listOf(names) });
}

interface GroupProps {
  group: MoveGroup;
  game: string;
  isShort: boolean;
  marked: Marked;
  controls: PlayerControls;
}

function Group({ group, game, isShort, marked, controls }: GroupProps) {
  const { title, about, rule, choices } = group;
  return (
    <details class="help-group" open={isShort}>
      <summary
        {...pointing(
          marked,
          choices.flatMap(({ places }) => places),
        )}
      >
        <span>
          <b>{title}</b> <small class="help-count">{t('help.count', { count: choices.length })}</small>
        </span>
        {about && <small>{about}</small>}
      </summary>
      <ul>
        {choices.map((choice) => (
          <li key={choice.moves[0]}>
            <Choice {...{ choice, marked, controls }} />
          </li>
        ))}
      </ul>
      <a href={`#/rules/${game}/${rule}`}>{t('help.rule')}</a>
    </details>
  );
}

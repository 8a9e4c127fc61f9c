import type { Table } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import type { MatchFeed } from '../match/feed.ts';
import { Button } from '../toolkit/button.tsx';
import { nameAt } from './banners.tsx';
import { movesSince } from './moves-since.ts';
import type { MatchProps } from './use-table.ts';

interface Props extends MatchProps {
  board: Board;
  feed: MatchFeed;
}

/** Must a seat still agree? */
export function isStillNeeded({ needed, agreed }: NonNullable<Table['proposal']>, seat: number): boolean {
  return needed.includes(seat) && !agreed.includes(seat);
}

/** Somebody asks to take moves back: those whose moves would go too must agree. Everyone reads which moves they are. */
export function UndoProposal({ session, update, command, board, feed }: Props) {
  const { table, match, own } = session;
  const { proposal } = table;
  if (!proposal || update.ranking) return null;
  const name = nameAt(table, proposal.seat);
  const seat = own.find((mine) => isStillNeeded(proposal, mine));
  const moves = update.ply - proposal.ply;
  const list = (
    <Moves
      {...{ board, feed, moves }}
      from={proposal.ply}
      of={[[proposal.seat], seat === undefined ? proposal.needed : own]}
    />
  );
  if (seat === undefined) {
    const left = proposal.needed.filter((other) => isStillNeeded(proposal, other)).map((s) => nameAt(table, s));
    const withdraw = { type: 'answer-undo', match, seat: proposal.seat, seq: update.seq, agree: false } as const;
    return (
      <Banner text={t('undo.waiting', { name, moves, names: left.join(', ') })} list={list}>
        {own.includes(proposal.seat) && <Button label={t('undo.withdraw')} press={() => command(withdraw)} />}
      </Banner>
    );
  }
  const answer = { type: 'answer-undo', match, seat, seq: update.seq } as const;
  return (
    <Banner text={t('undo.asked', { name, moves })} list={list} isQuestion>
      <Button look="primary" label={t('undo.agree')} press={() => command({ ...answer, agree: true })} />
      <Button label={t('undo.decline')} press={() => command({ ...answer, agree: false })} />
    </Banner>
  );
}

interface MovesProps {
  board: Board;
  feed: MatchFeed;
  from: number;
  /** How many would go. */
  moves: number;
  /** Whose moves are told, the most important first. */
  of: readonly (readonly number[])[];
}

/** What would be taken back, a line for each move. */
function Moves({ board, feed, from, moves, of }: MovesProps) {
  const snapshot = { ...feed.update, log: feed.log };
  const told = movesSince(feed.log, from, of, (index) => board.sentence(index, snapshot));
  return (
    <ol class="log">
      {told.map(({ ply, words }) => (
        <li key={ply}>
          {words.map((sentence, i) => (
            <span key={i} class="log-part">
              {sentence}
            </span>
          ))}
        </li>
      ))}
      {told.length > 0 && moves > told.length && <li class="hint">{t('undo.more', { count: moves - told.length })}</li>}
    </ol>
  );
}

interface BannerProps {
  text: string;
  list: ComponentChildren;
  isQuestion?: boolean;
  children?: ComponentChildren;
}

function Banner({ text, list, isQuestion = false, children }: BannerProps) {
  return (
    <section class="banner" aria-label={text}>
      <div>
        <p role={isQuestion ? 'alert' : 'status'}>{text}</p>
        {list}
      </div>
      {children}
    </section>
  );
}

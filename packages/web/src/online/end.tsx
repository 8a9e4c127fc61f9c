import type { Table, Update } from '@tempora/protocol';
import { useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { saveFile } from '../shell/files.ts';
import { SheetDialog } from '../shell/frame.tsx';
import { house } from '../shell/online-link.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { errorSentence, inWords } from '../shell/sentences.ts';
import { nameAt } from './banners.tsx';
import { recordOf } from './game.tsx';
import { freshEntropy, keepEntropy } from './memory.ts';
import type { AtTable, Eyes } from './use-table.ts';
import { Verify } from './verify.tsx';

interface Props {
  at: AtTable;
  table: Table;
  update: Update;
  /** Was it played to its end, rather than left? */
  isFinished: boolean;
}

/** When a game in the house is over: again, check it, watch it, keep it, pass it on, look through anyone's eyes. */
export function OnlineEnd({ at, table, update, isFinished }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [isVerifying, setVerifying] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { match, game } = update;
  const save = () =>
    recordOf(match).then(
      (text) => saveFile(`tempora-${game}-${match}.txt`, text),
      (error: unknown) => setSaid(inWords(error)),
    );
  const copy = () => {
    const address = `${location.origin}${location.pathname}#/g/${match}`;
    navigator.clipboard.writeText(address).then(
      () => setSaid(t('end.copied')),
      () => setSaid(address),
    );
  };
  const verify = () => {
    setVerifying(true);
    dialog.current?.showModal();
  };
  return (
    <div class="end-actions">
      {(!isFinished || update.controlledBy.includes('out')) && <Ranking table={table} update={update} />}
      {at.own.length > 0 && <PlayAgain at={at} table={table} say={setSaid} />}
      <a class={at.own.length > 0 ? 'button' : 'button primary'} href={`#/g/${match}`}>
        {t('end.replay')}
      </a>
      <button type="button" onClick={verify}>
        {t('verify.title')}
      </button>
      <button type="button" onClick={save}>
        {t('end.save')}
      </button>
      <button type="button" onClick={copy}>
        {t('end.link')}
      </button>
      <EyesChoice at={at} table={table} />
      {said && (
        <p class="hint copied" role="status">
          {said}
        </p>
      )}
      <SheetDialog title={t('verify.title')} dialog={dialog}>
        <div class="verify">{isVerifying && <Verify match={match} update={update} />}</div>
      </SheetDialog>
    </div>
  );
}

/** One press leads to the table that follows, and to a seat there: whoever presses first opens it, the others are asked. */
function PlayAgain({ at, table, say }: Pick<Props, 'at' | 'table'> & { say(said: string | null): void }) {
  const [isBusy, setBusy] = useState(false);
  const { rematchSeats } = table;
  const isMine = rematchSeats.some((seat) => at.own.includes(seat));
  const who = [...new Set(rematchSeats.map((seat) => nameAt(table, seat)))];
  const isAsked = who.length > 0 && !isMine;
  const words = isAsked ? t('end.again.asked', { count: who.length, names: who.join(', ') }) : null;
  const go = async () => {
    setBusy(true);
    say(await playAgain(at.match));
    setBusy(false);
  };
  return (
    <>
      <button type="button" class="primary" disabled={isBusy} onClick={go}>
        {words ?? t(isMine ? 'end.again.mine' : 'end.again')}
      </button>
      <span class="visually-hidden" role="status">
        {words}
      </span>
    </>
  );
}

/** Goes to the table that follows a match; says what is wrong if there is no way there. */
async function playAgain(match: string): Promise<string | null> {
  const entropy = freshEntropy();
  try {
    const reply = await house.request({ type: 'rematch', match, entropy });
    if (reply.type !== 'created') return t('error.storage-failed');
    // Who sat there already has added to the luck elsewhere.
    if (reply.seats?.length) keepEntropy(reply.match, entropy);
    location.hash = `#/t/${reply.match}`;
    return null;
  } catch (error) {
    return inWords(error);
  }
}

function EyesChoice({ at, table }: { at: AtTable; table: Table }) {
  const set = (value: string) => at.look(value === 'public' ? 'public' : (Number(value) as Eyes));
  return (
    <label class="replay-eyes replay">
      <span>{t('replay.eyes')}</span>
      <select value={String(at.viewer)} onChange={(event) => set(event.currentTarget.value)}>
        <option value="public">{t('replay.public')}</option>
        {table.seats.map((_, seat) => (
          <option key={seat} value={seat}>
            {nameAt(table, seat)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** First to last; who left comes last. */
function Ranking({ table, update }: { table: Table; update: Update }) {
  return (
    <ol class="left-ranking" aria-label={t('end.ranking')}>
      {update.ranking?.flatMap((tied) =>
        tied.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} /> {nameAt(table, seat)}{' '}
            {update.controlledBy[seat] === 'out' && <small>{t('people.out')}</small>}
          </li>
        )),
      )}
    </ol>
  );
}

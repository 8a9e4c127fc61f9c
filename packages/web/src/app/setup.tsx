import { BOT_NAMES, botCalled, type Holder, STAND_IN } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { type Continuation, continuationText, startingRecord } from '../client/continuation.ts';
import { createMatch } from '../client/create-match.ts';
import { gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { remember } from '../lessons/progress.ts';
import type { Board } from '../match/board.ts';
import { BotFace } from '../toolkit/bot-face.tsx';
import type { Options } from '../toolkit/option-list.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { ActionForm } from './action-form.tsx';
import { botText } from './bot-text.ts';
import { GamePage, OptionsFieldset, SeatsFieldset } from './game-page.tsx';
import { LabelledSelect } from './select.tsx';

const HOLDERS = ['human', ...BOT_NAMES] as const;

interface SeatDraft {
  holder: (typeof HOLDERS)[number];
  /** '' until somebody types: then the seat has its default name. */
  name: string;
}

const LAST_NAMES = 'tempora names';

/** The name a seat has until somebody types one. */
function defaultName({ holder }: SeatDraft, seat: number): string {
  return holder === 'human' ? t('setup.player', { n: seat + 1 }) : botCalled(holder, seat);
}

/** Drafts for this many seats; those that were there before stay as they were. */
function draftSeats(seats: number, before: readonly SeatDraft[]): SeatDraft[] {
  return Array.from({ length: seats }, (_, seat) => before[seat] ?? { holder: STAND_IN, name: '' });
}

function firstDrafts(seats: number): SeatDraft[] {
  const names: unknown = JSON.parse(localStorage.getItem(LAST_NAMES) ?? '[]');
  return draftSeats(seats, [{ holder: 'human', name: Array.isArray(names) ? String(names[0] ?? '') : '' }]);
}

/** The seats as they were held. */
function draftsFrom({ holders }: Continuation): SeatDraft[] {
  return holders.map((holder) => ({
    holder: holder.kind === 'human' ? 'human' : (BOT_NAMES.find((bot) => bot === holder.bot) ?? STAND_IN),
    name: holder.name,
  }));
}

function holdersOf(drafts: readonly SeatDraft[]): Holder[] {
  return drafts.map((draft, seat): Holder => {
    const name = draft.name.trim() || defaultName(draft, seat);
    return draft.holder === 'human' ? { kind: 'human', name } : { kind: 'bot', name, bot: draft.holder };
  });
}

interface Props {
  board: Board;
  /** The game that is continued, whose options and shuffles stay; null for a new one. */
  origin: Continuation | null;
}

/** Before a game on this device: who plays, the options, and perhaps a seed. */
export function SetupScreen({ board, origin }: Props) {
  const [drafts, setDrafts] = useState(() => (origin ? draftsFrom(origin) : firstDrafts(board.seats[0] ?? 2)));
  const [options, setOptions] = useState<Options>({ ...board.standardOptions });
  const start = async (form: FormData) => {
    remember(board.game, { isMet: true });
    const match = { game: board.game, seats: holdersOf(drafts) };
    if (origin) return createMatch({ ...match, options: origin.options, ...startingRecord(origin) });
    localStorage.setItem(LAST_NAMES, JSON.stringify(drafts.map(({ name }) => name)));
    await createMatch({ ...match, options, seed: String(form.get('seed')).trim() || undefined });
  };
  return (
    <GamePage board={board} info={gameInfo(board.game)}>
      <ActionForm button={t('setup.start')} send={start}>
        <SeatsFieldset
          board={board}
          seats={drafts}
          resize={origin ? null : (count) => setDrafts(draftSeats(count, drafts))}
          row={(_, seat) => <SeatRow key={seat} {...{ seat, drafts }} game={board.game} set={setDrafts} />}
        />
        {origin ? (
          <p class="hint">{continuationText(origin)}</p>
        ) : (
          <>
            <OptionsFieldset board={board} options={options} change={setOptions} />
            <Seed />
          </>
        )}
      </ActionForm>
    </GamePage>
  );
}

/** Hidden until somebody asks for it: most people want a deal nobody knows. */
function Seed() {
  return (
    <details class="seed">
      <summary>{t('setup.seed')}</summary>
      <label>
        <span>{t('setup.seed.label')}</span>
        <input name="seed" maxLength={200} autocomplete="off" />
      </label>
      <p class="hint">{t('setup.seed.hint')}</p>
    </details>
  );
}

interface SeatRowProps {
  seat: number;
  game: string;
  drafts: readonly SeatDraft[];
  set(drafts: SeatDraft[]): void;
}

function SeatRow({ seat, game, drafts, set }: SeatRowProps) {
  const draft = drafts[seat] as SeatDraft;
  const label = t('setup.seat', { n: seat + 1 });
  const change = (part: Partial<SeatDraft>) => set(drafts.map((old, i) => (i === seat ? { ...old, ...part } : old)));
  return (
    <div class="seat-row">
      <span class="seat-face">
        <SeatMark seat={seat} />
        {draft.holder !== 'human' && <BotFace bot={draft.holder} />}
      </span>
      <label>
        <span class="visually-hidden">{t('setup.name', { seat: label })}</span>
        <input
          value={draft.name}
          maxLength={40}
          placeholder={defaultName(draft, seat)}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <LabelledSelect
        label={t('setup.who', { seat: label })}
        isLabelHidden
        value={draft.holder}
        values={HOLDERS}
        name={(holder) => (holder === 'human' ? t('setup.who.human') : botText(holder, game))}
        set={(holder) => change({ holder })}
      />
    </div>
  );
}

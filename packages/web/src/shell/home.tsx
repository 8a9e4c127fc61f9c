import type { Aside, Summary } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { t, when } from '../messages/index.ts';
import type { Box } from './board.ts';
import { BOXES, boxOf } from './boards.ts';
import { packRecord, saveFile } from './files.ts';
import { link } from './link.ts';
import { PageHead } from './page.tsx';
import { SeatMark } from './seat-mark.tsx';
import { flawSentence } from './sentences.ts';

/** Home: the games, your tables, and a place to open a record. */
export function HomeScreen() {
  const { matches, aside, forget } = useMatches();
  return (
    <div class="page home">
      <PageHead />
      <main>
        <h1 class="home-title">{t('home.title')}</h1>
        <p class="home-lead">{t('home.lead')}</p>
        {aside.map((saved) => (
          <SetAside key={saved.match} saved={saved} forget={forget} />
        ))}
        <section class="shelf" aria-label={t('home.games')}>
          {BOXES.map((box) => (
            <OnShelf key={box.game} box={box} />
          ))}
        </section>
        <section class="tables" aria-labelledby="tables">
          <h2 id="tables">{t('home.tables')}</h2>
          {matches?.length === 0 && <p class="empty">{t('home.empty')}</p>}
          <ul>
            {matches?.map((summary) => (
              <TableRow key={summary.match} summary={summary} forget={forget} />
            ))}
          </ul>
          <OpenRecord />
        </section>
      </main>
      <footer>
        <p>{t('home.foot')}</p>
      </footer>
    </div>
  );
}

function useMatches() {
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [aside, setAside] = useState<Aside[]>([]);
  const refresh = useCallback(async () => {
    const reply = await link.ask({ type: 'list' });
    if (reply.type !== 'matches') return;
    setMatches(reply.matches);
    setAside(reply.aside);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const forget = async (match: string) => {
    await link.ask({ type: 'forget', match });
    await refresh();
  };
  return { matches, aside, forget };
}

/** A game on the shelf. */
function OnShelf({ box }: { box: Box }) {
  return (
    <article class="box" data-game={box.game}>
      <box.Cover />
      <div class="box-words">
        <h2>{t(box.title)}</h2>
        <p>{t(box.pitch)}</p>
        <a class="button primary" href={`#/new/${box.game}`}>
          {t('home.new')}
        </a>
      </div>
    </article>
  );
}

function TableRow({ summary, forget }: { summary: Summary; forget(match: string): void }) {
  const { match, game, holders, ranking, asked, changed } = summary;
  const box = boxOf(game);
  const names = holders.map(({ name }) => name);
  const state = ranking
    ? ranking[0]?.length === 1
      ? t('home.won', { name: names[ranking[0][0] ?? 0] ?? '' })
      : t('home.shared')
    : t('home.waiting', { names: asked.map((seat) => names[seat]).join(', ') });
  return (
    <li class="table-row">
      <a href={ranking ? `#/replay/${match}` : `#/match/${match}`}>
        <b>{box ? t(box.title) : game}</b>
        <span class="row-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {name}
            </span>
          ))}
        </span>
        <span class="row-state">{state}</span>
        <time>{when(changed)}</time>
      </a>
      <button
        type="button"
        class="quiet"
        onClick={() => confirm(t('home.forget.sure')) && forget(match)}
        aria-label={t('home.forget', { names: names.join(', ') })}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          stroke-width="1.8"
          stroke-linecap="round"
        >
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </li>
  );
}

/** A saved match that cannot be read: kept, explained, and the person's to keep or throw away. */
function SetAside({ saved, forget }: { saved: Aside; forget(match: string): void }) {
  return (
    <div class="aside" role="alert">
      <p>
        {t('aside.text', { when: when(saved.changed) })} {flawSentence(saved.flaw)}
      </p>
      <button type="button" onClick={() => saveFile(`tempora-${saved.match}.txt`, saved.text)}>
        {t('aside.save')}
      </button>
      <button type="button" onClick={() => forget(saved.match)}>
        {t('aside.forget')}
      </button>
    </div>
  );
}

/** No honest record is longer, and no address could carry it. */
const LONGEST_RECORD = 500_000;

function OpenRecord() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file && file.size > LONGEST_RECORD) setTrouble(t('flaw.too-long'));
    else if (file) location.hash = `#/record/${await packRecord(await file.text())}`;
  };
  return (
    <>
      <label class="button open-record">
        {t('home.open')}
        <input type="file" accept=".txt,text/plain" class="visually-hidden" onChange={open} />
      </label>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}

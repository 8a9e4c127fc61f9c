import type { ApiRequest, ChatLine } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { t, when } from '../messages/index.ts';
import { house } from '../shell/online-link.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { act } from './act.ts';
import { PersonMenu } from './person-menu.tsx';
import type { AtTable } from './use-table.ts';
import './talk.css';

export type Channel = Extract<ApiRequest, { type: 'say' }>['channel'];
export type Reaction = Extract<ApiRequest, { type: 'react' }>['reaction'];

const REACTIONS: readonly Reaction[] = ['well-played', 'thanks', 'oops', 'thinking', 'hello', 'bye'];
/** How long a reaction is seen beside a name. */
const REACTION_TIME = 5000;

export interface Talking {
  channel: Channel;
  setChannel(channel: Channel): void;
  lines: readonly ChatLine[];
  /** Fetches what was said before; null where nothing was. */
  earlier: (() => void) | null;
  unread: number;
  read(): void;
  /** The latest reaction of each seat, for a moment. */
  reactions: ReadonlyMap<number, Reaction>;
}

/** What a page of a chat holds. */
const PAGE = 50;

/** What is said at a table in one channel, and what of it nobody here has read yet. */
export function useTalk({ match, standing, me }: AtTable, first: Channel): Talking {
  const [channel, setChannel] = useState(first);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [unread, setUnread] = useState(0);
  const [reactions, setReactions] = useState<ReadonlyMap<number, Reaction>>(new Map());
  const person = me?.person;
  const heard = useRef(new Set<string>());
  useEffect(() => setLines([]), [match, channel]);
  useEffect(() => {
    if (standing !== 'connected') return;
    fetchLines(match, channel).then(
      (latest) => {
        for (const { n } of latest) heard.current.add(`${match} ${channel} ${n}`);
        setLines((old) => merge(old, latest));
      },
      () => {},
    );
  }, [match, channel, standing]);
  useEffect(
    () =>
      house.onMessage((message) => {
        if (message.type !== 'chat-line' || message.match !== match) return;
        const { line } = message;
        // After a fault the house may repeat itself.
        const key = `${match} ${message.channel} ${line.n}`;
        if (heard.current.has(key)) return;
        heard.current.add(key);
        if (message.channel === channel) setLines((old) => merge(old, [line]));
        if (line.person !== person && line.text !== null) setUnread((count) => count + 1);
        const { seat, reaction } = line;
        if (seat === null || reaction === null) return;
        setReactions((old) => new Map(old).set(seat, reaction));
        setTimeout(() => setReactions((old) => new Map([...old].filter(([who]) => who !== seat))), REACTION_TIME);
      }),
    [match, channel, person],
  );
  const begin = lines[0]?.n ?? 0;
  const earlier = () =>
    void fetchLines(match, channel, begin).then(
      (older) => setLines((old) => merge(older, old)),
      () => {},
    );
  const read = useCallback(() => setUnread(0), []);
  return { channel, setChannel, lines, earlier: begin > 0 ? earlier : null, unread, read, reactions };
}

async function fetchLines(match: string, channel: Channel, before?: number): Promise<ChatLine[]> {
  const message = await house.request({ type: 'chat', match, channel, ...(before === undefined ? {} : { before }) });
  return message.type === 'chat' ? message.lines.slice(-PAGE) : [];
}

function merge(a: readonly ChatLine[], b: readonly ChatLine[]): ChatLine[] {
  return [...new Map([...a, ...b].map((line) => [line.n, line])).values()].sort((x, y) => x.n - y.n);
}

interface Props {
  at: AtTable;
  talk: Talking;
  /** Which channels one may listen to here. */
  channels: readonly Channel[];
}

/** The talk at a table: players among themselves; who watches apart from them. */
export function Talk({ at, talk, channels }: Props) {
  const { channel, setChannel, lines, earlier, read } = talk;
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // It counts as read when it is in sight, not when it is on the page.
    const sight = new IntersectionObserver((all) => all.some(({ isIntersecting }) => isIntersecting) && read());
    sight.observe(element);
    return () => sight.disconnect();
  }, [read, last]);
  return (
    <div class="talk">
      {channels.length > 1 && (
        <div class="talk-channels">
          {channels.map((each) => (
            <button
              key={each}
              type="button"
              class="quiet"
              aria-pressed={each === channel}
              onClick={() => setChannel(each)}
            >
              {t(`talk.${each}`)}
            </button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="talk-lines" ref={list} tabIndex={0} aria-label={t(`talk.${channel}`)} aria-live="polite">
        {earlier && (
          <li>
            <button type="button" class="quiet log-earlier" onClick={earlier}>
              {t('log.earlier')}
            </button>
          </li>
        )}
        {lines.length === 0 && <li class="talk-none">{t(`talk.${channel}.none`)}</li>}
        {lines.map((line, i) => (
          <Line key={line.n} line={line} before={lines[i - 1]?.at ?? 0} at={at} />
        ))}
      </ol>
      <Say at={at} channel={channel} />
    </div>
  );
}

/** After so long nobody is still talking: the next line says when it was said. */
const LULL = 15 * 60_000;

function Line({ line, before, at: { me, match } }: { line: ChatLine; before: number; at: AtTable }) {
  const { person, name, seat, text, reaction, at } = line;
  const who = (
    <b>
      {seat !== null && <SeatMark seat={seat} />} {name}
    </b>
  );
  return (
    <li class={text === null ? 'talk-reaction' : ''} title={when(at)}>
      {at - before > LULL && <time dateTime={new Date(at).toISOString()}>{when(at)}</time>}
      {me && person !== me.person ? (
        <PersonMenu look="talk-who" person={person} name={name} match={match}>
          {who}
        </PersonMenu>
      ) : (
        who
      )}{' '}
      {text ?? (reaction && t(`reaction.${reaction}`))}
    </li>
  );
}

/** Something to say. Who only watches speaks among those who watch. */
function Say({ at, channel }: { at: AtTable; channel: Channel }) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const { match, me, own, table, standing } = at;
  const isPlayer = own.length > 0;
  const mayPlayers = isPlayer || me?.person === table?.host;
  if (!me)
    return (
      <p class="hint">
        <a href="#/me">{t('talk.nameless')}</a>
      </p>
    );
  if (channel === 'players' && !mayPlayers)
    return <p class="hint">{t(table?.status === 'gathering' ? 'talk.sit' : 'talk.listen')}</p>;
  // The line is free at once, so that nothing is said twice; what was refused comes back unless one has typed on.
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    const refused = await act({ type: 'say', match, channel, text: said });
    setTrouble(refused);
    if (refused) setText((typed) => typed || said);
  };
  const isOff = standing !== 'connected';
  return (
    <form class="say" onSubmit={say}>
      {channel === 'players' && isPlayer && (
        <fieldset class="reactions" aria-label={t('reaction.title')}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="quiet"
              disabled={isOff}
              onClick={() => void act({ type: 'react', match, reaction }).then(setTrouble)}
            >
              {t(`reaction.${reaction}`)}
            </button>
          ))}
        </fieldset>
      )}
      <input
        value={text}
        maxLength={500}
        aria-label={t('talk.say')}
        placeholder={t('talk.say')}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" disabled={isOff}>
        {t('talk.send')}
      </button>
      {trouble && <p role="alert">{trouble}</p>}
    </form>
  );
}

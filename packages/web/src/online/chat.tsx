import type { ChatLine, ServerRequest } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { sendCommand } from '../client/command.ts';
import { server } from '../client/server.ts';
import { t, when } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { PersonMenu } from './person-menu.tsx';
import type { TableSession } from './use-table.ts';
import './chat.css';

export type Channel = Extract<ServerRequest, { type: 'say' }>['channel'];
export type Reaction = Extract<ServerRequest, { type: 'react' }>['reaction'];

const REACTIONS: readonly Reaction[] = ['well-played', 'thanks', 'oops', 'thinking', 'hello', 'bye'];
/** How long a reaction is seen beside a name. */
const REACTION_TIME = 5000;

export interface ChatState {
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
export function useChat({ match, connection, me }: TableSession, first: Channel): ChatState {
  const [channel, setChannel] = useState(first);
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [unread, setUnread] = useState(0);
  const [reactions, setReactions] = useState<ReadonlyMap<number, Reaction>>(new Map());
  const person = me?.person;
  const received = useRef(new Set<string>());
  useEffect(() => setLines([]), [match, channel]);
  useEffect(() => {
    if (connection !== 'connected') return;
    fetchLines(match, channel).then(
      (latest) => {
        for (const { n } of latest) received.current.add(`${match} ${channel} ${n}`);
        setLines((old) => mergeLines(old, latest));
      },
      () => {},
    );
  }, [match, channel, connection]);
  useEffect(
    () =>
      server.onMessage((message) => {
        if (message.type !== 'chat-line' || message.match !== match) return;
        const { line } = message;
        // After a fault the house may repeat itself.
        const key = `${match} ${message.channel} ${line.n}`;
        if (received.current.has(key)) return;
        received.current.add(key);
        if (message.channel === channel) setLines((old) => mergeLines(old, [line]));
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
      (older) => setLines((old) => mergeLines(older, old)),
      () => {},
    );
  const read = useCallback(() => setUnread(0), []);
  return { channel, setChannel, lines, earlier: begin > 0 ? earlier : null, unread, read, reactions };
}

async function fetchLines(match: string, channel: Channel, before?: number): Promise<ChatLine[]> {
  const message = await server.request({ type: 'chat', match, channel, ...(before === undefined ? {} : { before }) });
  return message.type === 'chat' ? message.lines.slice(-PAGE) : [];
}

function mergeLines(a: readonly ChatLine[], b: readonly ChatLine[]): ChatLine[] {
  return [...new Map([...a, ...b].map((line) => [line.n, line])).values()].sort((x, y) => x.n - y.n);
}

interface Props {
  session: TableSession;
  chat: ChatState;
  /** Which channels one may listen to here. */
  channels: readonly Channel[];
}

/** The talk at a table: players among themselves; who watches apart from them. */
export function Chat({ session: at, chat, channels }: Props) {
  const { channel, setChannel, lines, earlier, read } = chat;
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [last]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // It counts as read when it is in sight, not when it is on the page.
    const observer = new IntersectionObserver((all) => all.some(({ isIntersecting }) => isIntersecting) && read());
    observer.observe(element);
    return () => observer.disconnect();
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
          <ChatMessage key={line.n} line={line} before={lines[i - 1]?.at ?? 0} at={at} />
        ))}
      </ol>
      <ChatInput at={at} channel={channel} />
    </div>
  );
}

/** After so long nobody is still talking: the next line says when it was said. */
const PAUSE = 15 * 60_000;

function ChatMessage({ line, before, at: { me, match } }: { line: ChatLine; before: number; at: TableSession }) {
  const { person, name, seat, text, reaction, at } = line;
  const who = (
    <b>
      {seat !== null && <SeatMark seat={seat} />} {name}
    </b>
  );
  return (
    <li class={text === null ? 'talk-reaction' : ''} title={when(at)}>
      {at - before > PAUSE && <time dateTime={new Date(at).toISOString()}>{when(at)}</time>}
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
function ChatInput({ at, channel }: { at: TableSession; channel: Channel }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { match, me, own, table, connection } = at;
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
    const refused = await sendCommand(server, { type: 'say', match, channel, text: said });
    setError(refused);
    if (refused) setText((typed) => typed || said);
  };
  const isOff = connection !== 'connected';
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
              onClick={() => void sendCommand(server, { type: 'react', match, reaction }).then(setError)}
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
      {error && <p role="alert">{error}</p>}
    </form>
  );
}

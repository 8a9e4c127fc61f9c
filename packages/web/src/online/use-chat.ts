import type { ChatLine, ServerRequest } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../client/server.ts';
import type { TableSession } from './use-table.ts';

export type Channel = Extract<ServerRequest, { type: 'say' }>['channel'];
export type Reaction = Extract<ServerRequest, { type: 'react' }>['reaction'];

/** How long a reaction is seen beside a name, in milliseconds. */
const REACTION_TIME = 5000;

export interface ChatState {
  channel: Channel;
  setChannel(channel: Channel): void;
  lines: readonly ChatLine[];
  /** Fetches earlier messages; null where there are none. */
  earlier: (() => void) | null;
  unread: number;
  read(): void;
  /** The latest reaction of each seat, for a moment. */
  reactions: ReadonlyMap<number, Reaction>;
}

/** How many messages are fetched at once. */
const PAGE = 50;

/** The messages of a table in one channel, and how many are unread. */
export function useChat(session: TableSession, first: Channel): ChatState {
  const { match, me } = session;
  const [channel, setChannel] = useState(first);
  const { lines, add, earlier } = useLines(session, channel);
  const [unread, setUnread] = useState(0);
  const { reactions, show } = useReactions();
  const person = me?.person;
  useEffect(
    () =>
      server.onMessage((message) => {
        if (message.type !== 'chat-line' || message.match !== match) return;
        const { line } = message;
        if (!add(message.channel, line)) return;
        if (line.person !== person && line.text !== null) setUnread((count) => count + 1);
        if (line.seat !== null && line.reaction !== null) show(line.seat, line.reaction);
      }),
    [match, channel, person],
  );
  const read = useCallback(() => setUnread(0), []);
  return { channel, setChannel, lines, earlier, unread, read, reactions };
}

/** The lines of a channel: those that were there, and those that are added. */
function useLines({ match, connection }: TableSession, channel: Channel) {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const received = useRef(new Set<string>());
  useEffect(() => setLines([]), [match, channel]);
  useEffect(() => {
    if (connection !== 'connected') return;
    fetchLines(match, channel).then(
      (latest) => {
        for (const line of latest) received.current.add(`${match} ${channel} ${line.n}`);
        setLines((old) => mergeLines(old, latest));
      },
      () => {},
    );
  }, [match, channel, connection]);
  /** False for a line that came before: after a fault the server may repeat itself. */
  const add = (to: Channel, line: ChatLine): boolean => {
    const key = `${match} ${to} ${line.n}`;
    if (received.current.has(key)) return false;
    received.current.add(key);
    if (to === channel) setLines((old) => mergeLines(old, [line]));
    return true;
  };
  const begin = lines[0]?.n ?? 0;
  const earlier = () =>
    void fetchLines(match, channel, begin).then(
      (older) => setLines((old) => mergeLines(older, old)),
      () => {},
    );
  return { lines, add, earlier: begin > 0 ? earlier : null };
}

function useReactions() {
  const [reactions, setReactions] = useState<ReadonlyMap<number, Reaction>>(new Map());
  const show = (seat: number, reaction: Reaction) => {
    setReactions((old) => new Map(old).set(seat, reaction));
    setTimeout(() => setReactions((old) => new Map([...old].filter(([other]) => other !== seat))), REACTION_TIME);
  };
  return { reactions, show };
}

async function fetchLines(match: string, channel: Channel, before?: number): Promise<ChatLine[]> {
  const message = await server.request({ type: 'chat', match, channel, before });
  return message.type === 'chat' ? message.lines.slice(-PAGE) : [];
}

function mergeLines(old: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...old, ...more].map((line) => [line.n, line]));
  return [...lines.values()].sort((one, other) => one.n - other.n);
}

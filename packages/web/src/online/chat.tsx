import type { ChatLine } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionForm } from '../app/action-form.tsx';
import { sendCommand } from '../client/command.ts';
import { server } from '../client/server.ts';
import { t, when } from '../i18n/index.ts';
import { ScrollingList } from '../match/scrolling-list.tsx';
import { Button } from '../toolkit/button.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { namesApart } from './names-apart.ts';
import { PersonMenu } from './person-menu.tsx';
import { NameField, signInAsGuest } from './sign-in.tsx';
import type { Channel, ChatState, Reaction } from './use-chat.ts';
import type { TableSession } from './use-table.ts';
import './chat.css';

const REACTIONS: readonly Reaction[] = ['well-played', 'thanks', 'oops', 'thinking', 'hello', 'bye'];

interface Props {
  session: TableSession;
  chat: ChatState;
  /** The channels that may be read here. */
  channels: readonly Channel[];
}

/** The chat at a table: players among themselves, spectators apart from them. */
export function Chat({ session, chat, channels }: Props) {
  const { channel, lines, earlier, read } = chat;
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  const names = namesApart(session.table, lines);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // It counts as read when it is in sight, not when it is on the page.
    const observer = new IntersectionObserver((all) => all.some(({ isIntersecting }) => isIntersecting) && read());
    observer.observe(element);
    return () => observer.disconnect();
  }, [read, last]);
  return (
    <div class="chat">
      {channels.length > 1 && <ChannelButtons chat={chat} channels={channels} />}
      <ScrollingList look="chat-lines" label={t(`talk.${channel}`)} list={list} last={last} earlier={earlier} isLive>
        {lines.length === 0 && <li class="chat-empty">{t(`talk.${channel}.none`)}</li>}
        {lines.map((line, i) => (
          <ChatMessage
            key={line.n}
            line={{ ...line, name: names.get(line.person) ?? line.name }}
            before={lines[i - 1]?.at ?? 0}
            session={session}
          />
        ))}
      </ScrollingList>
      <ChatInput session={session} channel={channel} />
    </div>
  );
}

function ChannelButtons({ chat, channels }: Pick<Props, 'chat' | 'channels'>) {
  return (
    <div class="chat-channels">
      {channels.map((each) => (
        <button
          key={each}
          type="button"
          class="quiet"
          aria-pressed={each === chat.channel}
          onClick={() => chat.setChannel(each)}
        >
          {t(`talk.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** After such a pause the next message says when it was written, in milliseconds. */
const PAUSE = 15 * 60_000;

interface MessageProps {
  line: ChatLine;
  /** When the message before it was written. */
  before: number;
  session: TableSession;
}

function ChatMessage({ line, before, session: { me, match } }: MessageProps) {
  const { person, name, seat, text, reaction, at } = line;
  const author = (
    <b>
      {seat !== null && <SeatMark seat={seat} />} {name}
    </b>
  );
  return (
    <li class={text === null ? 'chat-reaction' : ''} title={when(at)}>
      {at - before > PAUSE && <time dateTime={new Date(at).toISOString()}>{when(at)}</time>}
      {me && person !== me.person ? (
        <PersonMenu look="chat-author" person={person} name={name} match={match}>
          {author}
        </PersonMenu>
      ) : (
        author
      )}{' '}
      {text ?? (reaction && t(`reaction.${reaction}`))}
    </li>
  );
}

interface InputProps {
  session: TableSession;
  channel: Channel;
}

/** Who may write where: players among the players, spectators among the spectators. */
function ChatInput({ session, channel }: InputProps) {
  const { me, own, table } = session;
  const isAmongPlayers = own.length > 0 || (me !== null && me.person === table?.host);
  if (channel === 'players' && !isAmongPlayers)
    return <p class="hint">{t(table?.status === 'gathering' ? 'talk.sit' : 'talk.listen')}</p>;
  // Whoever gives a name to talk stays at the table.
  if (!me)
    return (
      <ActionForm look="chat-name" button={t('talk.nameless')} send={signInAsGuest}>
        <NameField />
      </ActionForm>
    );
  return <ChatForm session={session} channel={channel} />;
}

function ChatForm({ session, channel }: InputProps) {
  const { match, own, connection } = session;
  const { text, setText, error, say, react } = useSay(match, channel);
  const isOff = connection !== 'connected';
  return (
    <form class="chat-form" onSubmit={say}>
      {channel === 'players' && own.length > 0 && (
        <fieldset class="reactions" aria-label={t('reaction.title')} disabled={isOff}>
          {REACTIONS.map((each) => (
            <Button key={each} look="quiet" label={t(`reaction.${each}`)} press={() => react(each)} />
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

/** The field is empty at once, so that nothing is sent twice; a refused message comes back unless something else has been typed. */
function useSay(match: string, channel: Channel) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const say = async (event: Event) => {
    event.preventDefault();
    const message = text.trim();
    if (!message) return;
    setText('');
    const refused = await sendCommand(server, { type: 'say', match, channel, text: message });
    setError(refused);
    if (refused) setText((typed) => typed || message);
  };
  const react = (reaction: Reaction) => void sendCommand(server, { type: 'react', match, reaction }).then(setError);
  return { text, setText, error, say, react };
}

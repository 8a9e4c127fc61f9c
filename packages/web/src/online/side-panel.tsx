import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Chat } from './chat.tsx';
import { Notes } from './notes.tsx';
import type { Channel, ChatState } from './use-chat.ts';
import type { TableSession } from './use-table.ts';

const TABS = ['log', 'talk', 'notes'] as const;
type Tab = (typeof TABS)[number];

interface Props {
  session: TableSession;
  chat: ChatState;
  log: ComponentChildren;
}

/** What lies beside the table: the log, the talk, one's own notes; one of them on top. */
export function SidePanel({ session, chat, log }: Props) {
  const [tab, setTab] = useState<Tab>('log');
  const { me, own, table, match } = session;
  const isOver = table?.status === 'over';
  const channels: Channel[] = own.length > 0 && !isOver ? ['players'] : ['players', 'watchers'];
  const tabs = TABS.filter((each) => each !== 'notes' || me);
  return (
    <div class="side">
      <div class="side-leaves" role="tablist" aria-label={t('side.open')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="quiet"
            aria-selected={each === tab}
            onClick={() => setTab(each)}
          >
            {t(`side.${each}`)}
            {each === 'talk' && tab !== 'talk' && chat.unread > 0 && <span class="unread">{chat.unread}</span>}
          </button>
        ))}
      </div>
      <div class="side-leaf" role="tabpanel" aria-label={t(`side.${tab}`)}>
        {tab === 'log' && log}
        {tab === 'talk' && <Chat session={session} chat={chat} channels={channels} />}
        {tab === 'notes' && <Notes match={match} />}
      </div>
    </div>
  );
}

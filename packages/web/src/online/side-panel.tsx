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

/** Beside the table: the log, the chat, or private notes. */
export function SidePanel({ session, chat, log }: Props) {
  const [tab, setTab] = useState<Tab>('log');
  const { me, own, table, match } = session;
  const isOver = table?.status === 'over';
  const channels: Channel[] = own.length > 0 && !isOver ? ['players'] : ['players', 'watchers'];
  return (
    <div class="side">
      <div class="side-tabs" role="tablist" aria-label={t('side.open')}>
        {TABS.filter((each) => each !== 'notes' || me).map((each) => (
          <TabButton key={each} tab={each} isOpen={each === tab} unread={chat.unread} open={() => setTab(each)} />
        ))}
      </div>
      <div class="side-tab-panel" role="tabpanel" aria-label={t(`side.${tab}`)}>
        {tab === 'log' && log}
        {tab === 'talk' && <Chat session={session} chat={chat} channels={channels} />}
        {tab === 'notes' && <Notes match={match} />}
      </div>
    </div>
  );
}

type TabButtonProps = { tab: Tab; isOpen: boolean; unread: number; open(): void };

function TabButton({ tab, isOpen, unread, open }: TabButtonProps) {
  const hasNews = tab === 'talk' && !isOpen && unread > 0;
  return (
    <button type="button" role="tab" class="quiet" aria-selected={isOpen} onClick={open}>
      {t(`side.${tab}`)}
      {hasNews && <span class="unread">{unread}</span>}
    </button>
  );
}

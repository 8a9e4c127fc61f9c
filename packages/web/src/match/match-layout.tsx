import type { TableEvent } from '@tempora/protocol';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Emblem } from '../app/emblem.tsx';
import { Icon } from '../app/icon.tsx';
import { preferredLog, setPreferredLog } from '../app/preferences.ts';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import type { HelpProps } from '../help/help-props.ts';
import { HelpButton, HelpPanel } from '../help/panel.tsx';
import { currentLanguage, t } from '../i18n/index.ts';
import { RulesLink, WithRuleLink } from '../rules/links.tsx';
import { RulesPanel } from '../rules/panel.tsx';
import { Button } from '../toolkit/button.tsx';
import { useMedia } from '../toolkit/use-media.ts';
import type { Board, Snapshot } from './board.ts';
import { lengthOf, momentsBetween } from './feed.ts';
import { Log } from './log.tsx';
import { useMarks, useMoveSounds, useShownMoves } from './marks.ts';
import type { Pacer } from './pacer.ts';
import { Caption, type Playback, RepeatButton } from './playback.tsx';
import { TableSettings } from './settings.tsx';
import { usePressMark, useSinglePress } from './use-single-press.ts';

/** What a match on the server has beyond a match on this device. */
interface OnlineParts {
  /** Messages above the table. */
  banners: ComponentChildren;
  /** The log together with chat and notes. */
  side(log: ComponentChildren): ComponentChildren;
  /** How many chat messages are unread. */
  unread: number;
  menu: ComponentChildren;
  /** Fetches what happened before the log begins; null where it begins at the beginning. */
  earlier: (() => void) | null;
}

interface Props {
  board: Board;
  snapshot: Snapshot;
  refused?: string | null;
  undo?: (() => void) | null | undefined;
  /** Absent in a replay, which has a bar of its own. */
  playback?: Playback | undefined;
  /** In a replay: goes to a move. */
  jump?: (ply: number) => void;
  /** What happened at the table besides moves. */
  events?: readonly TableEvent[];
  /** What stands after the last line of the log. */
  afterLog?: ComponentChildren;
  /** What stands in the bar beside the reference. */
  tools?: ComponentChildren;
  /** What the list of choices needs; absent where nothing is to be chosen. */
  help?: Pick<HelpProps, 'controls' | 'advised'> | undefined;
  online?: OnlineParts | undefined;
  isLesson?: boolean;
  children: ComponentChildren;
}

/** Around every table: the way home, undo, the reference, the log, and what was refused. */
export function MatchLayout(props: Props) {
  const { board, snapshot, refused, undo, playback, jump, events = [], online, help, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDialogElement>(null);
  const reference = useRef<HTMLDialogElement>(null);
  const [isHelping, setHelping] = useState(false);
  const toggleHelp = () => setHelping(!isHelping);
  useSkipMotion();
  useSinglePress(frame);
  usePressMark(frame);
  useMarks(frame, board, snapshot);
  useShownMoves(snapshot, { isBehind: playback?.isBehind === true, isReplay: jump !== undefined });
  useMoveSounds(board, snapshot);
  useScenes(board, playback?.pacer);
  useStartFocus(frame);
  const open = { log: () => log.current?.showModal(), reference: () => reference.current?.showModal() };
  const lines = (
    <Log {...{ board, snapshot, events, jump }} earlier={online?.earlier ?? null} tail={props.afterLog} key="log" />
  );
  return (
    <div
      class="frame"
      ref={frame}
      data-game={board.game}
      data-around={online !== undefined}
      data-kind={props.isLesson ? 'lesson' : jump ? 'replay' : 'match'}
      data-ended={Boolean(snapshot.ranking)}
    >
      <MatchHeader {...{ board, undo, playback, online, open }} tools={props.tools} help={help && toggleHelp} />
      <main class="frame-main" tabIndex={-1}>
        {playback && <Caption board={board} snapshot={snapshot} playback={playback} />}
        {online?.banners}
        {refused && (
          <p class="refused" role="alert">
            <WithRuleLink text={refused} />
          </p>
        )}
        {children}
      </main>
      <SidePart online={online} log={lines} dialog={log} />
      {help && <HelpPanel {...help} {...{ board, snapshot }} isOpen={isHelping} toggle={toggleHelp} />}
      {useMemo(
        () => (
          <>
            <SheetDialog title={t('reference.title')} dialog={reference}>
              <board.Reference />
              <RulesLink game={board.game} />
            </SheetDialog>
            <RulesPanel game={board.game} frame={frame} />
          </>
        ),
        [board, currentLanguage()],
      )}
    </div>
  );
}

type HeaderProps = Pick<Props, 'board' | 'undo' | 'playback' | 'online' | 'tools'> & {
  open: { log(): void; reference(): void };
  help: (() => void) | undefined;
};

function MatchHeader({ board, undo, playback, tools, online, open, help }: HeaderProps) {
  return (
    <header class="bar">
      <a class="bar-home" href="#/" aria-label={t('home.back')}>
        <Emblem size={24} />
      </a>
      <h1>{t(board.title)}</h1>
      {playback && <RepeatButton {...playback} />}
      {undo && !board.hasUndo && <Button look="quiet bar-undo" label={t('undo')} press={undo} />}
      {tools}
      {help && <HelpButton toggle={help} />}
      <RulesLink game={board.game} look="bar-rules" />
      <button type="button" class="quiet bar-reference" data-place="reference" onClick={open.reference}>
        {t('reference.title')}
      </button>
      <button type="button" class="quiet narrow-only" onClick={open.log}>
        {online ? t('side.open') : t('log.title')}
        {online && online.unread > 0 && <Unread count={online.unread} />}
      </button>
      {online?.menu}
      <TableSettings />
    </header>
  );
}

type SideProps = Pick<Props, 'online'> & { log: ComponentChildren; dialog: RefObject<HTMLDialogElement | null> };

/** The log beside the table, folded if one likes, or in a sheet where there is no room: never on the page twice. */
function SidePart({ online, log, dialog }: SideProps) {
  const isWide = useMedia(WIDE);
  const [isFolded, setFolded] = useState(preferredLog() === 'folded' && !online);
  const fold = () => {
    setFolded(!isFolded);
    setPreferredLog(isFolded ? 'open' : 'folded');
  };
  const title = online ? t('side.open') : t('log.title');
  const side = online ? online.side(log) : log;
  return (
    <>
      {isWide && (
        <aside class="frame-log wide-only" aria-label={title} data-folded={isFolded}>
          {!online && (
            <h2>
              <button type="button" class="quiet log-fold" aria-expanded={!isFolded} onClick={fold}>
                <Icon d="M9 5l7 7-7 7" size={14} />
                {title}
              </button>
            </h2>
          )}
          {!isFolded && side}
        </aside>
      )}
      <SheetDialog title={title} dialog={dialog}>
        {!isWide && side}
      </SheetDialog>
    </>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span class="unread">
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{t('side.unread', { count })}</span>
    </span>
  );
}

/** There is room for the log beside the table. */
const WIDE = '(min-width: 72rem)';

/** The pacer learns from the game which events are shown longer, and what is seen between two updates. */
function useScenes(board: Board, pacer: Pacer | undefined): void {
  useEffect(() => {
    if (!pacer) return;
    pacer.lengthOf = (feed) => lengthOf(board, feed);
    pacer.momentsBetween = (before, after) => momentsBetween(board, before, after);
  }, [board, pacer]);
}

/** Whoever comes to a table by keys goes on there, not at the top of the page. */
function useStartFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = frame.current?.querySelector<HTMLElement>('.frame-main');
    if (document.activeElement === document.body) main?.focus({ preventScroll: true });
  }, [frame]);
}

/** A tap or a key ends whatever is still moving: motion explains, it never makes anyone wait. */
function useSkipMotion(): void {
  useEffect(() => {
    const skip = () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation || animation.id === 'motion') animation.finish();
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, []);
}

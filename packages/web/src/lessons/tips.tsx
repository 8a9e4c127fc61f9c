import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Snapshot } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import { useTutorial } from './load.ts';
import { progressOf, remember } from './progress.ts';
import { LEARNER, lessonText, matches, type Tip, type Tutorial } from './tutorial.ts';
import { partAt, useLit } from './use-lit.ts';
import './lessons.css';

/** How long a tip is there for, in milliseconds: long enough to read it twice. */
const TIP_TIME = 25_000;

interface Props {
  game: string;
  snapshot: Snapshot;
}

/** In a first game: what matters now is said once, beside the part of the table it is about. */
export function Tips({ game, snapshot }: Props) {
  const tutorial = useTutorial(game);
  const [past, setPast] = useState<readonly string[]>(() => progressOf(game).knownTips);
  if (!tutorial || !snapshot.asked.includes(LEARNER)) return null;
  const tip = tutorial.tips.find(({ id, view }) => !past.includes(id) && matches(view, snapshot.view));
  if (!tip) return null;
  const pass = () => setPast([...past, tip.id]);
  const close = () => {
    remember(game, { knownTips: [...progressOf(game).knownTips, tip.id] });
    pass();
  };
  const closeAll = () => {
    remember(game, { firstGame: null });
    pass();
  };
  return <TipBubble key={tip.id} {...{ tutorial, tip, pass, close, closeAll }} />;
}

interface BubbleProps {
  tutorial: Tutorial;
  tip: Tip;
  /** It has been there for long enough. */
  pass(): void;
  close(): void;
  closeAll(): void;
}

function TipBubble({ tutorial: { game, Portrait }, tip, pass, close, closeAll }: BubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  useLit(tip.at, tip.id);
  useBeside(bubble, tip.at);
  useEffect(() => {
    const timer = setTimeout(pass, TIP_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <aside class="tip" ref={bubble} aria-label={t('lesson.speech', { teacher: lessonText(game, 'teacher') })}>
      <Portrait />
      <p role="status">{lessonText(game, `tip.${tip.id}`)}</p>
      <div class="lesson-foot">
        <Button label={t('lesson.tip.close')} press={close} />
        <Button look="quiet" label={t('lesson.tip.all')} press={closeAll} />
      </div>
    </aside>
  );
}

/** Keeps the bubble beside a part of the table: above it, as what one does lies further down, or below where there is no room. */
function useBeside(bubble: { current: HTMLElement | null }, places: readonly string[]): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = bubble;
      const rect = partAt(places)?.getBoundingClientRect();
      if (!current || !rect) return;
      const above = rect.top - current.offsetHeight - GAP;
      const isAbove = above > BAR;
      const top = isAbove ? above : rect.bottom + GAP;
      current.dataset.side = isAbove ? 'above' : 'below';
      current.style.top = `${Math.max(GAP, Math.min(top, innerHeight - current.offsetHeight - GAP))}px`;
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, []);
}

const GAP = 10;
/** How high the bar at the top of a table is. */
const BAR = 48;

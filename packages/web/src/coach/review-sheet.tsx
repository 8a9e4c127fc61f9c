import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { type ReviewedGame, ReviewPanel } from './review-panel.tsx';
import { useReview } from './use-review.ts';
import './coach.css';

interface Props extends Pick<ReviewedGame, 'jump'> {
  board: ReviewedGame['board'] | null;
  last(): Promise<ReviewedGame['snapshot']>;
  record(): Promise<string>;
}

/** The review of a finished game: begun when it is opened, and kept. */
export function ReviewSheet({ board, last, jump, record }: Props) {
  const { state, start, cancel } = useReview(record);
  const [snapshot, setSnapshot] = useState<ReviewedGame['snapshot'] | null>(null);
  useEffect(() => {
    start();
    void last().then(setSnapshot, () => {}); // without a connection there is no record either, and that is said
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="coach-sheet" tabIndex={0} aria-label={t('coach.open')}>
      <h2>{t('coach.open')}</h2>
      <p>{t('coach.about')}</p>
      {state.kind === 'none' && <Button look="primary" label={t('coach.start')} press={start} />}
      {state.kind === 'running' && <Running part={state.part} cancel={cancel} />}
      {state.kind === 'failed' && <p role="alert">{t('coach.failed')}</p>}
      {state.kind === 'done' && board && snapshot && (
        <ReviewPanel review={state.review} game={{ board, snapshot, jump }} />
      )}
    </section>
  );
}

function Running({ part, cancel }: { part: number; cancel(): void }) {
  return (
    <p class="coach-running">
      <progress value={part} aria-label={t('coach.running')} /> <Button label={t('coach.cancel')} press={cancel} />
    </p>
  );
}

import type { Holder } from '@tempora/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { connectWorker } from '../client/connection.ts';
import { type Key, t } from '../i18n/index.ts';
import { LessonRoom } from '../lessons/room.ts';
import type { Snapshot } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import type { RuleExample } from './example.ts';
import { positionsOf } from './positions.ts';
import { type Rulebook, rulesText } from './rulebook.ts';
import '../lessons/lessons.css';

interface Props {
  book: Rulebook;
  /** The paragraph it belongs to. */
  id: string;
  example: RuleExample;
}

/** An example on the game's own board, step by step; on paper all sentences and the last position. */
export function ExampleView({ book, id, example }: Props) {
  const positions = usePositions(book.game, example);
  const [step, setStep] = useState(0);
  const { steps } = example;
  const last = steps.length - 1;
  return (
    <figure class="rulebook-example" aria-label={t('rules.example.steps')}>
      <Players count={example.seats} />
      <Picture {...{ book, example, positions, step }} look="screen" />
      {step < last && <Picture {...{ book, example, positions }} step={last} look="paper" />}
      <ol class="rulebook-steps" aria-live="polite">
        {steps.map((each, i) => (
          <li key={each.id} data-now={i === step}>
            {rulesText(book.game, `${id}.${each.id}`)}
          </li>
        ))}
      </ol>
      <p class="rulebook-step-buttons">
        <Button label={t('rules.example.back')} isOff={step === 0} press={() => setStep(step - 1)} />
        <span>{t('rules.example.where', { step: step + 1, steps: steps.length })}</span>
        <Button look="primary" label={t('rules.example.next')} isOff={step === last} press={() => setStep(step + 1)} />
      </p>
    </figure>
  );
}

/** Who is who on the board. */
function Players({ count }: { count: number }) {
  return (
    <p class="rulebook-players">
      {namesFor(count).map((name, seat) => (
        <span key={name}>
          <SeatMark seat={seat} /> {name}
        </span>
      ))}
    </p>
  );
}

function namesFor(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => t(`rules.player.${seat}` as Key));
}

interface PictureProps extends Omit<Props, 'id'> {
  positions: readonly Snapshot[] | null;
  step: number;
  look: 'screen' | 'paper';
}

/** The board at a step, to look at only: the sentence says what it shows. */
function Picture({ book: { Position }, example, positions, step, look }: PictureProps) {
  const board = useRef<HTMLDivElement>(null);
  const snapshot = positions?.[step];
  const places = example.steps[step]?.at ?? [];
  useEffect(() => {
    for (const part of board.current?.querySelectorAll<HTMLElement | SVGElement>('[data-place]') ?? [])
      if (places.includes(part.dataset.place as string)) part.dataset.topic = 'true';
      else delete part.dataset.topic;
  }, [snapshot]);
  return (
    <div class="rulebook-board" data-look={look} ref={board} inert>
      {snapshot && Position && <Position snapshot={snapshot} part={example.part} places={places} />}
    </div>
  );
}

/** Plays an example in a worker by the real rules; null until it is there. */
function usePositions(game: string, example: RuleExample): readonly Snapshot[] | null {
  const [positions, setPositions] = useState<readonly Snapshot[] | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'lesson' });
    const holders = namesFor(example.seats).map((name): Holder => ({ kind: 'human', name }));
    const room = new LessonRoom(connectWorker(worker), { game, holders });
    // Without its pictures an example can still be read.
    positionsOf(room, example).then(setPositions, () => {});
    return () => worker.terminate();
  }, [game, example]);
  return positions;
}

import { useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { type Advised, type Suggested, suggest } from '../coach/suggest.ts';
import { t } from '../i18n/index.ts';
import type { Board, PlayerControls, Snapshot } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import { Choice } from './choice.tsx';
import type { Marked } from './help-props.ts';

/** More would not help to choose. */
const MOST = 3;

interface Props {
  advised: Advised;
  board: Board;
  snapshot: Snapshot;
  marked: Marked;
  controls: PlayerControls;
}

/** What a Master thinks of first, and why: only when it is asked for. */
export function Advice({ advised, board, snapshot, marked, controls }: Props) {
  const [found, setFound] = useState<readonly Suggested[]>([]);
  const [state, setState] = useState<'new' | 'busy' | 'done'>('new');
  const [error, setError] = useState<string | null>(null);
  const ask = async () => {
    setState('busy');
    const all: Suggested[] = [];
    while (all.length < MOST) {
      const without = all.map(({ first }) => first);
      const next = await suggest(advised, board, snapshot, without);
      if (!next) break;
      all.push(next);
      setFound([...all]);
    }
    setState('done');
  };
  const press = () => void ask().catch((failure: unknown) => setError(errorText(failure)));
  return (
    <section class="help-first" aria-label={t('help.first')}>
      <h3>{t('help.first')}</h3>
      {state === 'new' && <Button label={t('help.first.ask')} press={press} />}
      <ol>
        {found.map(({ first, length, moves, reasons, places }) => (
          <li key={first}>
            <Choice
              {...{ marked, controls }}
              choice={{ moves: [first], words: moves, about: reasons, places }}
              label={t(length > 1 ? 'help.do.first' : 'help.do')}
            />
          </li>
        ))}
      </ol>
      <p role="status">{error ?? statusOf(state, found)}</p>
    </section>
  );
}

function statusOf(state: 'new' | 'busy' | 'done', { length }: readonly Suggested[]): string {
  if (state === 'busy') return t('hint.thinking');
  return state === 'done' && length === 0 ? t('hint.none') : '';
}

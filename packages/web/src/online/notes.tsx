import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { house } from '../shell/online-link.ts';
import { inWords } from '../shell/sentences.ts';

const PAUSE = 700;

/** Notes for one's own eyes, kept as one types. */
export function Notes({ match }: { match: string }) {
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const timer = useRef(0);
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    house.request({ type: 'note', match }).then(
      (message) => message.type === 'note' && setText((typed) => typed ?? message.text),
      (error: unknown) => setSaid(inWords(error)),
    );
  }, [match]);
  useEffect(() => {
    // Whoever turns the page before the pause is over has written it all the same.
    return () => {
      clearTimeout(timer.current);
      if (unsaved.current !== null) house.request({ type: 'note', match, text: unsaved.current }).catch(() => {});
    };
  }, [match]);
  const type = (next: string) => {
    setText(next);
    setSaid(null);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      unsaved.current = null;
      house.request({ type: 'note', match, text: next }).then(
        () => setSaid(t('notes.kept')),
        (error: unknown) => setSaid(inWords(error)),
      );
    }, PAUSE);
  };
  return (
    <div class="notes">
      <textarea
        value={text ?? ''}
        maxLength={5000}
        aria-label={t('notes.title')}
        placeholder={t('notes.hint')}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="hint" role="status">
        {said ?? ' '}
      </p>
    </div>
  );
}

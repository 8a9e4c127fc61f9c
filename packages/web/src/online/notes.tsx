import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';

const PAUSE = 700;

/** Notes for one's own eyes, kept as one types. */
export function Notes({ match }: { match: string }) {
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const timer = useRef(0);
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    server.request({ type: 'note', match }).then(
      (message) => message.type === 'note' && setText((typed) => typed ?? message.text),
      (error: unknown) => setSaid(errorText(error)),
    );
  }, [match]);
  useEffect(() => {
    // Whoever turns the page before the pause is over has written it all the same.
    return () => {
      clearTimeout(timer.current);
      if (unsaved.current !== null) server.request({ type: 'note', match, text: unsaved.current }).catch(() => {});
    };
  }, [match]);
  const type = (next: string) => {
    setText(next);
    setSaid(null);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      unsaved.current = null;
      server.request({ type: 'note', match, text: next }).then(
        () => setSaid(t('notes.kept')),
        (error: unknown) => setSaid(errorText(error)),
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

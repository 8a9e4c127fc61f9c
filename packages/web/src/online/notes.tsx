import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';

/** How long one pauses before the notes are saved, in milliseconds. */
const PAUSE = 700;

/** Private notes, saved as one types. */
export function Notes({ match }: { match: string }) {
  const [text, setText] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const save = useDelayedSave(match, setStatus);
  useEffect(() => {
    server.request({ type: 'note', match }).then(
      (message) => message.type === 'note' && setText((typed) => typed ?? message.text),
      (error: unknown) => setStatus(errorText(error)),
    );
  }, [match]);
  const type = (next: string) => {
    setText(next);
    save(next);
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
        {status ?? ' '}
      </p>
    </div>
  );
}

/** Saves after a pause; leaving the page before it is over saves all the same. */
function useDelayedSave(match: string, setStatus: (status: string | null) => void): (text: string) => void {
  const timer = useRef(0);
  const unsaved = useRef<string | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (unsaved.current !== null) server.request({ type: 'note', match, text: unsaved.current }).catch(() => {});
    },
    [match],
  );
  return (text) => {
    setStatus(null);
    unsaved.current = text;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      unsaved.current = null;
      server.request({ type: 'note', match, text }).then(
        () => setStatus(t('notes.kept')),
        (error: unknown) => setStatus(errorText(error)),
      );
    }, PAUSE);
  };
}

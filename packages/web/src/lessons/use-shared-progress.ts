import { useEffect, useState } from 'preact/hooks';
import { callApi } from '../client/api.ts';
import { useServer } from '../client/server.ts';
import { progressOf, remember } from './progress.ts';

/** Chapters completed on another device count here, and vice versa. */
async function shareProgress(game: string): Promise<void> {
  const { lessons } = await callApi<{ lessons: string[] }>('GET', 'me/settings');
  const prefix = `${game}.`;
  const there = lessons.filter((lesson) => lesson.startsWith(prefix)).map((lesson) => lesson.slice(prefix.length));
  const done = [...new Set([...there, ...progressOf(game).done])];
  remember(game, { done });
  if (done.length === there.length) return;
  const others = lessons.filter((lesson) => !lesson.startsWith(prefix));
  await callApi('PUT', 'me/settings', { lessons: [...others, ...done.map((chapter) => prefix + chapter)] });
}

/** Keeps the progress of whoever is signed in on the server, too; a page without a server does without. */
export function useSharedProgress(game: string, target: string): void {
  const { me } = useServer();
  const isSignedIn = me !== null;
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return;
    shareProgress(game).then(
      () => redraw((count) => count + 1),
      () => {},
    );
  }, [game, target, isSignedIn]);
}

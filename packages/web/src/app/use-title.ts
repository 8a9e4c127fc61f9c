import { useEffect } from 'preact/hooks';

/** Names the tab while something is shown in it. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    const before = document.title;
    if (title !== null) document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

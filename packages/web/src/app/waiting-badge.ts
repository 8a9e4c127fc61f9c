import { useEffect } from 'preact/hooks';

/** The tab's icon with a dot: it is somebody's turn. */
const ICON_WITH_DOT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#0f2a3d"/><path d="M12 8h24v4h-2c-1 6-5 8-7 12 2 4 6 6 7 12h2v4H12v-4h2c1-6 5-8 7-12-2-4-6-6-7-12h-2z" fill="#f0e4c8"/><circle cx="36" cy="12" r="11" fill="#e2603c" stroke="#0f2a3d" stroke-width="3"/></svg>',
)}`;

/** Shows on the tab's and the app's icon how many tables wait for us. */
export function useWaitingBadge(count: number): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const plain = icon?.getAttribute('href') ?? '';
    if (count > 0) {
      icon?.setAttribute('href', ICON_WITH_DOT);
      navigator.setAppBadge?.(count).catch(() => {});
    } else navigator.clearAppBadge?.().catch(() => {});
    return () => {
      icon?.setAttribute('href', plain);
    };
  }, [count]);
}

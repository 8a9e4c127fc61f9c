import { useMedia } from '../../toolkit/use-media.ts';

/** Upright screens get an upright map. */
export const UPRIGHT = '(max-width: 44rem), (max-width: 71.99rem) and (orientation: portrait)';

/** A desktop: the map above, Sun board, question and hand side by side. */
export const LARGE = '(min-width: 72rem)';

/** Does the tray stand beside an upright map, where it has room? */
export function useRoomyTray(): boolean {
  return useMedia('(min-width: 44rem) and (max-width: 71.99rem) and (orientation: portrait)');
}

/** A telephone on its side: so little height that the map is seen in part. */
export const SHORT = '(max-height: 30rem) and (max-width: 71.99rem)';

import type { Summary, UnreadableMatch } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { device } from './connection.ts';

interface SavedMatches {
  /** Null until they are read. */
  matches: Summary[] | null;
  unreadable: UnreadableMatch[];
}

/** The matches saved on this device, and those that cannot be read. */
export function useDeviceMatches() {
  const [saved, setSaved] = useState<SavedMatches>({ matches: null, unreadable: [] });
  const refresh = useCallback(async () => {
    const reply = await device.request({ type: 'list-matches' });
    if (reply.type === 'matches') setSaved(reply);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const forget = (match: string) => device.request({ type: 'delete-match', match }).then(refresh);
  return { ...saved, forget };
}

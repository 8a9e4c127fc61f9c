import type { Summary, UnreadableMatch } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { device } from './connection.ts';

/** The matches saved on this device, null until they are read, and those that cannot be read. */
export function useDeviceMatches() {
  const [matches, setMatches] = useState<Summary[] | null>(null);
  const [unreadable, setUnreadable] = useState<UnreadableMatch[]>([]);
  const refresh = useCallback(async () => {
    const reply = await device.request({ type: 'list-matches' });
    if (reply.type !== 'matches') return;
    setMatches(reply.matches);
    setUnreadable(reply.unreadable);
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const forget = async (match: string) => {
    await device.request({ type: 'delete-match', match });
    await refresh();
  };
  return { matches, unreadable, forget };
}

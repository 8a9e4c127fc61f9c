import { useEffect, useMemo, useState } from 'preact/hooks';

/** Does a media query hold? As in the style sheets. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const [isMatched, setMatched] = useState(media.matches);
  useEffect(() => {
    const change = () => setMatched(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [media]);
  return isMatched;
}

import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { errorText } from '../client/error-text.ts';
import { t } from '../i18n/index.ts';
import type { Board, Snapshot } from '../match/board.ts';
import { flashPlace } from '../match/marks.ts';
import { Button } from '../toolkit/button.tsx';
import { type Advised, suggest } from './suggest.ts';
import './suggestion.css';

interface Props {
  match: string;
  board: Board;
  snapshot: Snapshot;
  /** The seat that may ask now. */
  seat: number | undefined;
}

const BULB = 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z';

/** Says what a Master would do, marks it on the table, and says why. It goes away when the game goes on. */
export function SuggestionButton({ match, board, snapshot, seat }: Props) {
  const [found, setFound] = useState<{ words: string; places: readonly string[] } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { ply, asked } = snapshot;
  useEffect(() => setFound(null), [match, ply, seat]);
  useEffect(() => markPlaces(found?.places ?? []), [found]);
  const isOff = seat === undefined || !asked.includes(seat);
  const ask = async () => {
    if (seat === undefined || isBusy) return;
    setBusy(true);
    const answer = await suggestionOf({ match, seat }, board, snapshot).catch((error) => ({
      words: errorText(error),
      places: [],
    }));
    setBusy(false);
    setFound(answer);
    if (answer.places[0]) flashPlace(answer.places[0]);
  };
  return (
    <>
      <IconButton label={t('hint.ask')} d={BULB} size={20} isOff={isOff} press={() => void ask()} />
      <div class="suggestion" role="status" hidden={!found && !isBusy}>
        {isBusy ? <p>{t('hint.thinking')}</p> : <p>{found?.words}</p>}
        {found && <Button look="quiet" label={t('close')} press={() => setFound(null)} />}
      </div>
    </>
  );
}

async function suggestionOf(advised: Advised, board: Board, snapshot: Snapshot) {
  const found = await suggest(advised, board, snapshot);
  return found
    ? { words: t('hint.said', { moves: found.moves, reasons: found.reasons }), places: found.places }
    : { words: t('hint.none'), places: [] };
}

/** Marks parts of the table until the returned function is called. */
function markPlaces(places: readonly string[]): () => void {
  const parts = places.flatMap((place) => [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`.frame-main [data-place="${CSS.escape(place)}"]`),
  ]);
  for (const part of parts) part.dataset.suggested = 'true';
  return () => {
    for (const part of parts) delete part.dataset.suggested;
  };
}

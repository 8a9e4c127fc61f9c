import './cover.css';
import type { GameInfo } from '../info.ts';
import { CardFace } from './card.tsx';
import './tokens.css';

/** Tides of Time on the home page. */
export const info: GameInfo = {
  game: 'tides',
  title: 'tides.title',
  pitch: 'tides.pitch',
  audience: 'tides.audience',
  Cover,
  weight: 1.9,
  minutes: [20, 30],
  load: async () => (await import('./board.ts')).board,
  rulebook: { prefix: 'TT', load: async () => (await import('./rulebook/index.tsx')).rulebook },
  loadTutorial: async () => (await import('./lessons/tutorial.ts')).tutorial,
};

/** Three cards, fanned: what the box would show. */
function Cover() {
  return (
    <span class="tides-cover" aria-hidden="true">
      {[4, 13, 17].map((card) => (
        <span key={card} class="card">
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}

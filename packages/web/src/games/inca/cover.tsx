import './tokens.css';
import './cover.css';
import type { GameInfo } from '../info.ts';

/** Inca Empire on the home page. */
export const info: GameInfo = {
  game: 'inca',
  title: 'inca.title',
  pitch: 'inca.pitch',
  audience: 'inca.audience',
  Cover,
  weight: 2.9,
  minutes: [90, 120],
  load: async () => (await import('./board.ts')).board,
  rulebook: { prefix: 'IE', load: async () => (await import('./rulebook/index.tsx')).rulebook },
  loadTutorial: async () => (await import('./lessons/tutorial.ts')).tutorial,
};

/** Woven bands, a mountain in steps, the sun above it, and a road that climbs like a thread. */
function Cover() {
  return (
    <svg class="inca-cover" viewBox="0 0 320 210" aria-hidden="true">
      <defs>
        <pattern id="ie-band" width="40" height="24" patternUnits="userSpaceOnUse">
          <path fill="var(--band)" d="M0 0h40v24H0z" />
          <path fill="var(--step)" d="M0 24v-6h5v-6h5V6h5V0h10v6h5v6h5v6h5v6z" />
          <path fill="var(--eye)" d="M17 10h6v6h-6z" />
        </pattern>
      </defs>
      <path fill="var(--sky)" d="M0 0h320v210H0z" />
      <g fill="var(--disc)">
        <circle cx="222" cy="74" r="26" />
        <path d="M218 34h8v10h-8zM218 104h8v10h-8zM182 70h10v8h-10zM252 70h10v8h-10zM192 42l6-5 6 7-6 5zM245 100l6-5 6 7-6 5zM239 44l6-7 6 5-6 7zM191 102l6-7 6 5-6 7z" />
      </g>
      <path
        fill="var(--far)"
        d="M0 160v-26h14v-14h14v-14h14V92h14v14h14v14h14v14h30v-14h16v-16h16V88h16V72h16V56h16v16h16v16h16v16h16v16h16v14h30v-14h12v-12h12v-12h24v72z"
      />
      <path
        fill="var(--peak)"
        d="M42 92h14v14h14v6h-8v5h-8v-5h-9v5h-8v-5h-9v-6h14zM178 56h16v16h16v8h-9v6h-9v-6h-9v6h-9v-6h-12v-8h16z"
      />
      <path
        fill="var(--near)"
        d="M0 186v-30h22v-10h22v-10h30v12h24v10h40v-12h26v-12h40v10h30v12h26v-12h24v-10h36v52z"
      />
      {[0, 1, 2].map((strand) => (
        <path key={strand} class="ic-thread" d="M22 190v-18h40v-16h44v10h38v-20h42v-16h30v-22h26v-22" />
      ))}
      <path fill="url(#ie-band)" d="M0 0h320v24H0z" />
      <path fill="url(#ie-band)" d="M0 186h320v24H0z" />
    </svg>
  );
}

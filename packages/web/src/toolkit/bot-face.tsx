import type { BotName } from '@tempora/protocol';

/** A bird's head looking to the right: its beak says what it likes, its crest how strong it is. */
const FACES: { readonly [bot in BotName]: { readonly beak: string; readonly crest: number } } = {
  random: { beak: 'M15 12h3l-3 2z', crest: 0 },
  beginner: { beak: 'M15 11l4 1.5-4 1.5z', crest: 1 },
  greedy: { beak: 'M15 10.5l6 2-6 2z', crest: 2 },
  strong: { beak: 'M15 11l8.5 2-8.5 1z', crest: 3 },
  builder: { beak: 'M15 10.5h5l1.5 2-1.5 2h-5z', crest: 3 },
  fighter: { beak: 'M15 10c5 0 6.5 2.5 5.5 6-1.5-2-3-2.5-5.5-2z', crest: 3 },
  racer: { beak: 'M15 11.5l8 .5-8 1.5z', crest: 3 },
  master: { beak: 'M15.5 11.5c2.5 0 3.5 1.5 3 4-1-1-2-1.5-3-1.5z', crest: 4 },
};

/** The feathers of a crest, from the front to the back. */
const FEATHERS = ['M12 6.5 13 2.5l1.5 4.5z', 'M9.5 6.5 9.5 2l2.5 4z', 'M7.5 7.5 6 3.5l3.5 3z', 'M6 9.5 3 6.5l4.5 1z'];

/** The face of a kind of bot. */
export function BotFace({ bot }: { bot: BotName }) {
  const { beak, crest } = FACES[bot];
  return (
    <svg class="bot-face" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d={beak} opacity="0.65" />
      {FEATHERS.slice(0, crest).map((feather) => (
        <path key={feather} d={feather} />
      ))}
      <path
        d="M11 5.5a7 7 0 0 1 5.5 8.5C15.5 18 13 19 12.5 22H5c1-3-.5-4.5-.5-8.5 0-4.5 3-8 6.5-8zm1.5 4.75a1.25 1.25 0 1 0 0 2.5 1.25 1.25 0 0 0 0-2.5z"
        fill-rule="evenodd"
      />
    </svg>
  );
}

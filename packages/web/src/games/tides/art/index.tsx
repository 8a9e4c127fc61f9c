import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { GodsBaths, GoldenZiggurat, MazeOfTheDamned } from './garden.tsx';
import { CitadelOfProphets, GreatLibrary, ManaWell } from './library.tsx';
import { AncientDivide, EternalPalace, KingsNest } from './palace.tsx';
import { EyeOfTheNorth, JinnShackles, OldMansPass } from './stronghold.tsx';
import { BloodTearSpring, SkyPillars, Vestibule } from './temple.tsx';
import { Molehill, RoofOfTheWorld, SapphirePort } from './wonders.tsx';

export { CardBack } from './back.tsx';

const SCENES: readonly ComponentType[] = [
  KingsNest,
  AncientDivide,
  EternalPalace,
  GreatLibrary,
  ManaWell,
  CitadelOfProphets,
  GoldenZiggurat,
  GodsBaths,
  MazeOfTheDamned,
  EyeOfTheNorth,
  JinnShackles,
  OldMansPass,
  BloodTearSpring,
  SkyPillars,
  Vestibule,
  Molehill,
  RoofOfTheWorld,
  SapphirePort,
];

/** The illustration of card 1..18. */
export function CardArt({ card }: { card: number }) {
  const Scene = SCENES[card - 1];
  // The same vnode each time, so that a re-render of the table never walks through the drawing again.
  const scene = useMemo(() => (Scene ? <Scene /> : null), [Scene]);
  return (
    <svg
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {scene}
    </svg>
  );
}

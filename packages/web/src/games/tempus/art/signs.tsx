import type { Effect, Way } from '@tempora/tempus/public';

/** Nine ideas, solid ink in a square of 24. */
const EFFECTS: Readonly<Record<Effect, string>> = {
  education: 'M2 5C6 3.6 9.5 4 11.4 6V20C9.5 18.2 6 17.8 2 19ZM22 5C18 3.6 14.5 4 12.6 6V20C14.5 18.2 18 17.8 22 19Z',
  fort: 'M4 21V10H2.5V4H6V6.5H9.5V4H14.5V6.5H18V4H21.5V10H20V21H14.6V16.6A2.6 2.6 0 0 0 9.4 16.6V21Z',
  medicine:
    'M3 11H21C21 15.6 18.6 18 16 19.2L17 21.5H7L8 19.2C5.4 18 3 15.6 3 11ZM13 9.6L18.4 1.8L20.6 3.3L16.2 9.6ZM11.6 9.6C6.8 9.6 5 7 5.2 3C9.6 3 11.8 5 11.6 9.6Z',
  war_leader:
    'M5 21V12C5 7.4 8 4.8 11 4.5V3L13 1.2L15 3V4.7C18 5.6 20 8.4 20 12V15H15.4V11.6H11.4V21ZM12.8 13.2H20L18.6 21H15.6L15 17H12.8ZM3 8C4 4.6 6.6 2.4 10 1.6L9.6 3.4C7 4.2 5 5.8 4 8.8Z',
  transport:
    'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 4.6A7.4 7.4 0 1 0 12 19.4A7.4 7.4 0 1 0 12 4.6ZM11 5H13V9.7L16.3 6.3L17.7 7.7L14.3 11H19V13H14.3L17.7 16.3L16.3 17.7L13 14.3V19H11V14.3L7.7 17.7L6.3 16.3L9.7 13H5V11H9.7L6.3 7.7L7.7 6.3L11 9.7Z',
  sanitation:
    'M1.5 5H22.5V9H21V21H17V14.6A2.5 2.5 0 0 0 12 14.6V21H12V14.6A2.5 2.5 0 0 0 7 14.6V21H3V9H1.5ZM10.8 21V15H13.2V21Z',
  weapons:
    'M3 2L8 3.4L15.4 12.6L17.6 10.6L19 12.2L16.6 14.6L21.6 20L20 21.8L14.8 16.6L12.2 19L10.8 17.4L13 15.2L4.4 7.2ZM21 2L16 3.4L13 7.2L15 9.6L19.6 7.2ZM8.6 12.6L6.4 10.6L5 12.2L7.4 14.6L2.4 20L4 21.8L9.2 16.6L11.8 19L12 17.6L10 15.4L10.8 14.4Z',
  religion:
    'M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7ZM11 1H13L13.4 5H10.6ZM11 23H13L13.4 19H10.6ZM1 11V13L5 13.4V10.6ZM23 11V13L19 13.4V10.6ZM3.5 4.9L4.9 3.5L8 6L6 8ZM20.5 4.9L19.1 3.5L16 6L18 8ZM3.5 19.1L4.9 20.5L8 18L6 16ZM20.5 19.1L19.1 20.5L16 18L18 16Z',
  government: 'M2.5 7.5L7 11L12 3.5L17 11L21.5 7.5L19.5 17H4.5ZM4.6 18.6H19.4V21H4.6Z',
};

export function EffectIcon({ effect, size = 24 }: { effect: Effect; size?: number }) {
  return <Sign d={EFFECTS[effect]} size={size} />;
}

export type SignName = keyof typeof SIGNS;

/** Actions, things one has, and how one travels. */
const SIGNS = {
  move: 'M8.2 2.6C10.6 2.4 11.8 5 11.4 8.2C11.1 10.6 10.4 12 10 13.6L6 13C5.8 10.8 4.6 9.4 4.7 6.8C4.8 4.4 6.2 2.8 8.2 2.6ZM6.1 14.8L9.9 15.4C9.8 17.6 8.6 18.8 7.2 18.6C5.8 18.4 5.2 16.8 6.1 14.8ZM16.8 6.4C18.8 6.8 19.9 8.6 19.8 10.8C19.7 13.2 18.4 14.4 18 16.4L14 16.8C13.7 15.2 13 13.8 12.9 11.4C12.8 8.2 14.4 6 16.8 6.4ZM13.9 18.4L17.8 18C18.6 20 17.9 21.6 16.5 21.8C15.1 22 14 20.7 13.9 18.4Z',
  baby: 'M8 2.5A3.2 3.2 0 1 1 8 8.9A3.2 3.2 0 1 1 8 2.5ZM2.4 21C2.4 14 4 10 8 10C10.2 10 11.7 11.2 12.6 13.4C10.8 14.4 10 16.6 10 21ZM16.8 11.6A2.4 2.4 0 1 1 16.8 16.4A2.4 2.4 0 1 1 16.8 11.6ZM11.8 21.6C12 18.8 13.8 17.2 16.8 17.2C19.8 17.2 21.6 18.8 21.8 21.6Z',
  fight: EFFECTS.weapons,
  idea: 'M12 1.5L13.7 8.2L19.4 4.6L15.8 10.3L22.5 12L15.8 13.7L19.4 19.4L13.7 15.8L12 22.5L10.3 15.8L4.6 19.4L8.2 13.7L1.5 12L8.2 10.3L4.6 4.6L10.3 8.2Z',
  city: 'M1.5 21V11H5V8H8.5V11H10V5.5H11V2.5H13V5.5H14V11H15.5V8H19V11H22.5V21H14V17A2 2 0 0 0 10 17V21Z',
  people: 'M12 2.5A4 4 0 1 1 12 10.5A4 4 0 1 1 12 2.5ZM4.5 21.5C4.5 15 7.4 11.8 12 11.8S19.5 15 19.5 21.5Z',
  card: 'M5.5 2H18.5Q20 2 20 3.5V20.5Q20 22 18.5 22H5.5Q4 22 4 20.5V3.5Q4 2 5.5 2ZM7 5V19H17V5ZM12 7.5L13.2 10.8L16 12L13.2 13.2L12 16.5L10.8 13.2L8 12L10.8 10.8Z',
  token: 'M12 2.5L20.5 7.2V16.8L12 21.5L3.5 16.8V7.2Z',
  stack:
    'M12 13.5C16.4 13.5 20 14.9 20 17S16.4 21 12 21S4 19.4 4 17S7.6 13.5 12 13.5ZM12 3C16.4 3 20 4.6 20 6.8S16.4 10.6 12 10.6S4 9 4 6.8S7.6 3 12 3ZM4 9.6C5.6 11.4 8.6 12.2 12 12.2S18.4 11.4 20 9.6V12.2C19 14 15.9 15.4 12 15.4S5 14 4 12.2Z',
  land: 'M3 19.5L9 5L12.5 12.5L15 8L21 19.5Z',
  lake: 'M2 8Q5 5 8.5 8T15 8T22 8V11Q19 14 15.5 11T9 11T2 11ZM2 15Q5 12 8.5 15T15 15T22 15V18Q19 21 15.5 18T9 18T2 18Z',
  sea: 'M11 2L19 13H11ZM9.6 5V13H4ZM2.5 14.6H21.5C20.8 18 18.4 20.6 15.6 21.5H8.4C5.6 20.6 3.2 18 2.5 14.6Z',
  shield: 'M4 4Q8 4 12 2Q16 4 20 4V11Q20 18 12 22Q4 18 4 11Z',
  points: 'M12 1.8L15 8.4L22 9.2L16.8 14L18.2 21L12 17.5L5.8 21L7.2 14L2 9.2L9 8.4Z',
  first: 'M5 2H8V22H5ZM9 3H20L16.6 7.5L20 12H9Z',
  left: 'M11 3V6.2A7 7 0 1 1 5.2 14.6L7.8 13.4A4.2 4.2 0 1 0 11 9V12.2L4.6 7.6Z',
  right: 'M13 3V6.2A7 7 0 1 0 18.8 14.6L16.2 13.4A4.2 4.2 0 1 1 13 9V12.2L19.4 7.6Z',
  close: 'M5.6 4.2L12 10.6L18.4 4.2L19.8 5.6L13.4 12L19.8 18.4L18.4 19.8L12 13.4L5.6 19.8L4.2 18.4L10.6 12L4.2 5.6Z',
} as const;

export function SignIcon({ sign, size = 20 }: { sign: SignName; size?: number }) {
  return <Sign d={SIGNS[sign]} size={size} />;
}

function Sign({ d, size }: { d: string; size: number }) {
  return (
    <svg class="tp-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** How a piece would travel, on the hex it would go to; above the people who stand there. */
export function WayMark({ way, isHeld }: { way: Way; isHeld: boolean }) {
  return (
    <g class="tp-way" data-way={way} transform={isHeld ? 'translate(0 -29) scale(0.75)' : undefined}>
      <circle r="15" />
      <path
        d={way === 'land' ? SIGNS.move : SIGNS[way]}
        transform="translate(-10.2 -10.2) scale(0.85)"
        fill-rule="evenodd"
      />
    </g>
  );
}

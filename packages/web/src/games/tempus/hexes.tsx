import { columnOf, HEX_COUNT, HEXES, type HexId, hexAt, rowOf } from '@tempora/tempus/public';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { memo } from '../../toolkit/memo.tsx';
import { hexPath, placeOf } from './geometry.ts';
import { hexPlace } from './places.ts';

/** What a hex is pressed with. */
export type Pointer = 'touch' | 'mouse' | 'key';

interface Props {
  lit: ReadonlySet<HexId>;
  chosen: readonly HexId[];
  /** Where the board is entered by keyboard. */
  entry: HexId;
  /** What each hex is and holds, in words. */
  spoken: readonly string[];
  press(hex: HexId, by: Pointer): void;
  look(hex: HexId | null): void;
}

const HIT = hexPath(0.99);
const GLOW = hexPath(0.9);

/** Up and down go from row to row. */
const WALKS: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };
/** Left and right go in reading order: from the end of a row to the beginning of the next. */
const READS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, Home: -HEX_COUNT, End: HEX_COUNT };

/** All hexes as buttons. One of them is in the tab order; arrows walk, home and end go to the corners, page keys go from one open hex to the next. */
export function Hexes({ lit, chosen, entry, spoken, press, look }: Props) {
  const group = useRef<SVGGElement>(null);
  const [at, setAt] = useState<HexId | null>(null);
  const stop = at ?? entry;
  const go = (hex: HexId) => {
    setAt(hex);
    group.current?.querySelector<SVGGElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const click = (event: MouseEvent, hex: HexId) => {
    setAt(hex);
    look(hex);
    press(hex, 'pointerType' in event && event.pointerType === 'touch' ? 'touch' : 'mouse');
  };
  const key = (event: KeyboardEvent, hex: HexId) => {
    const next = event.shiftKey ? null : walkFrom(hex, event.key, lit);
    if (event.key === 'Enter' || event.key === ' ') press(hex, 'key');
    else if (next !== null) go(next);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the hexes are many, their listener one
    <g
      ref={group}
      class="tp-hexes"
      tabindex={-1} // an svg part that hears of focus would be a stop of its own
      onClick={onHex(click)}
      onKeyDown={onHex(key)}
      onFocusIn={onHex((_, hex) => look(hex))}
      onPointerOver={onHex((_, hex) => look(hex))}
      onPointerLeave={() => look(null)}
    >
      {HEXES.map((hex) => (
        <Hex
          key={hex}
          hex={hex}
          isLit={lit.has(hex)}
          isChosen={chosen.includes(hex)}
          isStop={hex === stop}
          label={labelOf(spoken[hex] ?? '', lit.has(hex) ? 'open' : 'shut')}
        />
      ))}
    </g>
  );
}

function labelOf(hex: string, state: 'open' | 'shut'): string {
  return state === 'open' ? t('tempus.hex.open', { hex }) : hex;
}

/** Hears what happens on a hex. */
function onHex<E extends Event>(act: (event: E, hex: HexId) => void) {
  return (event: E) => {
    const hex = (event.target as Element).closest<SVGElement>('[data-hex]')?.dataset.hex;
    if (hex !== undefined) act(event, Number(hex));
  };
}

interface HexProps {
  hex: HexId;
  isLit: boolean;
  isChosen: boolean;
  isStop: boolean;
  label: string;
}

const Hex = memo(({ hex, isLit, isChosen, isStop, label }: HexProps) => (
  // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
  <g
    class="tp-hex"
    role="button"
    tabindex={isStop ? 0 : -1}
    data-hex={hex}
    data-place={hexPlace(hex)}
    data-lit={isLit}
    data-chosen={isChosen}
    aria-label={label}
    aria-pressed={isChosen}
    transform={placeOf(hex)}
  >
    <path class="tp-hit" d={HIT} />
    <path class="tp-glow-edge" d={GLOW} />
    <path class="tp-glow" d={GLOW} />
  </g>
));

/** Where a key leads from a hex; null if nowhere. */
function walkFrom(hex: HexId, key: string, lit: ReadonlySet<HexId>): HexId | null {
  const walk = WALKS[key];
  if (walk) {
    const next = hexAt(columnOf(hex), rowOf(hex) + walk);
    return next >= 0 ? next : null;
  }
  const read = READS[key];
  if (read !== undefined) return Math.min(Math.max(hex + read, 0), HEX_COUNT - 1);
  const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
  if (step === 0 || lit.size === 0) return null;
  const open = [...lit].sort((a, b) => (a - b) * step);
  return open.find((each) => (each - hex) * step > 0) ?? (open[0] as HexId);
}

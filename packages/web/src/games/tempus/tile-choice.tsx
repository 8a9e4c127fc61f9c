import { type HexId, hexAt, isHex, type TileId, terrainsOfTile, type View } from '@tempora/tempus/public';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { SignIcon } from './art/signs.tsx';
import { Foot } from './foot.tsx';
import { TileHexes } from './ghost.tsx';
import { terrainName } from './names.ts';
import type { Selection } from './selection.ts';

/** The tile in hand: turned, dragged or tapped onto the map, then laid. */
export function TileChoice({ view, selection }: { view: View; selection: Selection }) {
  const drag = useDrag(selection);
  if (view.question.at !== 'tile') return null;
  const { hex, turn } = selection.ghost;
  const move = hex === null ? null : selection.options.find((each) => each.text === `tile:${hex}/${turn}`);
  return (
    <>
      <div class="tp-tiling">
        <TurnButton to="left" turn={() => selection.rotate(-1)} />
        <span class="tp-tile-drag" onPointerDown={drag} onWheel={(event) => turnByWheel(event, selection)}>
          <TilePicture tile={view.question.tile} turn={turn} />
        </span>
        <TurnButton to="right" turn={() => selection.rotate(1)} />
        <p class="hint">
          {t('tempus.tile.hint', { left: view.tilesLeft })} <span class="tp-hovering">{t('tempus.tile.wheel')}</span>
        </p>
      </div>
      <Foot selection={selection}>
        <button type="button" class="primary" disabled={!move} onClick={() => move && selection.send(move.text)}>
          {t(move ? 'tempus.tile.lay' : 'tempus.tile.where')}
        </button>
      </Foot>
    </>
  );
}

function TurnButton({ to, turn }: { to: 'left' | 'right'; turn(): void }) {
  const label = t(`tempus.tile.${to}`);
  return (
    <button type="button" class="icon" aria-label={label} title={label} onClick={turn}>
      <SignIcon sign={to} size={26} />
    </button>
  );
}

/** A notch of the wheel is a sixth of a turn. */
export function turnByWheel(event: WheelEvent, { rotate }: Selection): void {
  event.preventDefault();
  event.stopPropagation();
  rotate((event.deltaY || event.deltaX) > 0 ? 1 : -1);
}

/** As it would lie near the board's corner. */
function TilePicture({ tile, turn }: { tile: TileId; turn: number }) {
  const terrains = terrainsOfTile(tile, turn)
    .map((terrain) => terrainName(terrain))
    .join(t('list.comma'));
  return (
    <svg viewBox="22 -46.4 256 266" role="img" aria-label={t('tempus.tile.spoken', { terrains })}>
      <TileHexes tile={tile} hex={hexAt(2, 1)} turn={turn} />
    </svg>
  );
}

/** Follows a finger or mouse from the tile onto the map. */
function useDrag({ aim }: Selection): (event: PointerEvent) => void {
  const latest = useRef(aim);
  latest.current = aim;
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return (event) => {
    event.preventDefault();
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    stop.current?.abort();
    const dragging = new AbortController();
    const { signal } = dragging;
    stop.current = dragging;
    let over: HexId | null = null;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const found = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-hex]')?.dataset.hex;
      const hex = found === undefined ? null : Number(found);
      if (hex !== null && isHex(hex) && hex !== over) latest.current(hex);
      over = hex;
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', () => dragging.abort(), { signal });
    addEventListener('pointercancel', () => dragging.abort(), { signal });
  };
}

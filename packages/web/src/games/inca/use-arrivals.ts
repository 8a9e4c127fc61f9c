import { boardOf, CUSCO, type Event, type Inca, type SiteId, type View } from '@tempora/inca/public';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../../match/board.ts';
import { fly } from '../../toolkit/fly.ts';
import { type Orientation, siteAt } from './map/layout.ts';
import { INCOME_PLACE, laborPlace, regionPlace, roadPlace, seatPlace, sectorPlace, sitePlace } from './places.ts';

interface Scene {
  table: RefObject<HTMLElement | null>;
  snapshot: Snapshot<Inca>;
  lie: Orientation;
  /** Are points of a Sapa Inca phase being counted? */
  isCounting: boolean;
}

/** What happens is seen to happen: roads grow, pieces land, cards are turned over, labor and points go to their owners. A press ends it. */
export function useArrivals({ table, snapshot, lie, isCounting }: Scene): void {
  const { log, ply, view } = snapshot;
  const landed = useRef(ply);
  const given = useRef(ply);
  const events = log.flatMap((line) => (line.ply === ply ? [line.event] : []));
  useLayoutEffect(() => {
    const isNext = ply > landed.current;
    landed.current = ply;
    if (!isNext || document.hidden || !table.current) return;
    for (const event of events) land(table.current, event, { view, lie });
  }, [ply]);
  // What is earned after a Sapa Inca phase waits until its points have been counted.
  useEffect(() => {
    if (isCounting) return;
    const isNext = ply > given.current;
    given.current = ply;
    const area = table.current;
    if (!isNext || !area) return;
    const at = (place: string, part = '') => area.querySelector(`[data-place="${place}"]${part}`);
    const ends = events.flatMap(giftsOf).map(({ from, what, seat, count }) => {
      const to = what === 'labor' ? at(laborPlace(seat)) : at(seatPlace(seat), ' .ie-seat-points');
      return fly({ from: at(from), to, text: `+${count}`, seat, look: 'ie-flight' });
    });
    return () => {
      for (const end of ends) end();
    };
  }, [ply, isCounting]);
}

const MOTION = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', id: 'motion' } as const;
const DROP = { translate: '0 -24px', scale: 1.7, opacity: 0 };
const TURN = { scale: '0 1' };

/** Pieces and cards come to lie where the event says. */
function land(table: HTMLElement, event: Event, { view, lie }: { view: View; lie: Orientation }): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = (place: string, part: string, first: Keyframe, last: Keyframe = {}) => {
    const piece = [...table.querySelectorAll(`[data-place="${place}"]${part}`)].at(-1);
    piece?.animate([isStill ? { opacity: 0 } : first, isStill ? {} : last], {
      ...MOTION,
      ...(isStill && { duration: 150 }),
    });
  };
  switch (event.type) {
    case 'laid': {
      const [near, far] = wayOf(view, event);
      const [from, to] = [siteAt(near, lie), siteAt(far, lie)];
      const circle = (radius: number) => ({ clipPath: `circle(${radius}px at ${from.x}px ${from.y}px) view-box` });
      const road = `.ie-road[data-seat="${event.seat}"][data-wild="${event.wild}"]`;
      show(roadPlace(near, far), road, circle(0), circle(Math.hypot(to.x - from.x, to.y - from.y) + 12));
      break;
    }
    case 'built':
      show(sitePlace(event.site), event.what === 'temple' ? ' .ie-temple > *' : ' .ie-structure', DROP);
      break;
    case 'conquered':
    case 'terraced':
      show(regionPlace(event.region), event.type === 'terraced' ? ' .ie-terrace > *' : ' .ie-face-taken', DROP);
      break;
    case 'turned':
      for (const { region } of event.markers) show(regionPlace(region), ' .ie-face-up', TURN);
      break;
    case 'revealed':
      for (const { sector } of event.cards) show(sectorPlace(sector), ' .ie-lying-face', TURN);
      break;
    default:
  }
}

/** Both ends of a road, the one from which it was laid first. */
function wayOf(view: View, { seat, a, b }: Extract<Event, { type: 'laid' }>): readonly [SiteId, SiteId] {
  const { roads = [], wildRoads = [] } = view.seats[seat] ?? {};
  const edges = boardOf(view).edges;
  const ends = [...roads, ...wildRoads].flatMap((edge) => [edges[edge]?.a, edges[edge]?.b]);
  const isOld = a === CUSCO || ends.filter((end) => end === a).length > 1;
  return isOld ? [a, b] : [b, a];
}

interface Gift {
  what: 'labor' | 'points';
  /** The place of what brings it. */
  from: string;
  seat: number;
  count: number;
}

/** The labor and the points that an event brings. */
function giftsOf(event: Event): Gift[] {
  switch (event.type) {
    case 'earned':
      return event.seats.map(({ era, markers, terraces }, seat) => {
        return { what: 'labor', from: INCOME_PLACE, seat, count: era + markers + terraces };
      });
    case 'helped':
      return [{ what: 'labor', from: seatPlace(event.from), seat: event.to, count: event.labor }];
    case 'built':
      return pointsOf(sitePlace(event.site), event);
    case 'conquered':
    case 'terraced':
      return pointsOf(regionPlace(event.region), event);
    default:
      return [];
  }
}

function pointsOf(from: string, { seat, points: count }: { seat: number; points: number }): Gift[] {
  return count > 0 ? [{ what: 'points', from, seat, count }] : [];
}

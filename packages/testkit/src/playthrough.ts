import {
  type Announcement,
  type Frozen,
  type Game,
  type GameTypes,
  legal,
  pending,
  type Seat,
  submit,
} from '@tempora/kernel';
import { viewers } from './laws/order.ts';
import { type GameSetup, randomGame } from './play.ts';

type Begun<G extends GameTypes> = { state: Frozen<G['state']>; told: Announcement<G>[] };

/** A game as text a player can read: who is asked, what they may do and did, the events, and what is new in each view. */
export function playthrough<G extends GameTypes>(
  g: Game<G>,
  title: string,
  begun: Begun<G>,
  moves: readonly [Seat, string][],
): string {
  const lines = [`# ${title}`];
  let { state } = begun;
  let views = look(g, state);
  lines.push(...begun.told.map(tellLine), ...changes(null, views));
  for (const [i, [seat, text]] of moves.entries()) {
    lines.push('', `ply ${i + 1}`);
    for (const asked of pending(g, state))
      lines.push(`  ${asked} may  ${legal(g, state, asked).map(g.notation.write).join(' ')}`);
    lines.push(`> ${seat} ${text}`);
    const result = submit(g, state, { seat, move: text });
    if ('error' in result) throw new Error(`${seat} ${text} is refused: ${JSON.stringify(result)}`);
    const after = look(g, result.state);
    lines.push(...result.told.map(tellLine), ...changes(views, after));
    ({ state } = result);
    views = after;
  }
  lines.push('', `ranking ${JSON.stringify(g.ranking(state))}`);
  return `${lines.join('\n')}\n`;
}

/** A random game's moves, for a playthrough. */
export function randomMoves<G extends GameTypes>(table: GameSetup<G>): [Seat, string][] {
  return [...randomGame(table)].map(({ seat, move }) => [seat, table.game.notation.write(move)]);
}

type Views = Map<string, { [key: string]: unknown }>;

function look<G extends GameTypes>(g: Game<G>, s: Frozen<G['state']>): Views {
  return new Map(viewers(s.seats).map((viewer) => [String(viewer), g.view(s, viewer) as { [key: string]: unknown }]));
}

function tellLine({ event, to }: Announcement<GameTypes>): string {
  const { type, ...rest } = event as { type: string };
  return `  told ${to ? to.join(' ') : 'all'}  ${type} ${JSON.stringify(rest)}`;
}

/** What is new in each view, field by field. */
function changes(before: Views | null, after: Views): string[] {
  const lines: string[] = [];
  for (const [viewer, view] of after) {
    for (const [key, value] of Object.entries(view)) {
      const text = JSON.stringify(value);
      if (JSON.stringify(before?.get(viewer)?.[key]) !== text) lines.push(`  ${viewer} sees  ${key} ${text}`);
    }
  }
  return lines;
}

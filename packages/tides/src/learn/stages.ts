import { below } from '@tempora/kernel';
import { matrixOf } from '../solver/draft.ts';
import { lastRoundValue } from '../solver/endgame.ts';
import { judgeRelics } from '../solver/judged.ts';
import { gameValue } from '../solver/matrix.ts';
import { judge } from '../solver/net.ts';
import type { NetKind } from '../solver/nets.ts';
import { leadsOf, outcomesOf, type Position } from '../solver/position.ts';
import { type Lead, leadBy } from '../solver/scorer.ts';
import type { Options } from '../types.ts';
import type { Sample } from './fit.ts';
import { begin, playRelics, playRound, refill } from './positions.ts';

/** A kind of position, how to make one, and what it is worth by what was learned of later kinds. */
export interface Stage {
  readonly kind: NetKind;
  readonly samples: number;
  readonly epochs: number;
  /** The stage whose net is asked; null: the game is played to the end. */
  readonly later: NetKind | null;
  position(table: Table): Position;
  worth(table: Table, position: Position): number;
}

/** What positions are made with. */
interface Table {
  readonly options: Options;
  readonly leadBy: Lead;
  readonly chance: number[];
  /** Of the later stage. */
  readonly net: Float64Array;
}

const afterFirst = (table: Table) => playRound(begin(table.chance), table.leadBy, table.chance);
const kept = (table: Table, position: Position) => playRelics(position, table.leadBy, table.chance);
const afterSecond = (table: Table) =>
  playRound(refill(kept(table, afterFirst(table)), table.chance), table.leadBy, table.chance);

/** From the end of the game to its beginning: each net learns from the one before. */
export const STAGES: readonly Stage[] = [
  {
    kind: 'third',
    samples: 160_000,
    epochs: 10,
    later: null,
    position: (table) => anyLead(table, kept(table, afterSecond(table))),
    worth: ({ leadBy, chance }, position) => lastRoundValue(refill(position, chance), leadBy),
  },
  {
    kind: 'secondRelics',
    samples: 40_000,
    epochs: 20,
    later: 'third',
    position: (table) => anyLead(table, afterSecond(table)),
    worth: relicsWorth,
  },
  {
    kind: 'second',
    samples: 60_000,
    epochs: 15,
    later: 'secondRelics',
    position: (table) => otherLead(table, kept(table, afterFirst(table))),
    worth: (table, position) => draftWorth(table, refill(position, table.chance)),
  },
  {
    kind: 'firstRelics',
    samples: 40_000,
    epochs: 20,
    later: 'second',
    position: (table) => otherLead(table, afterFirst(table)),
    worth: relicsWorth,
  },
];

/** Leads beyond this are seldom turned. */
const LEAD = 24;
const SHIFT = 12;

/** Most positions of two who play poorly are decided: with any other lead they teach more. */
function anyLead({ chance }: Table, position: Position): Position {
  return below(chance, 10) < 4 ? position : { ...position, lead: below(chance, 2 * LEAD + 1) - LEAD };
}

function otherLead({ chance }: Table, position: Position): Position {
  return below(chance, 2) === 0
    ? position
    : { ...position, lead: position.lead + below(chance, 2 * SHIFT + 1) - SHIFT };
}

function relicsWorth({ net, options }: Table, position: Position): number {
  return judgeRelics(net, position, options).solution.value;
}

function draftWorth({ net, options, leadBy }: Table, position: Position): number {
  const outcomes = outcomesOf(position);
  const worths = leadsOf(position, outcomes, leadBy).map((lead, i) => {
    const hands = [outcomes.mine[i] as number, outcomes.theirs[i] as number] as const;
    return judge(net, { ...position, lead, played: [0, 0], hands }, options);
  });
  return gameValue(matrixOf(outcomes.size, worths));
}

/** Every way to play that changes scores; what most play comes first. */
const OPTIONS: readonly Options[] = (['effective', 'physical'] as const).flatMap((molehill) =>
  [true, false].map((molehillZeroTie) => ({ molehill, molehillZeroTie, memoryAid: false })),
);

/** A new sample for a stage; more than half of them with the standard options. */
export function sampleFor(stage: Stage, net: Float64Array, chance: number[]): Sample {
  const options = OPTIONS[below(chance, 10) < 6 ? 0 : below(chance, OPTIONS.length)] as Options;
  const table: Table = { options, leadBy: leadBy(options), chance, net };
  const position = stage.position(table);
  return { position, options, worth: stage.worth(table, position) };
}

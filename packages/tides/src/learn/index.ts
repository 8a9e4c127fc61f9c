import { stream } from '@tempora/kernel';
import { HIDDEN, INPUTS, SECOND } from '../solver/net.ts';
import type { NetKind } from '../solver/nets.ts';
import { pack } from '../solver/packed.ts';
import { errorOf, fit, newborn, type Sample } from './fit.ts';
import { type Stage, sampleFor } from './stages.ts';

export { STAGES, type Stage } from './stages.ts';

/** One sample in so many is not learned from but tells how well the net has learned. */
const HELD_BACK = 20;
/** Of numbers that belong together: each block of a net's weights is packed with a step of its own. */
const BLOCKS = [INPUTS * HIDDEN, HIDDEN, SECOND * HIDDEN, SECOND, SECOND];

/** What came of a stage: the weights, and the root of the mean squared error on samples that it had not seen. */
export interface Lesson {
  weights: Float64Array;
  error: number;
}

/** Makes the samples of a stage and fits a net to them. Pauses after every sample; all luck comes from the seed. */
export function* learnStage(stage: Stage, later: Float64Array, seed: string): Generator<number, Lesson> {
  const chance = stream(`${seed}/${stage.kind}`);
  const samples: Sample[] = [];
  while (samples.length < stage.samples) {
    samples.push(sampleFor(stage, later, chance));
    yield samples.length;
  }
  const unseen = samples.splice(0, Math.ceil(samples.length / HELD_BACK));
  const weights = newborn(chance);
  fit(weights, samples, stage.epochs, chance);
  return { weights, error: errorOf(weights, unseen) };
}

/** The text of `weights.ts`. */
export function weightsFile(nets: { readonly [kind in NetKind]: Float64Array }): string {
  const kinds = Object.keys(nets).sort() as NetKind[];
  const lines = kinds.map((kind) => `  ${kind}:\n    '${pack(nets[kind], BLOCKS)}',`);
  const comment = '/** What was learned, by kind of position. Made by `tempora train tides`, never by hand. */';
  return `${comment}\nexport const PACKED = {\n${lines.join('\n')}\n};\n`;
}

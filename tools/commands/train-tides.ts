import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnStage, STAGES, type Stage, weightsFile } from '@tempora/tides/learn';
import { Progress } from './progress.ts';
import { say } from './shared.ts';

type Nets = { [kind in Stage['kind']]?: Float64Array };

const WEIGHTS = new URL('../../packages/tides/src/solver/weights.ts', import.meta.url);

/** Learns what positions of Tides are worth, from the end of the game to its beginning; DIR/weights.ts is what the package holds. */
export function trainTides(dir: string, seed: string, to: 'folder' | 'package'): void {
  mkdirSync(dir, { recursive: true });
  const nets: Nets = {};
  for (const stage of STAGES) nets[stage.kind] = netFor(stage, nets, dir, seed);
  const text = weightsFile(nets as Required<Nets>);
  writeWhole(join(dir, 'weights.ts'), text);
  if (to === 'package') writeFileSync(WEIGHTS, text);
}

function netFor(stage: Stage, nets: Nets, dir: string, seed: string): Float64Array {
  const file = join(dir, `${stage.kind}.json`);
  if (existsSync(file)) return Float64Array.from(JSON.parse(readFileSync(file, 'utf8')) as number[]);
  const progress = new Progress(`${stage.kind}: positions`, stage.samples);
  const lesson = learnStage(stage, (stage.later && nets[stage.later]) ?? new Float64Array(0), seed);
  for (;;) {
    const { done, value } = lesson.next();
    if (!done) {
      progress.tell(value);
      continue;
    }
    progress.end();
    say(`${stage.kind}: ${stage.samples} positions, error ${value.error.toFixed(4)}`);
    writeWhole(file, JSON.stringify([...value.weights]));
    return value.weights;
  }
}

/** A file is there completely or not at all. */
function writeWhole(file: string, content: string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

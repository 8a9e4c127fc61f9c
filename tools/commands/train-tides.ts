import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnStage, STAGES, type Stage, weightsFile } from '@tempora/tides/learn';
import { Progress } from './progress.ts';
import { type CliCommand, CliError, pathOf, readArgs, readSeed, say } from './shared.ts';

export const trainTides: CliCommand = {
  name: 'train-tides',
  summary: 'learn what positions of Tides are worth, from the end of the game to its beginning',
  usage: [
    'tempora train-tides --dir DIR [--seed S]',
    '',
    '  --dir DIR  where nets are kept; whatever is there already is not learned again',
    '  --seed S   where all luck comes from (default tempora)',
    '',
    'DIR/weights.ts is packages/tides/src/solver/weights.ts. It takes some twenty minutes of one core.',
  ],
  run,
};

type Nets = { [kind in Stage['kind']]?: Float64Array };

function run(args: string[]): void {
  const { values } = readArgs(args, [], { dir: { type: 'string' }, seed: { type: 'string', default: 'tempora' } });
  if (!values.dir) throw new CliError('--dir is missing');
  const dir = pathOf(values.dir);
  const seed = readSeed(values.seed);
  mkdirSync(dir, { recursive: true });
  const nets: Nets = {};
  for (const stage of STAGES) nets[stage.kind] = netFor(stage, nets, dir, seed);
  writeWhole(join(dir, 'weights.ts'), weightsFile(nets as Required<Nets>));
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

import { type CheckReport, isScript, isTest, packageFolders, read, table, walk } from './lib/files.ts';
import { type FunctionInfo, functionsIn } from './lib/functions.ts';
import { parse } from './lib/source.ts';

const FILE_LIMIT = 400;
const FUNCTION_LIMIT = 60;
/** Nine in ten functions that have a name are no longer than this. */
const NAMED_LIMIT = 25;
/** Packages that do not hold it yet. */
const NAMED_LATER: readonly string[] = [];

/** Tables and catalogues are as long as the box is large; their functions are still short. */
const LONG_FILES = [
  /^packages\/[^/]+\/src\/components\//,
  /^packages\/web\/src\/(.+\/)?(i18n|messages)\//,
  /^packages\/web\/src\/.+\/art\//,
];

interface Size {
  readonly what: string;
  readonly lines: number;
}

const NONE: Size = { what: '–', lines: 0 };

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

/** The functions of a package, tests apart: a `describe` may be long. */
function functionsOf(root: string, paths: readonly string[]): (Size & Pick<FunctionInfo, 'name'>)[] {
  return paths
    .filter((path) => isScript(path) && !isTest(path))
    .flatMap((path) =>
      functionsIn(parse(path, read(root, path))).map(({ name, line, lines }) => ({
        what: `${path}:${line}`,
        lines,
        name,
      })),
    );
}

function largest(sizes: readonly Size[]): Size {
  return sizes.reduce((most, size) => (size.lines > most.lines ? size : most), NONE);
}

function ninetieth(sizes: readonly Size[]): number {
  const sorted = sizes.map((size) => size.lines).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
}

function tooLong(sizes: readonly Size[], limit: number, kind: string): string[] {
  return sizes
    .filter((size) => size.lines > limit)
    .map((size) => `${size.what}: ${kind} of ${size.lines} lines, at most ${limit}`);
}

function ninetiethProblems(folder: string, named: readonly Size[]): string[] {
  const lines = ninetieth(named);
  if (lines <= NAMED_LIMIT || NAMED_LATER.includes(folder)) return [];
  return [`${folder}: nine in ten named functions must have at most ${NAMED_LIMIT} lines, not ${lines}`];
}

/** Lengths of files and functions, per package. Anonymous functions are too many and too short to matter. */
export function checkSizes(root: string): CheckReport {
  const rows = [['package', 'files', 'lines', 'largest file', 'named function p90', 'largest function']];
  const problems: string[] = [];
  for (const folder of packageFolders(root)) {
    const paths = walk(root, folder).filter((path) => isScript(path) || path.endsWith('.css'));
    const files = paths.map((path) => ({ what: path, lines: countLines(read(root, path)) }));
    const functions = functionsOf(root, paths);
    const named = functions.filter(({ name }) => name !== null);
    const limited = files.filter((file) => !LONG_FILES.some((pattern) => pattern.test(file.what)));
    problems.push(...tooLong(limited, FILE_LIMIT, 'a file'), ...tooLong(functions, FUNCTION_LIMIT, 'a function'));
    problems.push(...ninetiethProblems(folder, named));
    const show = (size: Size) => `${size.what.slice(folder.length + 1)} ${size.lines}`.trim();
    rows.push([
      folder,
      String(files.length),
      String(files.reduce((sum, file) => sum + file.lines, 0)),
      show(largest(files)),
      String(ninetieth(named)),
      show(largest(functions)),
    ]);
  }
  if (rows.every((row, index) => index === 0 || row[1] === '0')) problems.push('found no source file');
  return { problems, notes: table(rows) };
}

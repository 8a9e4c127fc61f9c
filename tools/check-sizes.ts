import { isScript, isTest, packageFolders, type Report, read, table, walk } from './lib/files.ts';
import { lineOf, parse, type Source, visit } from './lib/source.ts';

const FILE_LIMIT = 400;
const FUNCTION_LIMIT = 60;

/** Tables and catalogues are as long as the box is large; their functions are still short. */
const LONG_FILES = [
  /^packages\/[^/]+\/src\/components\//,
  /^packages\/web\/src\/(.+\/)?messages\//,
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

function functionsOf(source: Source): Size[] {
  const sizes: Size[] = [];
  const add = (node: { start: number; end: number }) => {
    const first = lineOf(source, node.start);
    sizes.push({ what: `${source.path}:${first}`, lines: lineOf(source, node.end) - first + 1 });
  };
  visit(source, { FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add });
  return sizes;
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

/** Lengths of files and functions, per package. A test's `describe` may be long, so functions count outside tests only. */
export function checkSizes(root: string): Report {
  const rows = [['package', 'files', 'lines', 'largest file', 'function p90', 'largest function']];
  const problems: string[] = [];
  for (const folder of packageFolders(root)) {
    const paths = walk(root, folder).filter((path) => isScript(path) || path.endsWith('.css'));
    const files = paths.map((path) => ({ what: path, lines: countLines(read(root, path)) }));
    const functions = paths
      .filter((path) => isScript(path) && !isTest(path))
      .flatMap((path) => functionsOf(parse(path, read(root, path))));
    const limited = files.filter((file) => !LONG_FILES.some((pattern) => pattern.test(file.what)));
    problems.push(...tooLong(limited, FILE_LIMIT, 'a file'), ...tooLong(functions, FUNCTION_LIMIT, 'a function'));
    const show = (size: Size) => `${size.what.slice(folder.length + 1)} ${size.lines}`.trim();
    rows.push([
      folder,
      String(files.length),
      String(files.reduce((sum, file) => sum + file.lines, 0)),
      show(largest(files)),
      String(ninetieth(functions)),
      show(largest(functions)),
    ]);
  }
  if (rows.every((row, index) => index === 0 || row[1] === '0')) problems.push('found no source file');
  return { problems, notes: table(rows) };
}

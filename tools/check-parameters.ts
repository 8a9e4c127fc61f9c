import { type CheckReport, isScript, isTest, packageFolders, read, walk } from './lib/files.ts';
import { type FunctionInfo, functionsIn } from './lib/functions.ts';
import { parse, type Source } from './lib/source.ts';

const LIMIT = 4;
/** Parameters for results (announced, pushed, published) do not count towards the limit. */
const OUTLETS = ['tell', 'out', 'publish'];
/** Pictures are all arithmetic: a motif takes as many numbers as it needs. */
const PICTURES = /\/art\//;

type Parameter = FunctionInfo['parameters'][number];

function nameOf(parameter: Parameter): string {
  const bound = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return bound.type === 'Identifier' ? bound.name : '';
}

/** `isLoud: boolean`, `isLoud?: boolean`, `isLoud = true`. */
function isBoolean(source: Source, parameter: Parameter): boolean {
  const text = source.text.slice(parameter.start, parameter.end);
  if (parameter.type === 'AssignmentPattern')
    return /=\s*(true|false)$/.test(text) || /^\w+\s*:\s*boolean\b/.test(text);
  return parameter.type === 'Identifier' && /^\w+\??\s*:\s*(boolean|true|false)(\s*\|\s*(undefined|null))?$/.test(text);
}

function problemsOf(source: Source, { name, line, parameters }: FunctionInfo): string[] {
  const what = `${source.path}:${line}: ${name ?? 'a function'}`;
  const counted = parameters.filter((parameter) => !OUTLETS.includes(nameOf(parameter)));
  const many = counted.length > LIMIT ? [`${what} has ${counted.length} parameters, at most ${LIMIT}`] : [];
  const flags = parameters.filter((parameter) => isBoolean(source, parameter));
  return [
    ...many,
    ...flags.map(({ start, end }) => `${what} has a boolean parameter: ${source.text.slice(start, end)}`),
  ];
}

/** A call should be readable by itself: few parameters, and no `true` or `false` among them. */
export function checkParameters(root: string): CheckReport {
  const paths = packageFolders(root)
    .flatMap((folder) => walk(root, folder))
    .filter((path) => isScript(path) && !isTest(path) && !PICTURES.test(path));
  const problems = paths.flatMap((path) => {
    const source = parse(path, read(root, path));
    return functionsIn(source).flatMap((found) => problemsOf(source, found));
  });
  return { problems: paths.length === 0 ? ['found no source file'] : problems };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckReport, isScript, isTest, packageFolders, read, walk } from './lib/files.ts';
import { parse, visit } from './lib/source.ts';

/** TT-DRAFT-1, IE-EVENT-REVOLT-1; a few clauses are a name without a number, like IE-EVENT-SURVEYORS. */
const ID = /\b[A-Z]{2}(?:-[A-Z]+)+(?:-\d+[a-z]?)?\b/g;
const RULING = /(?<![\w-])R-\d\d\b/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([id]) => id);
}

/** A clause is defined by its bold id at the start of a list item. */
export function definedIn(rules: string): string[] {
  return [...rules.matchAll(/^\s*[-*] \*\*([A-Z]{2}(?:-[A-Z]+)+(?:-\d+[a-z]?)?)\*\*/gm)].map(([, id]) => id ?? '');
}

/** The ids that a test file carries: the first argument of `clause(…)`, one id or an array of them. */
function testedIn(path: string, text: string): string[] {
  const ids: string[] = [];
  visit(parse(path, text), {
    CallExpression: (call) => {
      if (call.callee.type !== 'Identifier' || call.callee.name !== 'clause') return;
      const first = call.arguments[0];
      const values = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const value of values) {
        if (value?.type === 'Literal' && typeof value.value === 'string') ids.push(value.value);
      }
    },
  });
  return ids;
}

/** Rulings are listed in RULINGS.md, each at the start of a line, whatever the markup. */
function rulingProblems(root: string, game: string): string[] {
  const file = `${game}/RULINGS.md`;
  const text = existsSync(join(root, file)) ? read(root, file) : '';
  const known = new Set([...text.matchAll(/^[\s#*|-]*(R-\d\d)\b/gm)].map(([, id]) => id));
  return walk(root, game)
    .filter((path) => isScript(path) || path.endsWith('.md'))
    .flatMap((path) => {
      const unknown = new Set(matches(read(root, path), RULING).filter((id) => !known.has(id)));
      return [...unknown].map((id) => `${path}: quotes ruling ${id}, which ${file} does not list`);
    });
}

function testProblems(root: string, game: string, own: readonly string[]): string[] {
  const tests = walk(root, `${game}/test`).filter(isScript);
  const tested = new Set<string>();
  const problems: string[] = [];
  for (const path of tests) {
    for (const id of testedIn(path, read(root, path))) {
      if (!own.includes(id)) problems.push(`${path}: tests ${id}, which ${game}/RULES.md does not define`);
      tested.add(id);
    }
  }
  const missing = own.filter((id) => !tested.has(id)).map((id) => `${game}/RULES.md: ${id} has no test`);
  return [...problems, ...missing];
}

/** Code of any package may quote a clause in a comment, a refusal or a catalogue; it must be a clause of some game. */
function quoteProblems(root: string, known: ReadonlySet<string>): string[] {
  const code = packageFolders(root)
    .flatMap((folder) => walk(root, folder))
    .filter((path) => isScript(path) && !isTest(path) && !path.includes('/toys/')); // toys have no rulebook
  return code.flatMap((path) => {
    // A chapter may be named by what its clauses have in common: TT-DRAFT.
    const isKnown = (id: string) => known.has(id) || [...known].some((clause) => clause.startsWith(`${id}-`));
    const unknown = new Set(matches(read(root, path), ID).filter((id) => !isKnown(id)));
    return [...unknown].map((id) => `${path}: quotes ${id}, which no RULES.md defines`);
  });
}

/** Every clause has a test, every tested or quoted clause and every quoted ruling exists. */
export function checkClauses(root: string): CheckReport {
  const games = packageFolders(root).filter((folder) => existsSync(join(root, folder, 'RULES.md')));
  const defined = new Map(games.map((game) => [game, definedIn(read(root, `${game}/RULES.md`))]));
  const all = [...defined.values()].flat();
  const problems = all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${id} is defined more than once`);
  if (games.length === 0) problems.push('found no packages/*/RULES.md');
  for (const [game, ids] of defined) {
    if (ids.length === 0) problems.push(`${game}/RULES.md defines no clause`);
    problems.push(...testProblems(root, game, ids), ...rulingProblems(root, game));
  }
  problems.push(...quoteProblems(root, new Set(all)));
  return { problems, notes: [`${all.length} clauses in ${games.length} games`] };
}

import type { Span } from 'oxc-parser';
import { type CheckReport, gamesIn, isScript, isTest, packageFolders, read, walk } from './lib/files.ts';
import { lineOf, parse, type Source, visit } from './lib/source.ts';

/** docs/STYLE.md: state, frame, match, game, indexes, a count, any value, two of a kind, and what is not used. */
const LETTERS = ['s', 'f', 'm', 'g', 'i', 'j', 'n', 'x', 'y', 'a', 'b', '_'];
/** Coordinates and sizes, as geometry and SVG name them. Pictures are all arithmetic: there any letter is allowed. */
const DRAWING_LETTERS = ['x', 'y', 'q', 'r', 'd', 'w', 'h'];
const DRAWINGS =
  /^packages\/web\/src\/.*\.tsx$|(^|\/)(art|map|geometry|board|hexes|plan|layout|routes|traces|camera)\b/;
/** Every component may have one of that name. */
const SHARED_TYPES = ['Props'];

interface Name extends Span {
  readonly name: string;
}

/** The file in whose folder games may repeat each other's names: a rules package, or a game's folder in the client. */
function isOfGame(path: string, games: readonly string[]): boolean {
  return games.some((game) => new RegExp(`^packages/(${game}|web/src/(games/)?${game})/`).test(path));
}

/** Types, interfaces and classes that a file declares and exports. */
function exportedTypes(source: Source): Name[] {
  const found: Name[] = [];
  visit(source, {
    ExportNamedDeclaration: ({ declaration }) => {
      const types = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'];
      if (declaration && types.includes(declaration.type) && 'id' in declaration) found.push(declaration.id as Name);
    },
  });
  return found;
}

interface Node extends Span {
  readonly type: string;
}
type Pattern = Node & { readonly [field: string]: unknown };

/** The names a parameter or a declaration binds, through objects, lists, defaults and rests. */
function boundNames(pattern: Pattern | null): Name[] {
  if (!pattern) return [];
  const inside = (field: unknown) => boundNames(field as Pattern | null);
  switch (pattern.type) {
    case 'Identifier':
      return [pattern as unknown as Name];
    case 'ObjectPattern':
      return (pattern.properties as Pattern[]).flatMap((property) => inside(property.value ?? property.argument));
    case 'ArrayPattern':
      return (pattern.elements as Pattern[]).flatMap(inside);
    case 'AssignmentPattern':
      return inside(pattern.left);
    case 'RestElement':
      return inside(pattern.argument);
    case 'TSParameterProperty':
      return inside(pattern.parameter);
    default:
      return [];
  }
}

/** Names of one letter that say nothing. Loop indexes may have them, and two of a kind are a and b. */
function shortNames(source: Source): Name[] {
  const found: Name[] = [];
  const free = new Set<number>();
  const add = (patterns: readonly unknown[]) => {
    const names = patterns.flatMap((pattern) => boundNames(pattern as Pattern));
    const isPair = ['a', 'b'].every((letter) => names.some(({ name }) => name === letter));
    found.push(...names.filter(({ name }) => !(isPair && (name === 'a' || name === 'b'))));
  };
  visit(source, {
    VariableDeclaration: (node) => add(node.declarations.map(({ id }) => id)),
    FunctionDeclaration: (node) => add(node.params),
    FunctionExpression: (node) => add(node.params),
    ArrowFunctionExpression: (node) => add(node.params),
    ForStatement: ({ init }) => {
      if (init?.type !== 'VariableDeclaration') return;
      for (const { id } of init.declarations) free.add(id.start);
    },
  });
  if (/\/art\//.test(source.path)) return [];
  const allowed = DRAWINGS.test(source.path) ? [...LETTERS, ...DRAWING_LETTERS] : LETTERS;
  return found.filter(({ name, start }) => name.length === 1 && !free.has(start) && !allowed.includes(name));
}

/** An exported type name is declared in one file, except in games; a name has more than one letter, with few exceptions. */
export function checkNames(root: string): CheckReport {
  const games = gamesIn(root);
  const places = new Map<string, string[]>();
  const problems: string[] = [];
  const paths = packageFolders(root).flatMap((folder) => walk(root, folder));
  for (const path of paths.filter((file) => isScript(file) && !isTest(file))) {
    const source = parse(path, read(root, path));
    const at = ({ start }: Span) => `${path}:${lineOf(source, start)}`;
    problems.push(...shortNames(source).map((name) => `${at(name)}: "${name.name}" says nothing, give it a name`));
    if (isOfGame(path, games)) continue;
    for (const type of exportedTypes(source)) places.set(type.name, [...(places.get(type.name) ?? []), at(type)]);
  }
  const doubles = [...places].filter(([name, files]) => files.length > 1 && !SHARED_TYPES.includes(name));
  const sentences = doubles.map(
    ([name, files]) => `${files[0]}: the type ${name} is also in ${files.slice(1).join(', ')}`,
  );
  return { problems: paths.length === 0 ? ['found no source file'] : [...sentences, ...problems] };
}

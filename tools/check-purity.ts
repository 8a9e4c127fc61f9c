import { type CheckReport, IMPURE, isScript, read, walk } from './lib/files.ts';
import { lineOf, parse, type Source, visit } from './lib/source.ts';

/** The sources of pure packages. biome.json forbids them the other globals, tsconfig.rules.json the types of page and Node. */
function pureSources(root: string): string[] {
  return walk(root, 'packages').filter((path) => {
    const [, name = '', folder] = path.split('/');
    return folder === 'src' && !IMPURE.includes(name) && isScript(path);
  });
}

/**
 * Biome cannot forbid one member of a global. `Math` may therefore appear only as `Math.name` with a name other than
 * `random`: that also stops `const { random } = Math` and `Math[name]`.
 */
function randomnessIn(source: Source): number[] {
  const lawful = new Set<number>();
  const seen: number[] = [];
  visit(source, {
    MemberExpression: (node) => {
      const lawfulName = !node.computed && node.property.type === 'Identifier' && node.property.name !== 'random';
      if (lawfulName) lawful.add(node.object.start);
    },
    Identifier: (node) => {
      if (node.name === 'Math') seen.push(node.start);
    },
  });
  return seen.filter((start) => !lawful.has(start));
}

export function checkPurity(root: string): CheckReport {
  const paths = pureSources(root);
  const problems = paths.flatMap((path) => {
    const source = parse(path, read(root, path));
    return randomnessIn(source).map(
      (start) => `${path}:${lineOf(source, start)}: randomness comes from the state, not from Math`,
    );
  });
  return { problems: paths.length === 0 ? ['found no source file of a pure package'] : problems };
}

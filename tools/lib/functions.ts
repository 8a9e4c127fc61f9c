import type { ParamPattern } from 'oxc-parser';
import { lineOf, type Source, visit } from './source.ts';

/** A function as the checks see it. */
export interface FunctionInfo {
  /** Its own name, or that of the constant or method it is; null if it has none. */
  readonly name: string | null;
  readonly line: number;
  readonly lines: number;
  readonly parameters: readonly ParamPattern[];
}

interface Body {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly params: readonly ParamPattern[];
}

interface Key {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

function isFunction(node: { readonly type: string } | null | undefined): node is Body {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function nameOf(key: Key): string {
  return String(key.type === 'Literal' ? key.value : key.name);
}

/** All functions of a file: declarations, methods, constants, and those without a name. */
export function functionsIn(source: Source): FunctionInfo[] {
  const names = new Map<number, string>();
  const bodies: Body[] = [];
  const give = (key: Key, value: { readonly type: string } | null | undefined) => {
    if (isFunction(value)) names.set(value.start, nameOf(key));
  };
  const add = (node: Body) => bodies.push(node);
  visit(source, {
    VariableDeclarator: (node) => give(node.id as Key, node.init),
    MethodDefinition: (node) => give(node.key as Key, node.value),
    PropertyDefinition: (node) => give(node.key as Key, node.value),
    Property: (node) => {
      if (node.method) give(node.key as Key, node.value);
    },
    FunctionDeclaration: (node) => {
      if (node.id) names.set(node.start, node.id.name);
      add(node as unknown as Body);
    },
    FunctionExpression: (node) => add(node as unknown as Body),
    ArrowFunctionExpression: (node) => add(node as unknown as Body),
  });
  return bodies.map(({ start, end, params }) => {
    const line = lineOf(source, start);
    return { name: names.get(start) ?? null, line, lines: lineOf(source, end) - line + 1, parameters: params };
  });
}

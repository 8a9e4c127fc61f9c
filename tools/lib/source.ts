import { type ParseResult, parseSync, Visitor, type VisitorObject } from 'oxc-parser';

/** One import, export-from, dynamic import or import type with a literal specifier. */
export interface Import {
  readonly specifier: string;
  /** Does it bring types only? Then nothing is loaded. */
  readonly kind: 'type' | 'value';
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ParseResult;
}

/** TypeScript 7 has no compiler API, so the checks read code with oxc's parser. */
export function parse(path: string, text: string): Source {
  const tree = parseSync(path, text);
  const error = tree.errors[0];
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  return { path, text, tree };
}

export function visit(source: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(source.tree.program);
}

export function lineOf(source: Source, offset: number): number {
  return source.text.slice(0, offset).split('\n').length;
}

export function imports(source: Source): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, kind: Import['kind']) => found.push({ specifier, kind });
  const kindOf = (node: { importKind?: string; exportKind?: string }) =>
    node.importKind === 'type' || node.exportKind === 'type' ? 'type' : 'value';
  visit(source, {
    ImportDeclaration: (node) => {
      const names = node.specifiers;
      const onlyTypes =
        names.length > 0 && names.every((name) => name.type === 'ImportSpecifier' && kindOf(name) === 'type');
      add(node.source.value, onlyTypes ? 'type' : kindOf(node));
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source.value, kindOf(node));
    },
    ExportAllDeclaration: (node) => add(node.source.value, kindOf(node)),
    TSImportType: (node) => add(node.source.value, 'type'),
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') add(node.source.value, 'value');
      if (node.source.type === 'TemplateLiteral' && node.source.expressions.length === 0) {
        add(node.source.quasis[0]?.value.cooked ?? '', 'value');
      }
    },
  });
  return found;
}

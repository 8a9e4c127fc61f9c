import { join } from 'node:path';
import {
  AnnotatedType,
  type BaseType,
  type Context,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  type NodeParser,
  SchemaGenerator,
  type SubNodeParser,
} from 'ts-json-schema-generator';

type SyntaxNode = Parameters<SubNodeParser['supportsNode']>[0];

/** A JSON Schema as far as ours go. */
export interface TypeSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  description?: string;
  title?: string;
  properties?: { [name: string]: TypeSchema };
  required?: string[];
  items?: TypeSchema | TypeSchema[] | false;
  anyOf?: TypeSchema[];
  prefixItems?: TypeSchema[];
  additionalProperties?: TypeSchema | boolean;
  const?: unknown;
  enum?: unknown[];
}

/** The schema of a game. */
export interface GameSchema extends TypeSchema {
  $defs: { [name: string]: TypeSchema };
}

/**
 * The comment before one variant of a union: TypeScript gives it to no node, so that it would be lost.
 */
class VariantComments implements SubNodeParser {
  readonly #underWay = new Set<SyntaxNode>();

  constructor(readonly next: NodeParser) {}

  supportsNode(node: SyntaxNode): boolean {
    const isVariant = 'members' in node && node.parent !== undefined && 'types' in node.parent;
    return isVariant && !this.#underWay.has(node) && commentBefore(node) !== null;
  }

  createType(node: SyntaxNode, context: Context): BaseType {
    this.#underWay.add(node);
    const type = this.next.createType(node, context);
    this.#underWay.delete(node);
    return type && new AnnotatedType(type, { description: commentBefore(node) }, false);
  }
}

function commentBefore(node: SyntaxNode): string | null {
  const before = node.getSourceFile().text.slice(0, node.getStart());
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\|?\s*$/.exec(before)?.[1];
  return comment === undefined ? null : comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
}

/** The exported types of a game, as the library writes them. */
export function typesOf(root: string, id: string, names: readonly string[]): { [name: string]: TypeSchema } {
  const config = {
    ...DEFAULT_CONFIG,
    path: join(root, `packages/${id}/src/types.ts`),
    tsconfig: join(root, 'tsconfig.rules.json'),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  };
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => {
    chain.addNodeParser(new VariantComments(chain as unknown as NodeParser));
  });
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const types: { [name: string]: TypeSchema } = {};
  for (const name of names) Object.assign(types, generator.createSchema(name).definitions);
  for (const name of names) describeFields(types[name], fieldComments(program, config.path, name));
  return types;
}

/** The comments on the fields of a type; a type derived from a table has them from there. */
function fieldComments(program: ReturnType<typeof createProgram>, path: string, name: string): Map<string, string> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const found = file && checker.getExportsOfModule(checker.getSymbolAtLocation(file) as never);
  const alias = found?.find((symbol) => symbol.name === name) as never;
  const symbol = isAlias(alias) ? checker.getAliasedSymbol(alias) : alias;
  const fields = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  return new Map(
    fields.map((field) => [
      field.name,
      field
        .getDocumentationComment(checker)
        .map(({ text }) => text)
        .join(' '),
    ]),
  );
}

/** Is it exported from another file? */
function isAlias(symbol: { declarations?: readonly object[] }): boolean {
  return symbol.declarations?.some((node) => 'propertyName' in node) ?? false;
}

function describeFields(schema: TypeSchema | undefined, comments: ReadonlyMap<string, string>): void {
  for (const [name, field] of Object.entries(schema?.properties ?? {})) {
    const comment = comments.get(name);
    if (comment) field.description ??= comment;
  }
}

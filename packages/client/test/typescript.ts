/** A schema as far as its type is concerned. */
interface Shape {
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
}

type Names = ReadonlyMap<unknown, string>;

/** The types of schemas as TypeScript, each under its name; where one contains another it is named. */
export function typesOf(schemas: Readonly<Record<string, object>>): string[] {
  const names = new Map<unknown, string>(Object.entries(schemas).map(([name, schema]) => [schema, name]));
  return Object.entries(schemas).map(([name, schema]) => {
    const inside = new Map([...names].filter(([known]) => known !== schema));
    return `export type ${name} =${linesOf(schema as Shape, inside)};`;
  });
}

/** One kind a line. */
function linesOf(shape: Shape, names: Names): string {
  const kinds = shape.type === 'variant' ? (shape.options as Shape[]) : [shape];
  return kinds.map((kind) => `\n  | ${typeOf(kind, names)}`).join('');
}

function typeOf(shape: Shape, names: Names): string {
  const name = names.get(shape);
  if (name) return name;
  switch (shape.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return shape.type;
    case 'literal':
      return JSON.stringify(shape.literal);
    case 'picklist':
      return (shape.options ?? []).map((option) => JSON.stringify(option)).join(' | ');
    case 'variant':
    case 'union':
      return (shape.options ?? []).map((option) => typeOf(option as Shape, names)).join(' | ');
    case 'array':
      return `(${typeOf(shape.item as Shape, names)})[]`;
    case 'nullable':
      return `${typeOf(shape.wrapped as Shape, names)} | null`;
    case 'record':
      return `{ [key: string]: ${typeOf(shape.value as Shape, names)} }`;
    case 'object':
    case 'loose_object':
      return objectType(shape, names);
    // Patches and the like: the client applies them itself.
    case 'custom':
      return '{ [key: string]: unknown } | [{ [key: string]: unknown }]';
    default:
      throw new Error(`how is ${shape.type} written in TypeScript?`);
  }
}

function objectType(shape: Shape, names: Names): string {
  const fields = Object.entries(shape.entries ?? {}).map(([key, entry]) =>
    entry.type === 'optional'
      ? `${key}?: ${typeOf(entry.wrapped as Shape, names)} | undefined;`
      : `${key}: ${typeOf(entry, names)};`,
  );
  const more = shape.type === 'loose_object' ? ['[key: string]: unknown;'] : [];
  return `{ ${[...fields, ...more].join(' ')} }`;
}

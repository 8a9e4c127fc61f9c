import type { GameSchema, TypeSchema } from './game-types.ts';

const NOTE = '// The views, moves, options and events of each game. Written by: npm run schemas';
/** What a client meets, by the name that the API has for it. */
const MEMBERS = { options: 'Options', view: 'View', event: 'Event', move: 'Move', components: 'Components' };

/** The schemas of games as TypeScript. A type is called by its game and its name, as in the OpenAPI document. */
export function declarationsOf(schemas: { readonly [id: string]: GameSchema }): string {
  const games = Object.entries(schemas).map(([id, { title }]) => {
    const members = Object.entries(MEMBERS).map(([member, type]) => `${member}: ${prefixOf(id)}${type};`);
    return indented(`${comment(title)}${id}: { ${members.join(' ')} };`);
  });
  const types = Object.entries(schemas).flatMap(([id, { $defs }]) =>
    Object.entries($defs).map(
      ([name, schema]) => `${comment(schema.description)}export type ${prefixOf(id)}${name} = ${typeOf(schema, id)};`,
    ),
  );
  const all = ['/** The types of all games. */', 'export type Games = {', ...games, '};'];
  return [NOTE, '', ...all, '', ...types, ''].join('\n').replace(/ $/gm, '');
}

function prefixOf(id: string): string {
  return id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '';
}

function typeOf(schema: TypeSchema, id: string): string {
  const inside = (one: TypeSchema) => typeOf(one, id);
  const { $ref, anyOf, items, prefixItems, properties, additionalProperties, type } = schema;
  if ($ref) return prefixOf(id) + $ref.slice('#/$defs/'.length);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map((one) => indented(`\n${comment(one.description)}| ${inside(one)}`)).join('');
  if (prefixItems) return `readonly [${prefixItems.map(inside).join(', ')}]`;
  if (items) return `readonly (${inside(items as TypeSchema)})[]`;
  if (properties) return objectOf(schema, inside);
  if (typeof additionalProperties === 'object') return `{ readonly [name: string]: ${inside(additionalProperties)} }`;
  return [type].flat().map(plain).join(' | ');
}

function objectOf({ properties, required }: TypeSchema, inside: (schema: TypeSchema) => string): string {
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const isNeeded = required?.includes(name);
    return `${comment(field.description)}readonly ${name}${isNeeded ? '' : '?'}: ${inside(field)};`;
  });
  return `{\n${indented(fields.join('\n'))}\n}`;
}

function plain(type: string | undefined): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`how is ${type} written in TypeScript?`);
  }
}

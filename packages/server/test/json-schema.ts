import fc from 'fast-check';
import { NON_ASCII_LETTERS } from '../src/http/openapi.ts';

/** As much of JSON Schema as our document uses. */
export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  properties?: { [name: string]: Schema };
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const KNOWN = new Set([
  ...['$ref', 'const', 'enum', 'anyOf', 'oneOf', 'type', 'properties', 'required', 'items', 'minItems', 'maxItems'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'default'],
  ...['additionalProperties', 'propertyNames', 'description', 'title', 'examples'],
]);

/** What a reference points to. */
export function resolve(document: object, ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as { [key: string]: unknown } | undefined)?.[key], document);
}

/** Where a value is not what a schema says; empty if it is. */
export function flaws(document: object, schema: Schema, value: unknown, at = '$'): string[] {
  const strange = Object.keys(schema).filter((word) => !KNOWN.has(word));
  if (strange.length > 0) return [`${at}: this test does not know ${strange}`];
  if (schema.$ref) return flaws(document, resolve(document, schema.$ref) as Schema, value, at);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const tried = options.map((option) => flaws(document, option, value, at));
    return tried.some(({ length }) => length === 0) ? [] : tried.flat();
  }
  if ('const' in schema) return value === schema.const ? [] : [`${at}: not ${schema.const}`];
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at}: ${value} is none of ${schema.enum}`];
  if (schema.type && !isOfType(schema.type, value)) return [`${at}: no ${schema.type}`];
  if (typeof value === 'string') return textFlaws(schema, value, at);
  if (typeof value === 'number') {
    const isWithin = value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value);
    return isWithin ? [] : [`${at}: ${value} is out of bounds`];
  }
  if (Array.isArray(value)) return value.flatMap((item, i) => flaws(document, schema.items ?? {}, item, `${at}[${i}]`));
  return typeof value === 'object' && value ? fieldFlaws(document, schema, value, at) : [];
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function textFlaws({ minLength = 0, maxLength, pattern }: Schema, value: string, at: string): string[] {
  const isLong = value.length >= minLength && value.length <= (maxLength ?? value.length);
  if (!isLong) return [`${at}: a text of ${value.length}`];
  return pattern && !new RegExp(pattern, 'u').test(value) ? [`${at}: "${value}" is not like ${pattern}`] : [];
}

function fieldFlaws(document: object, schema: Schema, value: object, at: string): string[] {
  const missing = (schema.required ?? []).filter((name) => !(name in value));
  const known = schema.properties ?? {};
  // What is not described would be hidden from who reads the document.
  const isClosed = Object.keys(known).length > 0;
  const more = isClosed && schema.additionalProperties === undefined ? Object.keys(value).filter((n) => !known[n]) : [];
  return [
    ...missing.map((name) => `${at}: no ${name}`),
    ...more.map((name) => `${at}: ${name} is not in the document`),
    ...Object.entries(known).flatMap(([name, field]) =>
      name in value ? flaws(document, field, value[name as never], `${at}.${name}`) : [],
    ),
  ];
}

/** Any value a schema allows. */
export function anything(document: object, schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return anything(document, resolve(document, schema.$ref) as Schema);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => anything(document, option)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return anyText(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: minLength = 0, maxItems: maxLength = 8 } = schema;
      return fc.array(anything(document, schema.items ?? {}), { minLength, maxLength });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, anything(document, field)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] } as object);
    }
    default:
      return fc.constant({});
  }
}

function anyText({ minLength = 0, maxLength = 50, pattern, format }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constant('somebody@example.org');
  if (format === 'uri') return fc.constant('https://example.org/');
  const like = new RegExp(pattern ?? '', 'u');
  const isGood = (text: string) => like.test(text) && text.length >= minLength && text.length <= maxLength;
  if (!pattern?.startsWith('^')) return fc.string({ minLength, maxLength: Math.min(maxLength, 200) }).filter(isGood);
  // Of all letters and digits those are enough that everybody has.
  return fc.stringMatching(new RegExp(pattern.replaceAll(NON_ASCII_LETTERS, ''), 'u')).filter(isGood);
}

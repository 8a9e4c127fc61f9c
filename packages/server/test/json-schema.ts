import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
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

/** What a reference points to. */
export function resolve(document: object, ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as { [key: string]: unknown } | undefined)?.[key], document);
}

type Validate = (schema: Schema, value: unknown) => string[];
const validators = new WeakMap<object, Validate>();

/** A validator for what is in a document. What is not described would be hidden from whoever reads it, so it is a flaw. */
function validatorFor(document: object): Validate {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(closed(document), 'document');
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate(value) ? [] : [ajv.errorsText(validate.errors)];
  };
}

function closed<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.properties && value.additionalProperties === undefined ? { ...value, additionalProperties: false } : value,
  ) as T;
}

/** Where a value is not what a schema of a document says; empty if it is. */
export function flaws(document: object, schema: Schema, value: unknown): string[] {
  const validate = validators.get(document) ?? validatorFor(document);
  validators.set(document, validate);
  return validate(schema, value);
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

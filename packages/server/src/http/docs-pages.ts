import { ERROR_MEANINGS, type ErrorCode, errorsOf } from './errors.ts';
import { GAME_SCHEMAS, type Schema } from './game-schemas.ts';
import type { Route } from './route.ts';

type Defs = { readonly [name: string]: Schema };

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;' +
  'overflow-wrap:break-word}div{overflow:auto}table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem}' +
  'td,th{border-top:1px solid #8886;' +
  'padding:.3rem .5rem;text-align:left;vertical-align:top}code,pre{font:14px/1.4 ui-monospace,monospace}' +
  'pre{overflow:auto;max-height:30rem;background:#8881;padding:.7rem}h2{margin-top:2.5rem}h3{margin-top:1.8rem}h3 code{font-size:1em;font-weight:bold}';

/** Text as HTML: whatever is between backquotes is code. */
function html(text: string): string {
  const safe = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return safe.replace(/`([^`]+)`/g, '<code>$1</code>');
}

function pageOf(title: string, parts: readonly string[]): string {
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  return `${head}<title>${html(title)}</title><style>${STYLE}</style><main><h1>${html(title)}</h1>${parts.join('')}</main>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (kind: 'td' | 'th', row: readonly string[]) => row.map((cell) => `<${kind}>${cell}</${kind}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<div><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** Every route, with everyone who may call it and what it may refuse with; the games; the errors. */
export function indexPage(routes: readonly Route[]): string {
  const codes = [...new Set(routes.flatMap(errorsOf))].sort();
  const games = GAME_SCHEMAS.map(([id, { title }]) => `<li><a href="/api/docs/${id}">${html(title)}</a></li>`);
  return pageOf('The API of this Tempora server', [
    `<p>${html('For programs: ')}<a href="/api/openapi.json">OpenAPI</a>, <a href="/api/asyncapi.json">AsyncAPI</a> `,
    `${html('(WebSocket and streams). How to begin is in `docs/API.md`, moves as text in `docs/NOTATION.md`.')}</p>`,
    `<h2>The games</h2><p>The views, moves, options and events of each:</p><ul>${games.join('')}</ul>`,
    '<h2>Routes</h2>',
    ...routes.map(routeSection),
    '<h2>Errors</h2>',
    table(
      ['code', 'meaning'],
      codes.map((code: ErrorCode) => [`<code>${code}</code>`, html(ERROR_MEANINGS[code])]),
    ),
  ]);
}

function routeSection(route: Route): string {
  const codes = errorsOf(route)
    .sort()
    .map((code) => `<code>${code}</code>`);
  const path = html(route.path.replace(/:(\w+)/g, '{$1}'));
  const refused = codes.length > 0 ? ` May be refused with ${codes.join(', ')}.` : '';
  return `<h3><code>${route.method} ${path}</code></h3><p>${html(route.summary)}</p><p>For ${whoMay(route)}.${refused}</p>`;
}

function whoMay({ scope, isOpen, only }: Route): string {
  if (scope === null) return 'anyone';
  if (only) return only === 'admin' ? 'admins who are signed in' : 'people who are signed in';
  return isOpen
    ? `anyone; a token needs <code>${scope}</code>`
    : `people who are signed in, and tokens with <code>${scope}</code>`;
}

/** The views, moves, options and events of one game, type by type, with examples. */
export function gamePage(id: string): string {
  const schema = GAME_SCHEMAS.find(([known]) => known === id)?.[1];
  if (!schema) throw new Error(`no schema of ${id}`);
  const { $defs, description, title, $id } = schema;
  const names = Object.keys($defs).map((name) => `<a href="#${name}">${name}</a>`);
  return pageOf(`${title}: views, events, options, moves`, [
    `<p>${html(String(description))}</p><p>As <a href="${$id}">JSON Schema</a>; `,
    `<a href="/api/components/${id}.json">the components</a>; <a href="/api/rules/${id}.md">the rules</a>; `,
    'all of <a href="/api/docs">the API</a>.</p>',
    `<p>${names.join(' · ')}</p>`,
    ...Object.entries($defs).map(([name, def]) => sectionOf(name, def)),
  ]);
}

function sectionOf(name: string, def: Schema): string {
  const examples = (def.examples ?? []) as unknown[];
  const shown = examples.map((example) => html(JSON.stringify(example, null, examples.length > 1 ? 0 : 1)));
  return [
    `<h2 id="${name}">${name}</h2>`,
    def.description ? `<p>${html(String(def.description))}</p>` : '',
    def.$comment ? `<pre>${html(String(def.$comment))}</pre>` : '',
    shapeOf(def),
    shown.length > 0 ? `<details><summary>Examples from a game</summary><pre>${shown.join('\n')}</pre></details>` : '',
  ].join('');
}

/** The fields of an object, those of each variant, or what else it is. */
function shapeOf(def: Schema): string {
  if (def.properties) return fieldsOf(def);
  const variants = (def.anyOf ?? []) as Schema[];
  if (!variants.some(({ properties }) => properties)) return `<p>${typeOf(def)}</p>`;
  const parts = variants.map(
    (variant) =>
      `<h3>${html(String(variant.title ?? ''))}</h3>` +
      (variant.description ? `<p>${html(String(variant.description))}</p>` : '') +
      shapeOf(variant),
  );
  return parts.join('');
}

function fieldsOf({ properties, required }: Schema): string {
  const rows = Object.entries(properties as Defs).map(([name, field]) => [
    `<code>${name}</code>${(required as string[]).includes(name) ? '' : ' (optional)'}`,
    typeOf(field),
    html(String(field.description ?? '')),
  ]);
  return table(['field', 'type', 'meaning'], rows);
}

/** A type in a few words, with links to those that have a name. */
function typeOf(schema: Schema): string {
  const { $ref, const: only, type, items, prefixItems, anyOf, properties, minimum, maximum, pattern } = schema;
  if ($ref) {
    const name = String($ref).split('/').at(-1) as string;
    return `<a href="#${name}">${name}</a>`;
  }
  if (only !== undefined) return `<code>${html(JSON.stringify(only))}</code>`;
  if (schema.enum)
    return (schema.enum as unknown[]).map((one) => `<code>${html(JSON.stringify(one))}</code>`).join(' or ');
  if (anyOf) return (anyOf as Schema[]).map(typeOf).join(' or ');
  if (prefixItems) return `[${(prefixItems as Schema[]).map(typeOf).join(', ')}]`;
  if (items) return `list of ${typeOf(items as Schema)}`;
  if (properties) {
    const inner = Object.entries(properties as Defs).map(([name, field]) => `<code>${name}</code>: ${typeOf(field)}`);
    return `{ ${inner.join(', ')} }`;
  }
  const range = minimum === undefined ? '' : `, ${minimum} to ${maximum}`;
  return `${[type].flat().join(' or ')}${range}${pattern ? ', see docs/NOTATION.md' : ''}`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { definedIn } from './check-clauses.ts';
import { type CheckReport, packageFolders, read } from './lib/files.ts';

/** For every chapter its paragraphs, and for each of them the clauses and rulings it explains. */
type Chapters = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

async function exported(root: string, path: string, name: string): Promise<unknown> {
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
  return loaded[name] ?? {};
}

/** Every clause is explained by a paragraph; every clause and ruling that a paragraph names exists. */
function sourceProblems(root: string, name: string, chapters: Chapters): string[] {
  const file = `${clientFolder(name)}/rulebook/chapters.ts`;
  const clauses = definedIn(read(root, `packages/${name}/RULES.md`));
  const rulings = read(root, `packages/${name}/RULINGS.md`).match(/\bR-\d\d\b/g) ?? [];
  const known = new Set([...clauses, ...rulings]);
  const named = Object.values(chapters).flatMap((paragraphs) => Object.values(paragraphs).flat());
  const unknown = named.filter((id) => !known.has(id));
  const untold = clauses.filter((id) => !named.includes(id));
  return [
    ...unknown.map((id) => `${file}: names ${id}, which packages/${name} does not define`),
    ...untold.map((id) => `${file}: no paragraph explains ${id}`),
  ];
}

/** Ids are addresses, so none occurs twice; every chapter and paragraph has its words. */
function textProblems(name: string, chapters: Chapters, texts: Readonly<Record<string, string>>): string[] {
  const file = `${clientFolder(name)}/rulebook/chapters.ts`;
  const ids = Object.values(chapters).flatMap((paragraphs) => Object.keys(paragraphs));
  const keys = [...Object.keys(chapters).map((id) => `chapter.${id}`), ...ids.flatMap((id) => [id, `${id}.title`])];
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const wordless = keys.filter((key) => !texts[`rules.${name}.${key}`]);
  return [
    ...twice.map((id) => `${file}: "${id}" occurs twice`),
    ...wordless.map((key) => `${file}: 'rules.${name}.${key}' has no text`),
  ];
}

function clientFolder(name: string): string {
  return `packages/web/src/games/${name}`;
}

/** The rulebooks of the client explain all of every RULES.md, and nothing else. */
export async function checkRulebook(root: string): Promise<CheckReport> {
  const games = packageFolders(root)
    .filter((folder) => existsSync(join(root, folder, 'RULES.md')))
    .map((folder) => folder.replace('packages/', ''));
  const problems: string[] = [];
  const notes: string[] = [];
  for (const name of games) {
    const folder = clientFolder(name);
    if (!existsSync(join(root, folder, 'rulebook/chapters.ts'))) {
      notes.push(`${name} has no rulebook yet`);
      continue;
    }
    const chapters = (await exported(root, `${folder}/rulebook/chapters.ts`, 'CHAPTERS')) as Chapters;
    const texts = (await exported(root, `${folder}/messages/en-rules.ts`, 'en')) as Readonly<Record<string, string>>;
    problems.push(...sourceProblems(root, name, chapters), ...textProblems(name, chapters, texts));
  }
  if (games.length === 0) problems.push('found no packages/*/RULES.md');
  return { problems, notes };
}

import { messageArguments } from './icu.ts';

export { messageArguments } from './icu.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The keys of names of one kind: cards, say. Names made of names have a message of their own. */
export type Family = RegExp;

/** In messages whose key matches, arguments of these names are names of that family. The first that matches counts. */
const NAMES: readonly (readonly [key: RegExp, args: readonly string[], family: Family])[] = [
  [/^tides\.reason\.best\./, ['mine', 'theirs'], /^tides\.card\.\d+$/],
  [/^tides\.reason\.single\./, ['mine', 'theirs'], /^tides\.suit\.(?!none)/],
  [/^tides\.(reason\.per|card\.spoken)$/, ['suit'], /^tides\.suit\./],
  [/^tides\.card\.spoken$/, ['name'], /^tides\.card\.\d+$/],
  [/^tides\./, ['suit'], /^tides\.suits\./],
  [/^tides\./, ['suits'], /^tides\.suit\.(?!none)/],
  [/^tides\./, ['card', 'cards', 'cardA', 'cardB', 'keep', 'discard'], /^tides\.card\.\d+$/],
  [/^tempus\.card\.spoken$/, ['name'], /^tempus\.card\.(?!spoken|playable|counts|hidden)/],
  [/^(rules\.)?tempus\./, ['terrain', 'ground'], /^tempus\.terrain\./],
  [/^(rules\.)?tempus\./, ['era', 'eras'], /^tempus\.era\.(?!next|brings|counts)/],
  [/^tempus\.(step|log|card)\./, ['card', 'cards'], /^tempus\.card\.spoken$/],
  [/^tempus\.(step|log|hex)\./, ['on', 'from', 'to', 'hex'], /^tempus\.hex\.name$/],
  [/^inca\.(road|card\.text\.pilgrimage)$/, ['a', 'b'], /^inca\.place\./],
  [/^inca\.site\.spoken$/, ['name'], /^inca\.place\./],
  [/^inca\.province\./, ['name'], /^inca\.region\./],
  [/^inca\./, ['card', 'cards'], /^inca\.card\.(?!text\.)/],
  [/^inca\./, ['site', 'sites'], /^inca\.place\./],
  [/^inca\./, ['region', 'regions'], /^inca\.region\./],
  [/^inca\./, ['road', 'roads'], /^inca\.road$/],
  [/^inca\./, ['phase', 'phases'], /^inca\.phase\./],
  [/^inca\./, ['era'], /^inca\.era\.(founding|early|middle|late)$/],
];

/** The names an argument stands for; null if it is a number, a person or a text. */
export function familyOf(key: string, argument: string): Family | null {
  return NAMES.find(([keys, args]) => keys.test(key) && args.includes(argument))?.[2] ?? null;
}

/** What a message asks of the names in it: `accusative`, or `gender` where it chooses by it. */
function asked(key: string, text: string): { family: Family; form: string }[] {
  return messageArguments(text).flatMap(({ name, kind }) => {
    const family = familyOf(key, name);
    if (!family || kind === 'plural') return [];
    if (kind === 'select') return [{ family, form: 'gender' }];
    return kind === 'plain' || kind === 'nominative' ? [] : [{ family, form: kind }];
  });
}

/** The forms a name has; null if it never changes. */
function formsOf(text: string): readonly string[] | null {
  return messageArguments(text).find(({ name, kind }) => name === 'form' && kind === 'select')?.keys ?? null;
}

/** Names without a form that some sentence asks for. Of those that never change, any form is right. */
export function missingForms(catalogue: Catalogue): string[] {
  const problems = new Set<string>();
  const require = (family: Family, form: string, asker: string) => {
    for (const [key, text] of Object.entries(catalogue)) {
      if (!family.test(key)) continue;
      const forms = formsOf(text);
      if (forms && form !== 'gender' && !forms.includes(form))
        problems.add(`'${key}' has no ${form}, which '${asker}' asks for`);
      if (forms || form === 'gender') continue;
      for (const { name, kind } of messageArguments(text)) {
        const inner = kind === 'plain' ? familyOf(key, name) : null;
        if (inner) require(inner, form, asker);
      }
    }
  };
  for (const [key, text] of Object.entries(catalogue)) {
    for (const { family, form } of asked(key, text)) require(family, form, key);
  }
  return [...problems];
}

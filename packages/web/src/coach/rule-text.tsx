import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** The rulebooks, fetched when one is opened. */
const BOOKS = import.meta.glob<string>('../../../*/RULES.md', { query: '?raw', import: 'default' });

/** A rule that can be opened where it is named, as the rulebook has it. */
export function RuleText({ game, rule }: { game: string; rule: string }) {
  const [text, setText] = useState<string | null>(null);
  const load = async () => setText((await clauseOf(game, rule)) ?? '');
  return (
    <details class="coach-rule-text" onToggle={() => void load()}>
      <summary>{t('coach.rule', { rule })}</summary>
      <p>{text}</p>
    </details>
  );
}

/** A clause is a list item that begins with its bold id. */
async function clauseOf(game: string, rule: string): Promise<string | null> {
  const book = await BOOKS[`../../../${game}/RULES.md`]?.();
  const line = book?.split('\n').find((each) => each.startsWith(`- **${rule}**`));
  return line
    ? line
        .slice(rule.length + 6)
        .replace(/[*_`]/g, '')
        .trim()
    : null;
}

import type { Table } from '@tempora/protocol';
import { t } from '../i18n/index.ts';

/** The first letters of a commitment, in groups: enough to compare by eye. */
export function shortCommitment(commitment: string): string {
  return (commitment.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}

/** Where the shuffles of a table come from; folded for those who want to know more. */
export function FairSeed({ table }: { table: Table }) {
  if (table.commitment === null) return <p class="hint fair-seed">{t('luck.carried')}</p>;
  return (
    <details class="fair-seed">
      <summary>
        {t('luck.title')} <code>{shortCommitment(table.commitment)}</code>
      </summary>
      <p>{t('luck.how')}</p>
      <p>
        <code>{table.commitment}</code>
      </p>
    </details>
  );
}

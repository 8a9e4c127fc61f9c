import type { Options } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { OptionsProps } from '../../match/board.ts';

const OPTIONS = ['protectionCountsCities', 'openDiscard', 'simultaneousProgress'] as const satisfies (keyof Options)[];

/** TP-OPT: what a table may agree on, each with a sentence on what it changes. */
export function TempusOptions({ options, change }: OptionsProps) {
  return (
    <>
      {OPTIONS.map((option) => (
        <label key={option} class="option">
          <input
            type="checkbox"
            checked={options[option] === true}
            onChange={(event) => change({ ...options, [option]: event.currentTarget.checked })}
          />
          <span>
            <b>{t(`tempus.option.${option}`)}</b>
            <small>{t(`tempus.option.${option}.hint`)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

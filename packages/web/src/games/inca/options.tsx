import type { Options } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { OptionsProps } from '../../match/board.ts';

const NAMES = ['pizarro', 'earlyFall', 'agreementOfGods'] as const;

/** IE-VARIANT: what a table may agree on, each with a sentence on what it changes. */
export function IncaOptions({ options, change }: OptionsProps) {
  const chosen = options as unknown as Options;
  return (
    <>
      {NAMES.map((name) => (
        <label key={name} class="option">
          <input
            type="checkbox"
            checked={chosen[name]}
            onChange={(event) => change({ ...options, [name]: event.currentTarget.checked })}
          />
          <span>
            <b>{t(`inca.option.${name}`)}</b>
            <small>{t(`inca.option.${name}.hint`)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

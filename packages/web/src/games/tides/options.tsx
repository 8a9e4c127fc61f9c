import type { Options } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { OptionsProps } from '../../match/board.ts';

/** TT-OPT: what a table may agree on, each with a sentence on what it changes. */
export function TidesOptions({ options, change }: OptionsProps) {
  const chosen = options as unknown as Options;
  const set = (part: Partial<Options>) => change({ ...options, ...part });
  return (
    <>
      <Switch
        label={t('tides.option.memory')}
        hint={t('tides.option.memory.hint')}
        isOn={chosen.memoryAid}
        set={(memoryAid) => set({ memoryAid })}
      />
      <Switch
        label={t('tides.option.molehill')}
        hint={t('tides.option.molehill.hint')}
        isOn={chosen.molehill === 'effective'}
        set={(isOn) => set({ molehill: isOn ? 'effective' : 'physical' })}
      />
      <Switch
        label={t('tides.option.zero')}
        hint={t('tides.option.zero.hint')}
        isOn={chosen.molehillZeroTie}
        set={(molehillZeroTie) => set({ molehillZeroTie })}
      />
    </>
  );
}

interface SwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  set(isOn: boolean): void;
}

function Switch({ label, hint, isOn, set }: SwitchProps) {
  return (
    <label class="option">
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        <b>{label}</b>
        <small>{hint}</small>
      </span>
    </label>
  );
}

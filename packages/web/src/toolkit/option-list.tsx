import { t } from '../i18n/index.ts';
import type { Board, OptionSwitch } from '../match/board.ts';
import { Switch } from './switch.tsx';

export type Options = { readonly [name: string]: unknown };

interface Props {
  board: Board;
  options: Options;
  change(options: Options): void;
}

/** The options of a game, a switch each. */
export function OptionList({ board, options, change }: Props) {
  const switches: [string, OptionSwitch<unknown>][] = Object.entries(board.optionSwitches);
  return (
    <>
      {switches.map(([name, { label, hint, off, on }]) => (
        <Switch
          key={name}
          label={t(label)}
          hint={t(hint)}
          isOn={options[name] === on}
          set={(isOn) => change({ ...options, [name]: isOn ? on : off })}
        />
      ))}
    </>
  );
}

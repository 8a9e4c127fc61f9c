import { t } from '../i18n/index.ts';
import type { MoveChoice, PlayerControls } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';
import type { Marked } from './help-props.ts';

interface ChoiceProps {
  choice: MoveChoice;
  /** What the button that makes it says. */
  label?: string;
  marked: Marked;
  controls: PlayerControls;
}

/** A choice: pressed, it stays lit and can be made. */
export function Choice({ choice, label = t('help.do'), marked, controls }: ChoiceProps) {
  const { moves, words, about, places } = choice;
  const [key = '', ...others] = moves;
  const isChosen = marked.chosen === key;
  return (
    <>
      <button
        type="button"
        class="help-choice"
        aria-pressed={isChosen}
        onClick={() => marked.choose(key, places)}
        {...pointing(marked, places)}
      >
        <span>{words}</span>
        {about && <small>{about}</small>}
      </button>
      {isChosen && others.length > 0 && <p class="hint">{t('help.table')}</p>}
      {isChosen && others.length === 0 && <Button look="primary" label={label} press={() => void controls.send(key)} />}
    </>
  );
}

/** Lights what something is about while one points at it. */
export function pointing({ think }: Marked, places: readonly string[]) {
  return {
    onFocus: () => think(places),
    onBlur: () => think(null),
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && think(places),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && think(null),
  };
}

import type { Snapshot } from '../../../match/board.ts';
import type { PositionProps } from '../../../rules/rulebook.ts';
import { Kingdom } from '../kingdom.tsx';
import type { ShownTides } from '../moments.ts';
import '../lessons/lessons.css';

const nothing = () => {};

/** Both kingdoms as they lie at the table, one's own below. */
export function Position({ snapshot }: PositionProps) {
  const drawn = { snapshot: snapshot as Snapshot<ShownTides>, focus: null, look: nothing };
  return (
    <div class="tides-position">
      <Kingdom {...drawn} seat={1} />
      <Kingdom {...drawn} seat={0} />
    </div>
  );
}

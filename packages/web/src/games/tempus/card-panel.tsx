import { type CardId, cardOf, type Kind, type View } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import { TerrainIcon } from './art/terrain.tsx';
import { Foot } from './foot.tsx';
import { kindsOf } from './move-options.ts';
import { effectName, effectSentence, terrainName } from './names.ts';
import { planSentence } from './plan.ts';
import type { Selection } from './selection.ts';

interface Props {
  view: View;
  names: readonly string[];
  selection: Selection;
  card: CardId;
}

/** A card in words, and what it can be played for now; once that is decided, what would come of it instead. */
export function CardPanel({ view, names, selection, card }: Props) {
  const { effect, terrain } = cardOf(card);
  const plan = planSentence(view, names, selection);
  return (
    <>
      {/* Below another question it is another part, and is not seen to move. */}
      <div key={`${card} ${selection.kind} ${selection.path.length}`} class="tp-about">
        <h2>
          {effectName(effect)}{' '}
          <span>
            <TerrainIcon terrain={terrain} /> {terrainName(terrain)}
          </span>
        </h2>
        {plan ? <p class="tp-words">{plan}</p> : <p>{effectSentence(effect)}</p>}
      </div>
      <Foot selection={selection}>
        <Answers selection={selection} card={card} />
      </Foot>
    </>
  );
}

function Answers({ selection, card }: Pick<Props, 'selection' | 'card'>) {
  const { kind, left, isNamed, send, act } = selection;
  const [only] = left;
  if (selection.card !== card || !only) return null;
  if (kind === null) {
    return kindsOf(left).map((each) => (
      <button key={each} type="button" onClick={() => act(each)}>
        {doLabel(each, card)}
      </button>
    ));
  }
  return isNamed ? (
    <button type="button" class="primary" onClick={() => send(only.text)}>
      {doLabel(kind, card)}
    </button>
  ) : null;
}

function doLabel(kind: Kind, card: CardId): string {
  return kind === 'play' ? t(`tempus.do.play.${cardOf(card).effect}` as Key) : t(`tempus.do.${kind}` as Key);
}

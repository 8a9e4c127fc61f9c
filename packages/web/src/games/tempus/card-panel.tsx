import { type CardId, cardOf, type Kind, type View, worthNow } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import { TerrainIcon } from './art/terrain.tsx';
import { kindsOf } from './move-options.ts';
import { effectName, effectSentence, terrainName } from './names.ts';
import { stepSentence } from './plan.ts';
import type { Selection } from './selection.ts';

interface Props {
  view: View;
  names: readonly string[];
  selection: Selection;
  card: CardId;
}

/** The kinds of play that name hexes. */
const ON_HEXES: readonly (Kind | null)[] = ['raise', 'convert', 'lead'];

/** A card in words, what it would count, and what it can be played for now. */
export function CardPanel({ view, names, selection, card }: Props) {
  const { effect, terrain } = cardOf(card);
  const worth = worthNow(view, card);
  const isOnHexes = selection.card === card && ON_HEXES.includes(selection.kind);
  return (
    <div class="tp-step tp-about">
      <h2>
        {effectName(effect)}{' '}
        <span>
          <TerrainIcon terrain={terrain} /> {terrainName(terrain)}
        </span>
      </h2>
      <p>{effectSentence(effect)}</p>
      {worth !== null && <p class="tp-next">{t('tempus.card.worth', { worth })}</p>}
      {isOnHexes && <p class="tp-next">{stepSentence(view, names, selection)}</p>}
      <div class="tp-row">
        <Answers view={view} selection={selection} card={card} />
        <button type="button" onClick={selection.back}>
          {t('tempus.back')}
        </button>
      </div>
    </div>
  );
}

function Answers({ view, selection, card }: Omit<Props, 'names'>) {
  const { kind, left, isNamed, send, act } = selection;
  const [only] = left;
  if (selection.card !== card || !only) return null;
  if (kind === null) {
    return kindsOf(left).map((each) => (
      <button key={each} type="button" onClick={() => act(each)}>
        {doLabel(view, each, card)}
      </button>
    ));
  }
  return isNamed ? (
    <button type="button" class="primary" onClick={() => send(only.text)}>
      {doLabel(view, kind, card)}
    </button>
  ) : null;
}

function doLabel(view: View, kind: Kind, card: CardId): string {
  if (kind === 'play') return t(`tempus.do.play.${cardOf(card).effect}` as Key);
  if (kind === 'commit') return t(view.question.at === 'defend' ? 'tempus.do.commit.up' : 'tempus.do.commit.down');
  return t(`tempus.do.${kind}` as Key);
}

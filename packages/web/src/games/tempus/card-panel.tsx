import { type CardId, cardOf, type Kind, type View, worthNow } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import { TerrainIcon } from './art/terrain.tsx';
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

/** A card in words, and what it can be played for now. */
export function CardPanel({ view, names, selection, card }: Props) {
  const { effect, terrain } = cardOf(card);
  return (
    <div class="tp-step tp-about">
      <h2>
        {effectName(effect)}{' '}
        <span>
          <TerrainIcon terrain={terrain} /> {terrainName(terrain)}
        </span>
      </h2>
      <p>{effectSentence(effect)}</p>
      <Worth view={view} card={card} />
      <Plays view={view} names={names} selection={selection} card={card} />
      <div class="tp-row">
        <Answers view={view} selection={selection} card={card} />
        <button type="button" onClick={selection.back}>
          {t('tempus.back')}
        </button>
      </div>
    </div>
  );
}

/** What this card would count, effect and background. */
function Worth({ view, card }: Pick<Props, 'view' | 'card'>) {
  const worth = worthNow(view, card);
  return worth === null ? null : <p class="tp-next">{t('tempus.card.worth', { worth })}</p>;
}

/** The kinds of play that name hexes. */
const ON_HEXES: readonly Kind[] = ['raise', 'convert', 'lead'];

function Plays({ view, names, selection, card }: Props) {
  const { kind, path, left } = selection;
  const [only] = left;
  if (selection.card !== card || kind === null || !ON_HEXES.includes(kind)) return null;
  const isNamed = left.every((option) => option.path.length === path.length);
  return (
    <p class="tp-next">
      {only && isNamed ? planSentence(view, names, only) : t(`tempus.step.${kind}.${path.length}` as Key)}
    </p>
  );
}

function Answers({ view, selection, card }: Omit<Props, 'names'>) {
  const { kind, path, left, send, act } = selection;
  const [only] = left;
  if (selection.card !== card || !only) return null;
  if (kind === null) {
    return kindsOf(left).map((each) => (
      <button key={each} type="button" onClick={() => act(each)}>
        {doLabel(view, each, card)}
      </button>
    ));
  }
  if (left.some((option) => option.path.length > path.length)) return null;
  return (
    <button type="button" class="primary" onClick={() => send(only.text)}>
      {doLabel(view, kind, card)}
    </button>
  );
}

function doLabel(view: View, kind: Kind, card: CardId): string {
  if (kind === 'play') return t(`tempus.do.play.${cardOf(card).effect}` as Key);
  if (kind === 'commit') return t(view.question.at === 'defend' ? 'tempus.do.commit.up' : 'tempus.do.commit.down');
  return t(`tempus.do.${kind}` as Key);
}

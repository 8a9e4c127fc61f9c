import { type Kind, limitsOf, type View } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { type Key, t } from '../../i18n/index.ts';
import type { SignName } from './art/signs.tsx';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { CardPanel } from './card-panel.tsx';
import { kindsOf, type Option } from './move-options.ts';
import { terrainName } from './names.ts';
import { planSentence } from './plan.ts';
import type { Selection } from './selection.ts';
import { TileChoice } from './tile-choice.tsx';

interface Props {
  view: View;
  names: readonly string[];
  selection: Selection;
}

/** What may be done now, as large buttons; what is left of it after every choice. */
export function Choices({ view, names, selection }: Props) {
  const { at } = view.question;
  const { kind, path, looked } = selection;
  if (!selection.isOpen)
    return looked === null ? null : <CardPanel view={view} names={names} selection={selection} card={looked} />;
  if (at === 'tile') return <TileChoice view={view} selection={selection} />;
  if (at === 'together') return <LayTogether selection={selection} />;
  if (looked !== null) return <CardPanel view={view} names={names} selection={selection} card={looked} />;
  if (kind !== null || path.length > 0) return <Step view={view} names={names} selection={selection} />;
  if (at === 'turn' && view.turn?.due) return <Actions view={view} selection={selection} />;
  return <Plain view={view} selection={selection} />;
}

const ACTIONS = ['move', 'baby', 'fight', 'city', 'idea'] as const satisfies readonly Kind[];
const ACTION_SIGNS: { readonly [kind: string]: SignName } = {
  move: 'move',
  baby: 'babies',
  fight: 'fight',
  city: 'city',
  idea: 'idea',
};

/** The five actions with what they are worth in one's own era. One that is not open says why. */
function Actions({ view, selection }: Omit<Props, 'names'>) {
  const open = kindsOf(selection.options);
  const isIdeaAlone = ACTIONS.every((kind) => open.includes(kind) === (kind === 'idea'));
  const draw = limitsOf(view)?.draw ?? 0;
  return (
    <div class="tp-actions">
      {ACTIONS.map((kind) => {
        const isOpen = open.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            class="tp-action"
            data-shut={!isOpen}
            onClick={() => (isOpen ? selection.act(kind) : selection.ask(kind))}
          >
            <SignIcon sign={ACTION_SIGNS[kind] as SignName} size={26} />
            <span>
              <b>{t(`tempus.action.${kind}`)}</b>
              <small>{isOpen ? worthOf(view, kind) : t('tempus.action.shut')}</small>
            </span>
          </button>
        );
      })}
      {isIdeaAlone && (
        <button type="button" class="primary tp-only" onClick={selection.finish}>
          {t('tempus.do.ideaAndEnd', { draw })}
        </button>
      )}
    </div>
  );
}

function worthOf(view: View, kind: (typeof ACTIONS)[number]): string {
  const limits = limitsOf(view);
  if (!limits) return '';
  const { moves, distance, babies, city, draw, hand } = limits;
  switch (kind) {
    case 'move':
      return t('tempus.worth.move', { moves, distance });
    case 'baby':
      return t('tempus.worth.baby', { babies });
    case 'city':
      return t('tempus.worth.city', { most: city });
    case 'idea':
      return t('tempus.worth.idea', { draw, hand });
    case 'fight':
      return t('tempus.worth.fight');
  }
}

/** In the middle of a choice: the next thing to name, or the last word. */
function Step({ view, names, selection }: Props) {
  const { kind, path, left, act, send, back } = selection;
  const [only] = left;
  if (kind === null) {
    return (
      <ApiRequest text={t('tempus.step.here')} back={back}>
        {kindsOf(left).map((each) => (
          <button key={each} type="button" class="tp-wide" onClick={() => act(each)}>
            <SignIcon sign={ACTION_SIGNS[each] ?? 'move'} /> {t(`tempus.action.${each}` as Key)}
          </button>
        ))}
      </ApiRequest>
    );
  }
  const isNamed = left.every((option) => option.path.length === path.length);
  if (kind === 'city' && isNamed) {
    return (
      <ApiRequest text={t('tempus.step.value')} back={back}>
        {left.map(({ text, move }) => (
          <button key={text} type="button" class="primary" onClick={() => send(text)}>
            {t('tempus.do.city', { value: move.type === 'city' ? move.value : 0 })}
          </button>
        ))}
      </ApiRequest>
    );
  }
  if (only && isNamed) {
    return (
      <ApiRequest text={planSentence(view, names, only)} back={back}>
        <button type="button" class="primary" onClick={() => send(only.text)}>
          {t(`tempus.do.${kind}` as Key)}
        </button>
      </ApiRequest>
    );
  }
  return <ApiRequest text={t(`tempus.step.${kind}.${path.length}` as Key)} back={back} />;
}

/** A sentence, what answers it, and the way back. */
function ApiRequest({ text, back, children }: { text: string; back(): void; children?: ComponentChildren }) {
  return (
    <div class="tp-step">
      <p>{text}</p>
      <div class="tp-row">
        {children}
        <button type="button" onClick={back}>
          {t('tempus.back')}
        </button>
      </div>
    </div>
  );
}

/** Questions whose answers are few: a button each. */
function Plain({ view, selection }: Omit<Props, 'names'>) {
  const plain = selection.options.filter(({ path, card }) => path.length === 0 && card === null);
  const { at } = view.question;
  if (at === 'to' || at === 'people' || at === 'limit') return <p class="hint">{t(`tempus.hint.${at}`)}</p>;
  if (plain.length === 0) return null;
  return (
    <div class="tp-row tp-plain">
      {plain.map((option) => (
        <button
          key={option.text}
          type="button"
          class={isStrong(option) ? 'primary' : undefined}
          onClick={() => selection.send(option.text)}
        >
          {option.move.type === 'terrain' && <TerrainIcon terrain={option.move.terrain} size={26} />}
          {plainLabel(view, option)}
        </button>
      ))}
    </div>
  );
}

/** One answer among equals is not stronger than the others. */
function isStrong({ move }: Option): boolean {
  if (move.type === 'advance') return move.people > 0;
  return move.type !== 'terrain' && move.type !== 'lose';
}

function plainLabel(view: View, { move }: Option): string {
  switch (move.type) {
    case 'terrain':
      return terrainName(move.terrain);
    case 'advance':
      return t(move.moved > 0 ? 'tempus.do.advance.moved' : 'tempus.do.advance', move);
    case 'lose':
      return t(move.moved ? 'tempus.do.lose.moved' : 'tempus.do.lose.unmoved');
    case 'stand':
      return t('tempus.do.stand', { laid: laidSoFar(view) });
    default:
      return t(`tempus.do.${move.type}` as Key);
  }
}

function laidSoFar({ question, fight, laid }: View): number {
  if (question.at === 'attack') return (fight?.attacker.cards.length ?? 0) + (fight?.attacker.hidden ?? 0);
  return question.at === 'defend' ? (fight?.defender.cards.length ?? 0) : (laid?.own.length ?? 0);
}

/** TP-OPT-3: all cards at once. */
function LayTogether({ selection }: { selection: Selection }) {
  const { lifted, options } = selection;
  const wanted = lifted.join();
  const option = options.find(({ move }) => move.type === 'lay' && move.cards.join() === wanted);
  return (
    <div class="tp-row tp-plain">
      <button type="button" class="primary" disabled={!option} onClick={() => option && selection.send(option.text)}>
        {t('tempus.do.lay', { count: lifted.length })}
      </button>
    </div>
  );
}

import { ERA_TERRAINS, type Kind, limitsOf, type Tempus, type View } from '@tempora/tempus/public';
import { type ComponentChildren, Fragment } from 'preact';
import { type Key, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { namesOf } from '../../toolkit/sentences.ts';
import { SignIcon, type SignName } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { CardPanel } from './card-panel.tsx';
import { Foot } from './foot.tsx';
import { Laying } from './laying.tsx';
import { ACTIONS, type Answer, isAnswer, kindsOf } from './move-options.ts';
import { answerLabel } from './move-words.ts';
import { eraName, terrainName } from './names.ts';
import { actionPlace } from './places.ts';
import { planSentence } from './plan.ts';
import type { Selection } from './selection.ts';
import { TileChoice } from './tile-choice.tsx';
import { Told } from './told.tsx';

interface Props {
  snapshot: Snapshot<Tempus>;
  selection: Selection;
}

/** What may be done now, as large buttons; what is left of it after every choice. */
export function Choices({ snapshot, selection }: Props) {
  const { view } = snapshot;
  const { at } = view.question;
  const { isOpen, isLaying, kind, path, looked } = selection;
  if (isOpen && at === 'tile') return <TileChoice view={view} selection={selection} />;
  if (isLaying) return <Laying snapshot={snapshot} selection={selection} />;
  if (looked !== null) return <CardPanel view={view} names={namesOf(snapshot)} selection={selection} card={looked} />;
  if (!isOpen) return <Told snapshot={snapshot} />;
  if (kind !== null || path.length > 0) return <Step snapshot={snapshot} selection={selection} />;
  if (at === 'turn' && view.turn?.due) return <Actions view={view} selection={selection} />;
  return <Plain key={at} snapshot={snapshot} selection={selection} />;
}

/** The five actions with what they are worth in the player's own era; once a hex is named, those that are possible there. One that is not says why. */
function Actions({ view, selection }: { view: View; selection: Selection }) {
  const open = kindsOf(selection.left);
  const isHere = selection.path.length > 0;
  const isIdeaAlone = ACTIONS.every((kind) => open.includes(kind) === (kind === 'idea'));
  const limits = { ...limitsOf(view) };
  return (
    <>
      <div class="tp-actions">
        {ACTIONS.map((kind) => {
          const isOpen = open.includes(kind);
          return (
            <button
              key={kind}
              type="button"
              class="tp-action"
              data-place={actionPlace(kind)}
              data-shut={!isOpen}
              disabled={isHere && !isOpen}
              onClick={() => (isOpen ? selection.act(kind) : selection.ask(kind))}
            >
              <SignIcon sign={kind} size={24} />
              <b>{t(`tempus.action.${kind}`)}</b>
              <small>{t(`tempus.worth.${kind}`, limits)}</small>
              {!isOpen && !isHere && (
                <span class="tp-why">
                  <span class="visually-hidden">{t('tempus.action.shut')}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Foot selection={selection}>
        {isIdeaAlone && !isHere && (
          <button type="button" class="primary tp-only" onClick={selection.finish}>
            {t('tempus.do.ideaAndEnd', limits)}
          </button>
        )}
      </Foot>
    </>
  );
}

/** The rule of an action whose hexes are being named. */
const RULES: { readonly [kind in Kind]?: Key } = {
  move: 'tempus.hint.move',
  baby: 'clause.TP-BABY-2',
  city: 'clause.TP-CITY-1',
  fight: 'clause.TP-FIGHT-2',
};

/** In the middle of a choice: its rule or what would come of it, the last word, and the way back. */
function Step({ snapshot, selection }: Props) {
  const { view } = snapshot;
  const { kind, path, left, isNamed, send } = selection;
  const plan = planSentence(view, namesOf(snapshot), selection);
  const rule = kind === null || isNamed ? undefined : RULES[kind];
  if (kind === null) return <Actions view={view} selection={selection} />;
  return (
    <>
      {/* Below another question all is another part, so that none is seen to move. */}
      <Fragment key={`${kind} ${path.length}`}>
        {plan && <p class="tp-words">{plan}</p>}
        {rule && <Hint sign={kind as SignName}>{t(rule, { ...limitsOf(view) })}</Hint>}
        <Told snapshot={snapshot} />
      </Fragment>
      <Foot selection={selection}>
        {isNamed &&
          left.map(({ text, move }) => (
            <button key={text} type="button" class="primary" onClick={() => send(text)}>
              {t(`tempus.do.${kind}` as Key, { value: move.type === 'city' ? move.value : 0 })}
            </button>
          ))}
      </Foot>
    </>
  );
}

/** What is to be done on the map or in the hand, with its sign. */
function Hint({ sign, children }: { sign: SignName; children: ComponentChildren }) {
  return (
    <p class="tp-hint">
      <SignIcon sign={sign} size={44} />
      <span>{children}</span>
    </p>
  );
}

const HINTS = { to: 'move', people: 'people' } as const;

/** Questions whose answers are few: a button each. */
function Plain({ snapshot, selection }: Props) {
  const { view } = snapshot;
  const answers = selection.options.flatMap(({ text, move }) => (isAnswer(move) ? [{ text, move }] : []));
  const { at } = view.question;
  return (
    <>
      {(at === 'to' || at === 'people') && <Hint sign={HINTS[at]}>{t(`tempus.hint.${at}`)}</Hint>}
      {at === 'people' ? <FirstRaces /> : <Told snapshot={snapshot} />}
      <Foot selection={selection}>
        {answers.map(({ text, move }) => (
          <button
            key={text}
            type="button"
            class={isStrong(move) ? 'primary' : undefined}
            onClick={() => selection.send(text)}
          >
            {move.type === 'terrain' && <TerrainIcon terrain={move.terrain} size={26} />}
            {answerLabel(move)}
          </button>
        ))}
      </Foot>
    </>
  );
}

/** What is worth thinking of before anybody stands anywhere. */
export function FirstRaces() {
  return (
    <div class="tp-races">
      <p>{t('tempus.hint.races')}</p>
      <ol>
        {ERA_TERRAINS.map(
          (terrain, era) =>
            terrain &&
            era < 4 && (
              <li key={era}>
                <TerrainIcon terrain={terrain} size={26} />
                <b>{eraName(era)}</b>
                <small>{terrainName(terrain)}</small>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}

/** One answer among equals is not stronger than the others. */
function isStrong(move: Answer): boolean {
  if (move.type === 'advance') return move.people > 0;
  return move.type !== 'terrain' && move.type !== 'lose';
}

import { type Board, type Move, outlookOf, type Thing, type TurnView, type View } from '@tempora/inca/public';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { PlayerControls } from '../../../match/board.ts';
import { listOf } from '../../../toolkit/sentences.ts';
import { useKeptFocus } from '../../../toolkit/use-kept-focus.ts';
import { Icon } from '../icons.tsx';
import { About, Head, WhyNothing } from './about.tsx';
import { edgeOf, GROUPS, type Group, groupOf, type Offer } from './move-options.ts';
import { groupSign, OfferButton, TargetButton } from './offers.tsx';
import type { Selection } from './selection.ts';

interface Props {
  board: Board;
  view: View;
  names: readonly string[];
  selection: Selection;
  controls: PlayerControls;
}

/** A People turn: sorts of things to do, then places, then the one move; and the way to end it. */
export function TurnChoice(props: Props) {
  const { selection } = props;
  const choice = useRef<HTMLDivElement>(null);
  useKeptFocus(choice, ['li button', 'button'], [selection.offers, selection.group, selection.thing]);
  return (
    <>
      <div class="ie-choice" ref={choice}>
        {selection.thing ? (
          <Pointed {...props} thing={selection.thing} />
        ) : selection.group ? (
          <Targets {...props} group={selection.group} />
        ) : (
          <Groups {...props} />
        )}
      </div>
      <Finish {...props} />
    </>
  );
}

/** All sorts of things one can do now. */
function Groups({ board, selection }: Props) {
  const inGroup = (group: Group) => selection.offers.filter(({ move }) => groupOf(move) === group);
  const count = (group: Group) => inGroup(group).length;
  const open = (group: Group) => {
    const [only, ...others] = inGroup(group);
    selection.touch({ group, ...(only && others.length === 0 && { thing: placeOf(board, only.move) }) });
  };
  const groups = GROUPS.filter((group) => count(group) > 0);
  return (
    <ul class="ie-groups" aria-label={t('inca.groups')}>
      {groups.map((group) => (
        <li key={group}>
          <button type="button" onClick={() => open(group)}>
            <Icon sign={groupSign(group)} size={20} />
            <span>{t(`inca.group.${group}`)}</span>
            <small>{count(group)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All places where one sort of thing can be done. */
function Targets({ group, selection, controls, ...props }: Props & { group: Group }) {
  const pick = (offer: Offer) => {
    const thing = placeOf(props.board, offer.move);
    if (thing) selection.touch({ thing });
    else controls.send(offer.text);
  };
  const isWild = ({ move }: Offer) => move.type === 'wild' || move.type === 'extra-wild';
  const lists = [selection.left.filter((offer) => !isWild(offer)), selection.left.filter(isWild)];
  return (
    <div class="ie-pointed">
      <Head back={() => selection.touch({ group: null })}>
        <h2>{t(`inca.group.${group}`)}</h2>
      </Head>
      {lists.map(
        (offers, i) =>
          offers.length > 0 && (
            <section key={i}>
              {i > 0 && <h3 class="ie-target-title">{t('inca.targets.wild')}</h3>}
              <ul class="ie-target-list">
                {bestFirst(props, offers).map((offer) => (
                  <li key={offer.text}>
                    <TargetButton {...props} offer={offer} pick={() => pick(offer)} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** What brings points comes first; the rest stays in the order of the map. */
function bestFirst({ view }: Pick<Props, 'view'>, offers: readonly Offer[]): Offer[] {
  const worth = offers.map((offer) => {
    const { points, sapa } = outlookOf(view, offer.move);
    return { offer, points: points + sapa };
  });
  return worth.sort((x, y) => y.points - x.points).map(({ offer }) => offer);
}

/** Where a move takes place. */
function placeOf(board: Board, move: Move): Thing | null {
  const edge = edgeOf(board, move);
  if (edge !== null) return { kind: 'edge', id: edge };
  if ('site' in move) return { kind: 'site', id: move.site };
  return 'region' in move ? { kind: 'region', id: move.region } : null;
}

/** What can be done with what was pointed at. */
function Pointed({ thing, selection, controls, ...props }: Props & { thing: Thing }) {
  const { left } = selection;
  const back = () => selection.touch({ thing: null, ...(left.length <= 1 && { group: null }) });
  return (
    <div class="ie-pointed">
      <Head back={back}>
        <About {...props} thing={thing} />
      </Head>
      {left.length === 0 && <WhyNothing {...props} thing={thing} controls={controls} />}
      <ul class="ie-offers">
        {left.map((offer) => (
          <li key={offer.text}>
            <OfferButton {...props} offer={offer} isOnly={left.length === 1} send={() => controls.send(offer.text)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ends the turn, but not before saying what is still unused. */
function Finish({ view, selection, controls }: Props) {
  const [isSure, setSure] = useState(false);
  const left = view.turn ? unused(view.turn, selection.offers) : [];
  useEffect(() => setSure(false), [selection.offers, selection.thing]);
  const hasDone = selection.offers.some(({ move }) => move.type === 'done');
  if (!hasDone) return null;
  if (!isSure || left.length === 0)
    return (
      <div class="ie-finish">
        <button
          type="button"
          class={left.length === 0 ? 'primary' : ''}
          onClick={() => (left.length > 0 ? setSure(true) : controls.send('done'))}
        >
          <Icon sign="done" /> {t('inca.done')}
        </button>
      </div>
    );
  return (
    <div class="ie-finish" data-asks="true">
      <p role="alert">{t('inca.unused', { what: listOf(left) })}</p>
      <button type="button" onClick={() => setSure(false)}>
        {t('inca.done.no')}
      </button>
      <button type="button" class="primary" onClick={() => controls.send('done')}>
        {t('inca.done.sure')}
      </button>
    </div>
  );
}

/** What could still be done in this turn. */
function unused(turn: TurnView, offers: readonly Offer[]): string[] {
  const has = (...groups: Group[]) => offers.some(({ move }) => groups.includes(groupOf(move) as Group));
  const canBuild = has('conquer', 'city', 'garrison', 'outpost', 'temple', 'terrace', 'extra');
  return [
    turn.freeRoads > 0 && has('roads') ? t('inca.unused.roads', { count: turn.freeRoads }) : '',
    canBuild ? (turn.what === '' ? t('inca.unused.build') : t('inca.unused.parts', { count: turn.parts })) : '',
    turn.expansions > 0 && has('expand') ? t('inca.unused.expansions', { count: turn.expansions }) : '',
    has('pilgrimage') ? t('inca.unused.pilgrimage') : '',
  ].filter(Boolean);
}

/** What is left of the turn, at a glance. */
export function TurnState({ view }: { view: View }) {
  const { turn } = view;
  if (!turn) return null;
  const labor = view.seats[turn.seat]?.labor ?? 0;
  const chips = [
    { sign: 'labor' as const, text: t('inca.left.labor', { labor }), isOff: labor === 0 },
    { sign: 'road' as const, text: t('inca.left.roads', { count: turn.freeRoads }), isOff: turn.freeRoads === 0 },
    { sign: 'city' as const, text: t(`inca.left.build.${buildState(turn)}`), isOff: buildState(turn) === 'over' },
    ...(turn.wildRoads > 0
      ? [{ sign: 'wild' as const, text: t('inca.left.wild', { count: turn.wildRoads }), isOff: false }]
      : []),
    ...(turn.expansions > 0
      ? [{ sign: 'conquer' as const, text: t('inca.left.expansions', { count: turn.expansions }), isOff: false }]
      : []),
  ];
  return (
    <ul class="ie-left" aria-label={t('inca.left')}>
      {chips.map(({ sign, text, isOff }) => (
        <li key={sign} data-off={isOff}>
          <Icon sign={sign} size={15} /> {text}
        </li>
      ))}
    </ul>
  );
}

function buildState({ build, what, parts }: TurnView): 'open' | 'more' | 'over' {
  if (build === 'over' || (what !== '' && parts === 0)) return 'over';
  return what === '' ? 'open' : 'more';
}

import type { Board, Move, Thing, TurnView, View } from '@tempora/inca/public';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { PlayerControls } from '../../../match/board.ts';
import { Button } from '../../../toolkit/button.tsx';
import { listOf } from '../../../toolkit/sentences.ts';
import { useKeptFocus } from '../../../toolkit/use-kept-focus.ts';
import { Fact } from '../fact.tsx';
import { placesOfThing, thingOf, useHot, useRevealed } from '../hot.ts';
import { Icon, type Sign } from '../icons.tsx';
import { moveName } from '../names.ts';
import { END_PLACE, groupPlace, regionPlace } from '../places.ts';
import { Facts, factsOf, Head, WhyNothing } from './about.tsx';
import { edgeOf, GROUPS, type Group, groupOf, type Offer } from './move-options.ts';
import { bestFirst, isWild, numbersOf } from './numbers.ts';
import { GroupPrice, groupSign, OfferButton, TargetButton } from './offers.tsx';
import type { Selection } from './selection.ts';

interface Props {
  board: Board;
  view: View;
  names: readonly string[];
  selection: Selection;
  controls: PlayerControls;
}

/** A People turn: sorts of things to do, then places, then the one move; what was done before, where there is room; and the way to end it. */
export function TurnChoice({ told, ...props }: Props & { told: ComponentChildren }) {
  const { selection } = props;
  const choice = useRef<HTMLDivElement>(null);
  useKeptFocus(choice, ['li button', 'button'], [selection.offers, selection.group, selection.thing]);
  return (
    <>
      <div class="ie-choice" ref={choice} tabIndex={-1}>
        {selection.thing ? (
          <Pointed key="pointed" {...props} thing={selection.thing} />
        ) : selection.group ? (
          <Targets key="targets" {...props} group={selection.group} />
        ) : (
          <Groups {...props} />
        )}
        {/* With another list above it is told anew: nothing of it is seen to move. */}
        <Fragment key={JSON.stringify([selection.group, selection.thing])}>{told}</Fragment>
      </div>
      <Finish {...props} />
    </>
  );
}

/** Everything the player can do now; what they consider is lit on the map. */
function Groups({ board, view, selection }: Props) {
  const [thought, think] = useState<Group | null>(null);
  const inGroup = (group: Group) => selection.offers.filter(({ move }) => groupOf(move) === group);
  // Of a road its line, not its ends: the names of many would lie on each other.
  useHot(thought ? inGroup(thought).flatMap(({ move }) => placesOfThing(board, thingOf(board, move)).slice(0, 1)) : []);
  const open = (group: Group) => {
    const [only, ...others] = inGroup(group);
    selection.touch({ group, ...(only && others.length === 0 && { thing: thingOf(board, only.move) }) });
  };
  const groups = GROUPS.filter((group) => inGroup(group).length > 0);
  return (
    <ul class="ie-groups" aria-label={t('inca.groups')}>
      {groups.map((group) => (
        <li key={group}>
          <button
            type="button"
            data-place={groupPlace(group)}
            onClick={() => open(group)}
            onFocus={() => think(group)}
            onBlur={() => think(null)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && think(group)}
            onPointerLeave={() => think(null)}
          >
            <Icon sign={groupSign(group)} size={20} />
            <span>
              <span class="ie-group-name">{t(`inca.group.${group}`)}</span>{' '}
              <GroupPrice view={view} group={group} offers={inGroup(group)} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** All places where one sort of thing can be done. */
function Targets({ group, selection, controls, ...props }: Props & { group: Group }) {
  const [thought, think] = useState<Move | null>(null);
  // Provinces are named on the map as long as they are in the list; of sites all that can be built on are.
  const regions = selection.left.flatMap(({ move }) => ('region' in move ? [regionPlace(move.region)] : []));
  useHot(thought ? placesOfThing(props.board, thingOf(props.board, thought)) : regions);
  const pick = (offer: Offer) => {
    const thing = thingOf(props.board, offer.move);
    if (thing) selection.touch({ thing });
    else controls.send(offer.text);
  };
  const lists = [selection.left.filter((offer) => !isWild(offer)), selection.left.filter(isWild)];
  const numbers = numbersOf(props.board, props.view, selection);
  return (
    <div class="ie-pointed ie-targets">
      <Head back={() => selection.touch({ group: null })}>
        <h2>{t(`inca.group.${group}`)}</h2>
      </Head>
      {lists.map(
        (offers, i) =>
          offers.length > 0 && (
            <section key={i}>
              {i > 0 && <h3 class="ie-target-title">{t('inca.targets.wild')}</h3>}
              <ul class="ie-target-list">
                {bestFirst(props.view, offers).map((offer) => (
                  <li key={offer.text}>
                    <TargetButton
                      {...props}
                      offer={offer}
                      number={numbers.get(edgeOf(props.board, offer.move) ?? -1)}
                      pick={() => pick(offer)}
                      think={think}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

/** What can be done with what was pointed at: that first, so that it is in sight, then what is known of the thing. */
function Pointed({ thing, selection, controls, ...props }: Props & { thing: Thing }) {
  const { left } = selection;
  const { title, facts } = factsOf(props.board, props.view, props.names, thing);
  useHot(placesOfThing(props.board, thing));
  useRevealed(placesOfThing(props.board, thing)[0]);
  const back = () => selection.touch({ thing: null, ...(left.length <= 1 && { group: null }) });
  return (
    <div class="ie-pointed" data-only={left.length === 1}>
      <Head back={back}>
        <h2>{title}</h2>
      </Head>
      {left.length === 0 && <WhyNothing {...props} thing={thing} controls={controls} />}
      <ul class="ie-offers">
        {left.map((offer) => (
          <li key={offer.text}>
            <OfferButton {...props} offer={offer} isOnly={left.length === 1} send={() => controls.send(offer.text)} />
          </li>
        ))}
      </ul>
      {/* Of a province that can be conquered the button says all there is to know. */}
      {(thing.kind !== 'region' || left.length === 0) && (
        <div class="ie-about">
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}

/** Undo and the end of the turn, always in the same places; before the end it says what is still unused. */
function Finish({ view, selection, controls }: Props) {
  const [isSure, setSure] = useState(false);
  const left = view.turn ? unused(view.turn, selection.offers) : [];
  useEffect(() => setSure(false), [selection.offers, selection.thing]);
  const isAsking = isSure && left.length > 0;
  const done = () => (left.length > 0 && !isSure ? setSure(true) : void controls.send('done'));
  return (
    <div class="ie-finish" data-asks={isAsking}>
      {isAsking && <p role="alert">{t('inca.unused', { what: listOf(left) })}</p>}
      {isAsking ? (
        <Button key="no" label={t('inca.done.no')} press={() => setSure(false)} />
      ) : (
        <Button key="undo" label={t('undo')} isOff={!controls.undo} press={() => controls.undo?.()} />
      )}
      <button
        type="button"
        class={left.length === 0 || isAsking ? 'primary' : ''}
        data-place={END_PLACE}
        disabled={!selection.offers.some(({ move }) => move.type === 'done')}
        onClick={done}
      >
        <Icon sign="done" /> {t(isAsking ? 'inca.done.sure' : 'inca.done')}
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

/** What is open now, in a sentence. */
export function turnQuestion({ turn }: View, { group, thing, left, offers }: Selection): string {
  if (thing && left.length === 1) return t('inca.prompt.confirm', { move: moveName((left[0] as Offer).move) });
  if (thing) return t(left.length > 0 ? 'inca.prompt.here' : 'inca.prompt.nothing');
  if (group) return t(`inca.prompt.${group}`);
  if (offers.every(({ move }) => move.type === 'done')) return t('inca.prompt.done');
  if (turn?.roads === 'open' && turn.freeRoads > 0) return t('inca.prompt.more', { count: turn.freeRoads });
  if (turn?.what && turn.parts > 0) return t('inca.prompt.parts', { count: turn.parts });
  if (turn?.roads === 'unused' && turn.build === 'unused') return t('inca.prompt.turn');
  return t('inca.prompt.rest');
}

/** What is left of the turn, at a glance. */
export function TurnState({ view }: { view: View }) {
  const { turn } = view;
  if (!turn) return null;
  const labor = view.seats[turn.seat]?.labor ?? 0;
  // What not every turn has is a number: all of it is to fit into one line.
  const chips: { sign: Sign; text: string; isOff?: boolean; count?: number }[] = [
    { sign: 'labor', text: t('inca.left.labor', { labor }), isOff: labor === 0 },
    { sign: 'road', text: t('inca.left.roads', { count: turn.freeRoads }), isOff: turn.freeRoads === 0 },
    { sign: 'city', text: t(`inca.left.build.${buildState(turn)}`), isOff: buildState(turn) === 'over' },
    ...(turn.wildRoads > 0
      ? [{ sign: 'wild' as const, text: t('inca.left.wild', { count: turn.wildRoads }), count: turn.wildRoads }]
      : []),
    ...(turn.expansions > 0
      ? [
          {
            sign: 'conquer' as const,
            text: t('inca.left.expansions', { count: turn.expansions }),
            count: turn.expansions,
          },
        ]
      : []),
  ];
  return (
    <ul class="ie-left" aria-label={t('inca.left')}>
      {chips.map(({ sign, text, isOff = false, count }) => (
        <li key={sign} data-off={isOff} title={text}>
          <Icon sign={sign} size={15} /> {count === undefined ? text : <Fact words={text} number={count} />}
        </li>
      ))}
    </ul>
  );
}

function buildState({ build, what, parts }: TurnView): 'open' | 'more' | 'over' {
  if (build === 'over' || (what !== '' && parts === 0)) return 'over';
  return what === '' ? 'open' : 'more';
}

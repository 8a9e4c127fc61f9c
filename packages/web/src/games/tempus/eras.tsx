import { ERA_BONUS, ERA_TERRAINS, ERAS, type Era, FLIGHT, FLIGHT_POINTS } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { hasSameData, memo } from '../../toolkit/memo.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { useMedia } from '../../toolkit/use-media.ts';
import { TerrainField, TerrainIcon } from './art/terrain.tsx';
import { eraName, terrainName } from './names.ts';
import { eraPlace } from './places.ts';

interface Props {
  /** In which box each seat's marker lies. */
  eras: readonly number[];
  /** The box that is raced for. */
  next: number | null;
  names: readonly string[];
}

/** Eleven boxes beside each other are too narrow for a finger: there the whole track is pressed. */
const NARROW = '(max-width: 47.99rem), (max-height: 30rem) and (max-width: 71.99rem)';

/** The era track: every marker, every box's terrain, and which one is next. */
export const EraTrack = memo((props: Props) => {
  const isNarrow = useMedia(NARROW);
  return (
    <ol class="tp-eras" aria-label={t('tempus.eras')}>
      {ERAS.map((_, era) => (
        // With every race other boxes have names: all are new ones, and none is seen to grow or to move.
        <EraBox key={`${era} ${isNarrow ? props.next : ''}`} era={era} {...props} isNarrow={isNarrow} />
      ))}
      {isNarrow && (
        <li class="tp-eras-all">
          <Explain look="tp-eras-about" spoken={t('tempus.eras')} text={<AllEras next={props.next} />}>
            {null}
          </Explain>
        </li>
      )}
    </ol>
  );
}, hasSameData);

/** The box that is raced for, and those where everybody is. */
function isNear(era: number, next: number | null): boolean {
  const last = next ?? FLIGHT;
  return era <= last && era >= last - 2;
}

function EraBox({ eras, era, next, names, isNarrow }: Props & { era: number; isNarrow: boolean }) {
  const here = eras.flatMap((at, seat) => (at === era ? [seat] : []));
  const aim = aimOf(era, next);
  const box = <EraFace {...{ era, here, names }} words={aim ?? gainOf(era)} />;
  return (
    <li
      class="tp-era"
      data-next={next === era}
      data-here={here.length > 0}
      data-near={isNear(era, next)}
      data-place={eraPlace(era)}
    >
      {isNarrow ? (
        <span class="tp-era-about">{box}</span>
      ) : (
        <Explain look="tp-era-about" text={<EraAbout era={era} aim={aim} />}>
          {box}
        </Explain>
      )}
    </li>
  );
}

/** What counts in the race for a box; null unless it is the one that is raced for. */
function aimOf(era: number, next: number | null): string | null {
  const terrain = ERA_TERRAINS[era];
  return next === era && terrain ? t('tempus.era.next', { terrain: (form) => terrainName(terrain, form) }) : null;
}

type FaceProps = Pick<Props, 'names'> & { era: number; here: readonly number[]; words: string };

function EraFace({ era, here, names, words }: FaceProps) {
  const terrain = ERA_TERRAINS[era];
  return (
    <>
      <span class="tp-era-field">
        {terrain && <TerrainField terrain={terrain} />}
        {terrain && <TerrainIcon terrain={terrain} size={22} />}
      </span>
      <span class="tp-era-words">
        <b>{eraName(era)}</b>
        <small>{words}</small>
      </span>
      <span class="tp-markers">
        {here.map((seat) => (
          <span key={seat}>
            <SeatMark seat={seat} />
            <span class="visually-hidden">{names[seat]}</span>
          </span>
        ))}
      </span>
    </>
  );
}

/** Every box in a line. */
function AllEras({ next }: Pick<Props, 'next'>) {
  return ERAS.map((_, era) => (
    <span key={era} class="tp-line" data-next={next === era}>
      <b>{eraName(era)}</b> {gainOf(era)}
    </span>
  ));
}

/** A box in words: what it brings, and what counts in the race for it. */
function EraAbout({ era, aim }: { era: number; aim: string | null }) {
  const terrain = ERA_TERRAINS[era];
  return (
    <>
      <b>{eraName(era)}</b>
      <span class="tp-line">{t('tempus.era.brings', { gains: gainOf(era) })}</span>
      {terrain && (
        <span class="tp-line">{aim ?? t('tempus.era.counts', { terrain: (form) => terrainName(terrain, form) })}</span>
      )}
    </>
  );
}

/** What a box brings that the one before did not. */
export function gainOf(era: number): string {
  const [now, before] = [ERAS[era] as Era, ERAS[era - 1]];
  if (!before) return t('tempus.gain.start');
  if (era === FLIGHT) return t('tempus.gain.flight', { points: FLIGHT_POINTS });
  const { moves, distance } = now;
  const gains = [
    (moves > before.moves || distance > before.distance) && t('tempus.gain.move', { moves, distance }),
    ...RISING.map((gain) => now[gain] > before[gain] && t(`tempus.gain.${gain}`, { [gain]: Number(now[gain]) })),
    ERA_BONUS[era] && t('tempus.gain.bonus', { cards: ERA_BONUS[era] }),
  ];
  return gains.filter(Boolean).join(t('list.comma'));
}

const RISING = ['babies', 'stack', 'ships', 'draw', 'hand', 'actions'] as const;

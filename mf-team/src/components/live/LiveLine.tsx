import type { TeamPoints } from '@euro/api-contract';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { use, useState } from 'react';
import { lastScoringEvent, type ScoringEvent } from '../../domain/lastScoringEvent.js';
import { leftToPlay } from '../../domain/leftToPlay.js';
import { matchIn } from '../../domain/matchIn.js';
import { NewsContext } from '../../hooks/useIsNews.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { BestLine, bestOf } from './BestLine.js';
import { EventPlate, PlateLine, PlateShirt } from './EventPlate.js';
import type { JustNowProps } from './JustNow.js';

/** A separate chunk with the texts of all rules; not needed before the first event. */
const JustNow = lazyPage<JustNowProps>(
  () => import(/* webpackChunkName: "just-now" */ './JustNow.js').then((file) => file.JustNow),
  <EventPlate aria-hidden="true" />,
);

/** Names before the others are a number. */
const MOST = 2;

interface LiveLineProps {
  readonly points: TeamPoints | null;
  readonly isOwn: boolean;
}

/**
 * The team's last scoring event, else its best player so far; while none of its players plays, the next ones and how
 * many are still to play. Of constant height.
 */
export function LiveLine({ points, isOwn }: LiveLineProps) {
  const event = useLastScoringEvent(points);
  const next = useNext(points);
  if (points === null) return <EventPlate aria-hidden="true" />;
  if (next !== null) return <NextToPlay {...next} />;
  if (event !== null)
    return <JustNow key={`${event.playerId} ${event.points}`} event={event} weekId={points.weekId} />;
  return bestOf(points) ? <BestLine points={points} isOwn={isOwn} /> : <NobodyYet />;
}

interface Next {
  /** Those with the earliest kick-off of the eleven still to play. */
  readonly playerIds: readonly number[];
  readonly kickOff: number;
  /** Number of all of them. */
  readonly leftCount: number;
}

/** The next players; null while one of the team plays, and when none is left. */
function useNext(points: TeamPoints | null): Next | null {
  const world = useWorld();
  const statuses = useStatuses(points ?? NONE);
  if (points === null) return null;
  const counted = points.selections.filter((selection) => selection.counted);
  if (counted.some(({ playerId }) => ['playing', 'bench'].includes(statuses.get(playerId) ?? '')))
    return null;
  const left = leftToPlay(world, points);
  if (left.length === 0) return null;
  const kickOffOf = (playerId: number) => Date.parse(matchIn(world, points.weekId, playerId)?.date ?? '');
  const kickOff = Math.min(...left.map(kickOffOf));
  const playerIds = left.filter((playerId) => kickOffOf(playerId) === kickOff);
  return { playerIds, kickOff, leftCount: left.length };
}

const NONE: Pick<TeamPoints, 'weekId' | 'selections'> = { weekId: 0, selections: [] };

function NextToPlay({ playerIds, kickOff, leftCount }: Next) {
  const t = useText(liveTexts);
  const names = useNames();
  const format = useFormat();
  const [first = 0] = playerIds;
  const hiddenCount = playerIds.length - MOST;
  const playerNames = [
    ...playerIds.slice(0, MOST).map((id) => names.player(id)),
    ...(hiddenCount > 0 ? [t('more', { count: hiddenCount })] : []),
  ];
  return (
    <EventPlate>
      <PlateShirt playerId={first} />
      <div>
        <b>{t('nobodyNow')}</b>
        <PlateLine>{t('next', { names: playerNames.join(', '), when: format.kickOff(kickOff) })}</PlateLine>
      </div>
      <strong>
        <span>{leftCount}</span>
        <small>{t('toPlay')}</small>
      </strong>
    </EventPlate>
  );
}

function NobodyYet() {
  const t = useText(liveTexts);
  return (
    <EventPlate>
      <span />
      <b>{t('nobodyYet')}</b>
    </EventPlate>
  );
}

/** The last change between two answers about the same team and matchday, since the page was opened. */
function useLastScoringEvent(points: TeamPoints | null): ScoringEvent | null {
  const isNews = use(NewsContext);
  const [last, setLast] = useState({ points, event: null as ScoringEvent | null });
  if (last.points !== points) {
    const previous = last.points;
    const isSame =
      isNews && previous !== null && previous.weekId === points?.weekId && previous.teamId === points.teamId;
    const event = isSame && points ? lastScoringEvent(previous.selections, points.selections) : null;
    setLast({ points, event: event ?? (isSame ? last.event : null) });
  }
  return last.event;
}

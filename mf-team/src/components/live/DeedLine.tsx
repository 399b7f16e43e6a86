import type { TeamPoints } from '@euro/api-contract';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { useState } from 'react';
import { type Deed, lastDeed } from '../../domain/lastDeed.js';
import { leftToPlay } from '../../domain/leftToPlay.js';
import { matchIn } from '../../domain/matchIn.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { BestLine, bestOf } from './BestLine.js';
import { EventPlate, PlateLine, PlateShirt } from './EventPlate.js';
import type { JustNowProps } from './JustNow.js';

/** Nothing happened yet when a page opens; it brings the words of all rules. */
const JustNow = lazyPage<JustNowProps>(
  () => import(/* webpackChunkName: "just-now" */ './JustNow.js').then((file) => file.JustNow),
  <EventPlate aria-hidden="true" />,
);

/** Names before the others are a number. */
const MOST = 2;

interface DeedLineProps {
  readonly points: TeamPoints | null;
  readonly isOwn: boolean;
}

/**
 * What just happened to the team, else its best player so far; while nobody of it plays, who plays next and how many are left.
 * Always as high.
 */
export function DeedLine({ points, isOwn }: DeedLineProps) {
  const deed = useLastDeed(points);
  const next = useNext(points);
  if (points === null) return <EventPlate aria-hidden="true" />;
  if (next !== null) return <NextToPlay {...next} />;
  if (deed !== null)
    return <JustNow key={`${deed.playerId} ${deed.points}`} deed={deed} weekId={points.weekId} />;
  return bestOf(points) ? <BestLine points={points} isOwn={isOwn} /> : <NobodyYet />;
}

interface Next {
  /** Who kicks off first of those who are still to play. */
  readonly playerIds: readonly number[];
  readonly kickOff: number;
  /** How many of the eleven are still to play. */
  readonly left: number;
}

/** Who plays next; null while somebody of the team plays, and when nobody is left. */
function useNext(points: TeamPoints | null): Next | null {
  const world = useWorld();
  const statuses = useStatuses(points ?? NONE);
  if (points === null) return null;
  const all = [...statuses.values()];
  if (all.some((status) => status === 'playing' || status === 'bench')) return null;
  const coming = points.selections.flatMap(({ playerId }) => {
    const match = matchIn(world, points.weekId, playerId);
    const isComing = statuses.get(playerId) === 'to-play' && match?.status === 'scheduled';
    return isComing ? [{ playerId, kickOff: Date.parse(match.date) }] : [];
  });
  const kickOff = Math.min(...coming.map((player) => player.kickOff));
  const first = coming.filter((player) => player.kickOff === kickOff);
  if (first.length === 0) return null;
  return { playerIds: first.map(({ playerId }) => playerId), kickOff, left: leftToPlay(world, points) };
}

const NONE: Pick<TeamPoints, 'weekId' | 'selections'> = { weekId: 0, selections: [] };

function NextToPlay({ playerIds, kickOff, left }: Next) {
  const t = useText(liveTexts);
  const names = useNames();
  const format = useFormat();
  const [first = 0] = playerIds;
  const rest = playerIds.length - MOST;
  const playerNames = [
    ...playerIds.slice(0, MOST).map((id) => names.player(id)),
    ...(rest > 0 ? [t('more', { count: rest })] : []),
  ];
  return (
    <EventPlate>
      <PlateShirt playerId={first} />
      <div>
        <b>{t('nobodyNow')}</b>
        <PlateLine>{t('next', { names: playerNames.join(', '), when: format.kickOff(kickOff) })}</PlateLine>
      </div>
      <strong>
        {left}
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

/** The last change between two answers about the same team and matchday. */
function useLastDeed(points: TeamPoints | null): Deed | null {
  const [seen, setSeen] = useState({ points, deed: null as Deed | null });
  if (seen.points !== points) {
    const before = seen.points;
    const isSame = before !== null && before.weekId === points?.weekId && before.teamId === points.teamId;
    const deed = isSame && points ? lastDeed(before.selections, points.selections) : null;
    setSeen({ points, deed: deed ?? (isSame ? seen.deed : null) });
  }
  return seen.deed;
}

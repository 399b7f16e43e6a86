import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leftToPlay } from '../../domain/leftToPlay.js';
import { useStatuses } from '../../hooks/useStatuses.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { EventPlate, PlateLine, PlateShirt } from './EventPlate.js';

interface BestLineProps {
  readonly points: TeamPoints;
  readonly isOwn: boolean;
}

/** The player who brought the team most, and who of those who count plays now; nothing before anybody brought something. */
export function BestLine({ points, isOwn }: BestLineProps) {
  const t = useText(liveTexts);
  const names = useNames();
  const format = useFormat();
  const leftCount = leftToPlay(useWorld(), points).length;
  const statuses = useStatuses(points);
  const best = bestOf(points);
  if (!best) return null;
  const playing = points.selections.flatMap(({ playerId, counted }) =>
    counted && statuses.get(playerId) === 'playing' ? [names.player(playerId)] : [],
  );
  return (
    <EventPlate>
      <PlateShirt playerId={best.playerId} />
      <div>
        <b>{t(isOwn ? 'best' : 'bestOther', { name: names.player(best.playerId) })}</b>
        <PlateLine>
          {t(points.weekPointsConfirmed ? 'bestAfter' : playing[0] ? 'bestNow' : 'bestDetail', {
            week: points.weekId,
            names: playing.join(', '),
            count: leftCount,
          })}
        </PlateLine>
      </div>
      <strong>{format.points(best.total)}</strong>
    </EventPlate>
  );
}

/** The player with the most points; null before any are scored. */
export function bestOf({ selections }: Pick<TeamPoints, 'selections'>): ScoredSelection | null {
  const [best] = selections.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return best ?? null;
}

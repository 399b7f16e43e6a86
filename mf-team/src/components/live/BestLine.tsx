import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { leftToPlay } from '../../domain/leftToPlay.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { EventPlate, PlateShirt } from './EventPlate.js';

interface BestLineProps {
  readonly points: TeamPoints;
  readonly isOwn: boolean;
}

/** The player who brought the team most; nothing before anybody brought something. */
export function BestLine({ points, isOwn }: BestLineProps) {
  const t = useText(liveTexts);
  const names = useNames();
  const format = useFormat();
  const leftCount = leftToPlay(useWorld(), points);
  const best = bestOf(points);
  if (!best) return null;
  return (
    <EventPlate>
      <PlateShirt playerId={best.playerId} />
      <div>
        <b>{t(isOwn ? 'best' : 'bestOther', { name: names.player(best.playerId) })}</b>
        <small>
          {points.weekPointsConfirmed
            ? t('bestAfter', { week: points.weekId })
            : t('bestDetail', { count: leftCount })}
        </small>
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

import type { TeamPoints } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Crown } from 'lucide-react';
import { liveTexts } from '../../texts/liveTexts.js';
import { BestLine } from './BestLine.js';
import { EventPlate } from './EventPlate.js';

/** Result of a matchday for the user's team: its win, else its best player. */
export function OutcomeLine({ points }: { readonly points: TeamPoints }) {
  const t = useText(liveTexts);
  const format = useFormat();
  const { weekId: week, visibleWeekPoints, weekWinnerPoints } = points;
  const hasWon = weekWinnerPoints !== null && visibleWeekPoints > 0 && visibleWeekPoints >= weekWinnerPoints;
  if (!hasWon) return <BestLine points={points} isOwn />;
  return (
    <EventPlate data-event="won">
      <Crown size={36} aria-hidden />
      <div>
        <b>{t('won', { week })}</b>
        <small>{t('wonDetail', { points: format.teamPoints(visibleWeekPoints) })}</small>
      </div>
    </EventPlate>
  );
}

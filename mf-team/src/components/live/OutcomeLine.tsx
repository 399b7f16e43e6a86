import type { TeamPoints } from '@euro/api-contract';
import { useText } from '@euro/platform/react';
import { Crown } from 'lucide-react';
import type { MatchdayWin } from '../../hooks/useMatchdayWin.js';
import { useWinText } from '../../hooks/useWinText.js';
import { liveTexts } from '../../texts/liveTexts.js';
import { BestLine } from './BestLine.js';
import { EventPlate } from './EventPlate.js';

interface OutcomeLineProps {
  readonly points: TeamPoints;
  readonly win: MatchdayWin | null;
}

/** Result of a matchday for the user's team: its win, else its best player. */
export function OutcomeLine({ points, win }: OutcomeLineProps) {
  const t = useText(liveTexts);
  const winText = useWinText();
  if (!win) return <BestLine points={points} isOwn />;
  return (
    <EventPlate data-event="won">
      <Crown size={36} aria-hidden />
      <div>
        <b>{t('won', { week: points.weekId })}</b>
        <small>{winText(win, points)}</small>
      </div>
    </EventPlate>
  );
}

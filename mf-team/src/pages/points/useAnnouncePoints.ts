import type { TeamPoints } from '@euro/api-contract';
import { useAnnounce } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { pointsTexts } from '../../texts/pointsTexts.js';

/** Says a matchday's new score to who can't see it count. */
export function useAnnouncePoints(points: TeamPoints, isOwn: boolean): void {
  const announce = useAnnounce();
  const t = useText(pointsTexts);
  const format = useFormat();
  const { weekId, teamName, visibleWeekPoints } = points;
  const announced = useRef({ weekId, visibleWeekPoints });
  useEffect(() => {
    const last = announced.current;
    announced.current = { weekId, visibleWeekPoints };
    if (last.weekId !== weekId || last.visibleWeekPoints === visibleWeekPoints) return;
    const text = { name: teamName, points: format.teamPoints(visibleWeekPoints) };
    announce(t(isOwn ? 'pointsNow' : 'pointsNowOther', text));
  }, [weekId, visibleWeekPoints, teamName, isOwn, announce, t, format]);
}

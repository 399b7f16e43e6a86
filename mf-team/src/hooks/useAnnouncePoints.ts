import type { TeamPoints } from '@euro/api-contract';
import { useAnnounce } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { homeTexts } from '../texts/homeTexts.js';

/** Announces a matchday's new score to screen readers. */
export function useAnnouncePoints(points: TeamPoints): void {
  const announce = useAnnounce();
  const t = useText(homeTexts);
  const format = useFormat();
  const { weekId, visibleWeekPoints } = points;
  const lastAnnounced = useRef({ weekId, visibleWeekPoints });
  useEffect(() => {
    const last = lastAnnounced.current;
    lastAnnounced.current = { weekId, visibleWeekPoints };
    if (last.weekId !== weekId || last.visibleWeekPoints === visibleWeekPoints) return;
    announce(t('pointsNow', { points: format.teamPoints(visibleWeekPoints) }));
  }, [weekId, visibleWeekPoints, announce, t, format]);
}

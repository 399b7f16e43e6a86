import type { TeamPoints } from '@euro/api-contract';
import { type Shared, useAddress, useFormat, useTextLanguage } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { shareTexts } from '../texts/shareTexts.js';

/** A team's matchday for others, with the server's picture of it, once its deadline has passed. */
export function useSharedPoints({
  teamId,
  teamName: name,
  weekId: week,
  visibleWeekPoints,
}: Pick<TeamPoints, 'teamId' | 'teamName' | 'weekId' | 'visibleWeekPoints'>): Shared {
  const t = useText(shareTexts);
  const format = useFormat();
  const address = useAddress();
  const lang = useTextLanguage();
  return {
    title: t('message', { name, week, points: format.teamPoints(visibleWeekPoints) }),
    url: address(`/public/${teamId}?week=${week}`),
    picture: {
      // Whole: a path would be a page of the portal.
      address: `${window.location.origin}/share/team/${teamId}/${week}.png?lang=${lang}`,
      fileName: `euromanager-${teamId}-${week}.png`,
    },
  };
}

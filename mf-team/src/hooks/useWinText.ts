import type { TeamPoints } from '@euro/api-contract';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { liveTexts } from '../texts/liveTexts.js';
import type { MatchdayWin } from './useMatchdayWin.js';

/** Gives the function that says where a matchday was won, and by how much: "Kantoorliga · 60,0 tegen 58,5". */
export function useWinText(): (win: MatchdayWin, points: Pick<TeamPoints, 'visibleWeekPoints'>) => string {
  const t = useText(liveTexts);
  const format = useFormat();
  return ({ leagueName: league, secondPoints }, { visibleWeekPoints }) => {
    const points = format.teamPoints(visibleWeekPoints);
    if (league === null) return t('wonDetail', { points });
    if (secondPoints === null) return league;
    return t('wonLeague', { league, points, second: format.teamPoints(secondPoints) });
  };
}

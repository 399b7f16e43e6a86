import type { Match } from '@euro/api-contract';
import { isPlayedInMatchday } from '@euro/game';
import { nationFate } from './nationCourse.js';

/** A nation plays in a matchday, may play because pairings are open, or does not play. */
export type MatchOutlook = 'plays' | 'open' | 'none';

/** A nation's outlook in a matchday, from the fixtures known so far. */
export function matchOutlook(clubId: number, weekId: number, matches: readonly Match[]): MatchOutlook {
  const ofWeek = matches.filter((match) => match.weekId === weekId && isPlayedInMatchday(match));
  if (ofWeek.some(({ homeId, awayId }) => homeId?.id === clubId || awayId?.id === clubId)) return 'plays';
  const isDrawn = ofWeek.every(({ homeId, awayId }) => homeId !== null && awayId !== null);
  return isDrawn || nationFate(clubId, matches) !== 'playing' ? 'none' : 'open';
}

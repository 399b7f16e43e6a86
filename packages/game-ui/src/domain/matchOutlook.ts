import type { Match } from '@euro/api-contract';
import { nationFate } from './nationCourse.js';

/** Whether a nation plays in a matchday: it does, it still may because pairings are open, or it does not. */
export type MatchOutlook = 'plays' | 'open' | 'none';

/** What the fixtures known so far say about a nation in a matchday. */
export function matchOutlook(clubId: number, weekId: number, matches: readonly Match[]): MatchOutlook {
  const ofWeek = matches.filter((match) => match.weekId === weekId);
  if (ofWeek.some(({ homeId, awayId }) => homeId?.id === clubId || awayId?.id === clubId)) return 'plays';
  const isDrawn = ofWeek.every(({ homeId, awayId }) => homeId !== null && awayId !== null);
  return isDrawn || nationFate(clubId, matches) !== 'playing' ? 'none' : 'open';
}

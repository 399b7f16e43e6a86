import { countingMatchday, type MatchdaySettings } from '@euro/game';
import type { Feed, FeedMatch, FeedMatchday } from './feed.js';
import { plannedWeekOf } from './matchdaysOf.js';

type Matches = Pick<Feed, 'matches' | 'stats'>;
/** When the window of each matchday begins. */
export type Windows = readonly Pick<FeedMatchday, 'weekId' | 'deadlineAt'>[];

/** The same feed with each match, and its statistics, in the matchday in which it counts (decisions §12.4). */
export function countInWindows<T extends Matches>(feed: T, windows: Windows, settings: MatchdaySettings): T {
  const matches = feed.matches.map((match) => inItsWindow(match, windows, settings));
  const weekOf = new Map(matches.map(({ id, weekId }) => [id, weekId]));
  const stats = feed.stats.map((stat) => {
    const weekId = weekOf.get(stat.matchId) ?? stat.weekId;
    return weekId === stat.weekId ? stat : { ...stat, weekId };
  });
  return { ...feed, matches, stats };
}

/** The match in the matchday in which it counts. */
export function inItsWindow<
  M extends Pick<FeedMatch, 'weekId' | 'plannedWeekId' | 'kickoffAt' | 'state' | 'homeScore'>,
>(match: M, windows: Windows, settings: MatchdaySettings): M {
  const planned = plannedWeekOf(match);
  const weekId = countingMatchday({ ...match, plannedWeekId: planned }, windows, settings);
  const plannedWeekId = weekId === planned ? null : planned;
  return weekId === match.weekId && plannedWeekId === match.plannedWeekId
    ? match
    : { ...match, weekId, plannedWeekId };
}

/**
 * The windows of matchdays. One whose deadline passed begins with its first kick-off where the feed has corrected that to
 * a moment before: the match stays where it was played.
 * @param held with the deadlines that hold
 * @param ofFeed with those that the feed has
 */
export function windowsOf(held: Feed['matchdays'], ofFeed: Feed['matchdays']): Windows {
  const feedDeadlines = new Map(ofFeed.map(({ weekId, deadlineAt }) => [weekId, deadlineAt]));
  return held.map(({ weekId, deadlineAt }) => ({
    weekId,
    deadlineAt: Math.min(deadlineAt, feedDeadlines.get(weekId) ?? deadlineAt),
  }));
}

import type { MatchdaySettings } from '@euro/game';
import { type ClosedMatchday, closedBy } from './closedBy.js';
import { countInWindows, type Windows, windowsOf } from './countInWindows.js';
import type { Feed } from './feed.js';
import { holdPassedDeadlines } from './holdPassedDeadlines.js';

interface Season {
  readonly storedMatchdays: readonly { readonly weekId: number; readonly deadlineAt: number }[];
  readonly settings: MatchdaySettings;
  readonly now: number;
}

interface PlannedMatchdays {
  /** With the deadlines that hold, and each match in the matchday in which it counts. */
  readonly feed: Feed;
  readonly windows: Windows;
  /** Deadlines that would pass at once or within the hour. */
  readonly closes: readonly ClosedMatchday[];
}

/**
 * Plans the matchdays of a feed by what is stored of them.
 * @throws FeedRefusal
 */
export function planMatchdays(feed: Feed, { storedMatchdays, settings, now }: Season): PlannedMatchdays {
  const heldFeed = holdPassedDeadlines(feed, storedMatchdays, now);
  const windows = windowsOf(heldFeed.matchdays, feed.matchdays);
  return {
    feed: countInWindows(heldFeed, windows, settings),
    windows,
    closes: closedBy(heldFeed.matchdays, storedMatchdays, now),
  };
}

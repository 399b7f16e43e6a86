import type { TournamentSnapshot } from '../../tournament/index.js';
import type { DemoTeam } from '../managers/index.js';
import type { Calendar } from './planStops.js';
import type { ReplayClock } from './replayClock.js';
import type { ReplayContext } from './replayContext.js';

/** A replay that is under way. */
export interface Production {
  readonly context: ReplayContext;
  readonly clock: ReplayClock;
  readonly calendar: Calendar;
  readonly competitionId: number;
  /** The made-up managers' teams, in the order of their ids. */
  readonly teams: readonly DemoTeam[];
  /** Real milliseconds that a running API has for settling a matchday. */
  readonly timeoutMs: number;
}

export function calendarOf({ matchdays, matches, competition }: TournamentSnapshot): Calendar {
  return { matchdays, matches, rules: competition.rules };
}

import type { Caller } from '../http/index.js';
import type { Team } from '../models/index.js';
import type { Season } from '../tournament/index.js';
import { heldWeek } from './modeOf.js';
import { may, type OwnedBy } from './policies/policies.js';

interface Viewer {
  readonly caller: Caller | null;
  /** The owner shared a link to the lineup of the open matchday. */
  readonly isShared?: boolean | undefined;
}

/**
 * Lineups are secret until their deadline (decisions §5.5): a stranger's newest matchday is the last one whose changes
 * are all decided (decisions §2.2), the owner's is the one he is preparing, and theirs to whom he shows it. 0 when
 * there is none.
 */
export function newestVisibleWeek(
  team: OwnedBy & Pick<Team, 'weekId'>,
  season: Season,
  { caller, isShared = false }: Viewer,
): number {
  const seesComing = isShared || may(caller, 'team.readComingLineup', team);
  return seesComing ? heldWeek(team, season) : (season.lastLockedWeek ?? 0);
}

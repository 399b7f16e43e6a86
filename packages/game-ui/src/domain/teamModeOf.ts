import type { Team } from '@euro/api-contract';
import { boosterInWeek, type TeamMode, teamMode } from '@euro/game';
import type { World } from './world.js';

/** The mode of a team: what its owner may do now (decisions §2.4). */
export function teamModeOf(team: Team, { deadline, rules }: Pick<World, 'deadline' | 'rules'>): TeamMode {
  const { deadlineWeek } = deadline;
  return teamMode({
    team,
    deadlineWeek,
    rules,
    boosterActiveThisWeek: deadlineWeek === null ? null : boosterInWeek(team, deadlineWeek),
  });
}

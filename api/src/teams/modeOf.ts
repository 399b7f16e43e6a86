import { boosterInWeek, type TeamMode, teamMode } from '@euro/game';
import type { Season } from '../competition/loadSeason.js';
import type { Team } from '../models/index.js';

export type BoosterColumns = Pick<Team, 'bankWeek' | 'tripleCaptainWeek' | 'freeHitWeek' | 'wildCardWeek'>;

/** The booster a team plays in a matchday. */
export function boosterOf(team: BoosterColumns, weekId: number) {
  return boosterInWeek(
    {
      bank: team.bankWeek,
      tripleCaptain: team.tripleCaptainWeek,
      freeHit: team.freeHitWeek,
      wildCard: team.wildCardWeek,
    },
    weekId,
  );
}

/** What the owner may do with the team now (decisions §2.4); null for who has no team yet. */
export function modeOf(team: (BoosterColumns & Pick<Team, 'weekId'>) | null, season: Season): TeamMode {
  const { deadlineWeek } = season.info;
  return teamMode({
    team,
    deadlineWeek,
    rules: season.competition.rules,
    boosterActiveThisWeek: team && deadlineWeek !== null ? boosterOf(team, deadlineWeek) : null,
  });
}

/** The matchday that is open for changes. After the last deadline there is none: everything is refused by the mode then. */
export function openWeek(season: Season): number {
  return season.info.deadlineWeek ?? Number.POSITIVE_INFINITY;
}

import { type BoosterWeeks, boosterInWeek, type TeamMode, teamMode } from '@euro/game';
import type { Team } from '../models/index.js';
import type { Season } from '../tournament/index.js';

export type BoosterColumns = Pick<Team, 'bankWeek' | 'tripleCaptainWeek' | 'freeHitWeek' | 'wildCardWeek'>;

/** The matchday in which each booster is played. */
export function boosterWeeks(team: BoosterColumns): BoosterWeeks {
  return {
    bank: team.bankWeek ?? null,
    tripleCaptain: team.tripleCaptainWeek ?? null,
    freeHit: team.freeHitWeek ?? null,
    wildCard: team.wildCardWeek ?? null,
  };
}

/** The booster a team plays in a matchday. */
export function boosterOf(team: BoosterColumns, weekId: number) {
  return boosterInWeek(boosterWeeks(team), weekId);
}

/** The changes that the owner may make to the team now (decisions §2.4); null without a team. */
export function modeOf(team: (BoosterColumns & Pick<Team, 'weekId'>) | null, season: Season): TeamMode {
  const { deadlineWeek } = season.info;
  return teamMode({
    team,
    deadlineWeek,
    rules: season.competition.rules,
    boosterActiveThisWeek: team && deadlineWeek !== null ? boosterOf(team, deadlineWeek) : null,
  });
}

/**
 * The matchday whose squad a team holds: the open one, or its first while that is yet to come. After the last deadline
 * it is the last matchday, and what a free hit would give back later is not held any more.
 */
export function heldWeek(team: Pick<Team, 'weekId'> | null, season: Season): number {
  const open = season.info.deadlineWeek ?? season.info.displayWeek;
  return Math.max(open, team?.weekId ?? 0);
}

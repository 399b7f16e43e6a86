import type { CompetitionSettings, DeadlineInfo } from '@euro/api-contract';

/**
 * Path of a team's row: of the own team its points, of another its public page; null while there is nothing to see
 * yet, in the matchday the game officially starts with (spec §2 "Points").
 */
export function teamPath(
  teamId: number,
  ownTeamIds: readonly number[],
  deadline: Pick<DeadlineInfo, 'deadlineWeek'>,
  settings: Pick<CompetitionSettings, 'officialStartWeek'>,
): string | null {
  if (deadline.deadlineWeek === settings.officialStartWeek) return null;
  return ownTeamIds.includes(teamId) ? `/points/${teamId}` : `/public/${teamId}`;
}

/** Address of another team against the own one; in a league, of one matchday where one is chosen. */
export function rivalPath(teamId: number, leagueId: number, week: number | null): string {
  return `/rival/${teamId}?league=${leagueId}${week === null ? '' : `&week=${week}`}`;
}

/** Share of the other teams that are ranked lower, in whole percent; null when there is none. */
export function shareBelow(rank: number, teams: number): number | null {
  if (teams < 2 || rank > teams) return null;
  return Math.floor(((teams - rank) / (teams - 1)) * 100) || null;
}

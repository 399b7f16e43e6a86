/** Ranks worth reaching, the smallest first. */
const MILESTONES = [1, 3, 5, 10, 25, 50, 100, 250, 500];

/** Share of the other teams that are ranked lower, in whole percent; null when there is none. */
export function shareBelow(rank: number, teams: number): number | null {
  if (teams < 2 || rank > teams) return null;
  return Math.floor(((teams - rank) / (teams - 1)) * 100) || null;
}

/** The next round place above `rank`: 3 for the 4th, 4,000 for the 4,218th; null for the leader. */
export function nextMilestone(rank: number): number | null {
  if (rank <= 1) return null;
  if (rank > 1000) return Math.floor((rank - 1) / 1000) * 1000;
  return [...MILESTONES].reverse().find((place) => place < rank) ?? null;
}

/** Ranks worth reaching, the smallest first. */
const MILESTONES = [1, 3, 5, 10, 25, 50, 100, 250, 500];

/** The next round place above `rank`: 3 for the 4th, 4,000 for the 4,218th; null for the leader. */
export function nextMilestone(rank: number): number | null {
  if (rank <= 1) return null;
  if (rank > 1000) return Math.floor((rank - 1) / 1000) * 1000;
  return [...MILESTONES].reverse().find((place) => place < rank) ?? null;
}

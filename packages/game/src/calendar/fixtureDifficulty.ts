/** Difficulty of a match: 1 is the easiest, 5 the hardest. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

const LEVELS: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * The difficulty of an opponent: the fifth of all nations in which its rating lies, 5 for the strongest. Nations of
 * equal rating share the fifth of their middle. An unrated or unknown opponent is a 3.
 */
export function fixtureDifficulty(ratings: ReadonlyMap<number, number>, opponentId: number): Difficulty {
  const rating = ratings.get(opponentId);
  if (rating === undefined) return 3;
  let weaker = 0;
  let equal = 0;
  for (const other of ratings.values()) {
    if (other < rating) weaker += 1;
    else if (other === rating) equal += 1;
  }
  return LEVELS[Math.floor(((weaker + equal / 2) * LEVELS.length) / ratings.size)] ?? 5;
}

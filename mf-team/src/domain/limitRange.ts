/** First and last matchday with the same club limit. */
export interface LimitRange {
  readonly limit: number;
  readonly from: number;
  readonly until: number;
}

/** The club limit of a matchday, with the matchdays around it that share it (decisions §1.5). */
export function limitRange(limits: readonly number[], weekId: number, weeks: number): LimitRange {
  const limitOf = (week: number) => limits[Math.min(week, limits.length) - 1] ?? 0;
  const limit = limitOf(weekId);
  let from = weekId;
  while (from > 1 && limitOf(from - 1) === limit) from -= 1;
  let until = weekId;
  while (until < weeks && limitOf(until + 1) === limit) until += 1;
  return { limit, from, until };
}

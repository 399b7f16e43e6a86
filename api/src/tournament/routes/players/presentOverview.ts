import { OVERVIEW_COUNTS, type OverviewCount, type PointsOverview } from '@euro/api-contract';
import type { SnapshotStat } from '../../snapshot/tournamentSnapshot.js';

export type Counts = Omit<PointsOverview, 'skillIndex' | 'unknown'>;

/** Counts of several matches, with the names of those that none or not all of them have. */
export interface CountSums extends Counts {
  readonly unknown?: string[];
  readonly incomplete?: string[];
}

/** The counts of one match as the specification names them (spec §3 `pointsOverview`). */
export function presentOverview(stat: SnapshotStat): PointsOverview {
  const unknown = OVERVIEW_COUNTS.filter((name) => isUnknown(stat, name));
  return { ...countsOf(stat), skillIndex: stat.skillIndex, ...(unknown.length > 0 && { unknown }) };
}

function countsOf(stat: SnapshotStat): Counts {
  return mapCounts((name) => stat[name === 'time' ? 'minutes' : name]);
}

function isUnknown({ unknown: names }: SnapshotStat, name: OverviewCount): boolean {
  const unknown: readonly string[] = names ?? [];
  return unknown.includes(name);
}

/** The counts of several matches together; what a match lacks is left out of them. */
export function sumCounts(stats: readonly SnapshotStat[]): CountSums {
  const counts = stats.map(countsOf);
  const sums = mapCounts((name) => counts.reduce((sum, each) => sum + each[name], 0));
  if (!stats.some(({ unknown }) => unknown)) return sums;
  const lacking = OVERVIEW_COUNTS.filter((name) => stats.some((stat) => isUnknown(stat, name)));
  const unknown = lacking.filter((name) => stats.every((stat) => isUnknown(stat, name)));
  const incomplete = lacking.filter((name) => !unknown.includes(name));
  return {
    ...sums,
    ...(unknown.length > 0 && { unknown }),
    ...(incomplete.length > 0 && { incomplete }),
  };
}

function mapCounts(count: (name: OverviewCount) => number): Counts {
  return Object.fromEntries(OVERVIEW_COUNTS.map((name) => [name, count(name)])) as Counts;
}

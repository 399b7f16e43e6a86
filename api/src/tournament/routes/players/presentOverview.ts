import { OVERVIEW_COUNTS, type OverviewCount, type PointsOverview } from '@euro/api-contract';
import type { SnapshotStat } from '../../snapshot/tournamentSnapshot.js';

export type Counts = Omit<PointsOverview, 'skillIndex'>;

/** The counts of one match as the specification names them (spec §3 `pointsOverview`). */
export function presentOverview(stat: SnapshotStat): PointsOverview {
  return { ...countsOf(stat), skillIndex: stat.skillIndex };
}

function countsOf(stat: SnapshotStat): Counts {
  return mapCounts((name) => stat[name === 'time' ? 'minutes' : name]);
}

/** The counts of several matches together. */
export function sumCounts(stats: readonly SnapshotStat[]): Counts {
  const counts = stats.map(countsOf);
  return mapCounts((name) => counts.reduce((sum, each) => sum + each[name], 0));
}

function mapCounts(count: (name: OverviewCount) => number): Counts {
  return Object.fromEntries(OVERVIEW_COUNTS.map((name) => [name, count(name)])) as Counts;
}

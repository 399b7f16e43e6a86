import type { CareerSeason } from '@euro/api-contract';
import { type StatisticName, toPoints } from '@euro/game';
import { hasPlayed } from '../../snapshot/scoreSheet.js';
import type { Appearance, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { countCleanSheets } from './appearanceCounts.js';

/** The statistic behind each total that a source may lack. */
const COLUMNS = { goals: 'goals', assists: 'assists', cleanSheets: 'conceeded' } as const;

/** A player's totals in the tournament that this database holds; ids are never shared between tournaments. */
export function presentCareer(
  { competition }: Pick<TournamentSnapshot, 'competition'>,
  appearances: readonly Appearance[],
): CareerSeason {
  const sum = (count: (appearance: Appearance) => number) =>
    appearances.reduce((total, appearance) => total + count(appearance), 0);
  const played = appearances.filter(hasPlayed);
  const lacking = (name: StatisticName) => played.filter(({ stat }) => stat?.unknown?.includes(name)).length;
  const columns = Object.entries(COLUMNS) as [keyof typeof COLUMNS, StatisticName][];
  const where = (isTrue: (count: number) => boolean) =>
    columns.flatMap(([total, name]) => (isTrue(lacking(name)) ? [total] : []));
  const unknown = where((count) => count > 0 && count === played.length);
  const incomplete = where((count) => count > 0 && count < played.length);
  return {
    competitionFeed: competition.feed,
    seasonId: competition.season,
    matches: played.length,
    minutes: sum(({ stat }) => stat?.minutes ?? 0),
    goals: sum(({ stat }) => stat?.goals ?? 0),
    assists: sum(({ stat }) => stat?.assists ?? 0),
    cleanSheets: countCleanSheets(appearances, competition.rules),
    points: toPoints(sum(({ points }) => points)),
    ...(unknown.length > 0 && { unknown }),
    ...(incomplete.length > 0 && { incomplete }),
  };
}

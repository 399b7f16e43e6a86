import {
  OVERVIEW_COUNTS,
  type OverviewCount,
  type Player,
  type PlayerMatch,
  type PointsOverview,
} from '@euro/api-contract';
import { COACH, type CompetitionRules, cleanSheetMinutes, GOALKEEPER, matchOutcome } from '@euro/game';
import type { statTexts } from '../messages/statTexts.js';

/** A number of the tournament so far, by the name of its statistic. */
export interface StatTotal {
  readonly stat: keyof typeof statTexts.nl;
  /** Null where the source has none of it. */
  readonly count: number | null;
  /** Some matches lack it: the number is that of the others. */
  readonly incomplete?: boolean;
}

/** The cards come before the own goals. */
const FIRST = [
  'time',
  'goals',
  'assists',
  'yellow_cards',
  'red_card',
] as const satisfies readonly OverviewCount[];
const COUNTS = [...new Set<OverviewCount>([...FIRST, ...OVERVIEW_COUNTS])];

/** Shown also when the total is 0. */
const ALWAYS: ReadonlySet<StatTotal['stat']> = new Set(['matches', 'time', 'goals', 'assists']);
/** Places that the skill index names. */
const BEST = 3;

/**
 * A player's totals in the tournament, running matches included, in reading order; totals of 0 are left out, except the
 * first few. A coach has results.
 */
export function tournamentTotals(
  { positionId, clubId }: Pick<Player, 'positionId' | 'clubId'>,
  matches: readonly PlayerMatch[],
  rules: Pick<CompetitionRules, 'scoring'>,
): readonly StatTotal[] {
  if (positionId === COACH) return coachTotals(clubId, matches);
  const overviews = matches.flatMap(({ pointsOverview }) => pointsOverview ?? []);
  const sums = COUNTS.map((stat) => totalOf(stat, overviews));
  const minutes = cleanSheetMinutes(rules);
  const conceded = totalOf('conceeded', overviews);
  const cleanSheets = overviews.filter(
    ({ time, conceeded, unknown }) => time >= minutes && conceeded === 0 && !unknown?.includes('conceeded'),
  ).length;
  const topPlaces = overviews.filter(({ skillIndex }) => skillIndex !== null && skillIndex <= BEST).length;
  const totals: StatTotal[] = [
    { stat: 'matches', count: overviews.filter(({ time }) => time > 0).length },
    ...sums.slice(0, 3),
    { ...conceded, stat: 'cleanSheets', count: conceded.count === null ? null : cleanSheets },
    ...sums.slice(3),
    { stat: 'best', count: topPlaces },
  ];
  return totals.filter(
    ({ stat, count }) => count !== 0 || ALWAYS.has(stat) || (stat === 'saves' && positionId === GOALKEEPER),
  );
}

/** A statistic of the matches whose source has it. */
function totalOf(stat: OverviewCount, overviews: readonly PointsOverview[]): StatTotal {
  const known = overviews.filter(({ unknown }) => !unknown?.includes(stat));
  const total = { stat, count: sum(known.map((counts) => counts[stat])) };
  if (known.length === overviews.length) return total;
  return known.length === 0 ? { stat, count: null } : { ...total, incomplete: true };
}

/** Matches that are over, by their result after 90 or 120 minutes (decisions §4.3). */
function coachTotals(clubId: number, matches: readonly PlayerMatch[]): readonly StatTotal[] {
  const outcomes = matches.flatMap(({ live, homeId, homeScore, awayScore, clubId: ownId = clubId }) => {
    if (live || homeScore === null || awayScore === null) return [];
    return homeId.id === ownId ? matchOutcome(homeScore, awayScore) : matchOutcome(awayScore, homeScore);
  });
  const countOf = (outcome: (typeof outcomes)[number]) => outcomes.filter((one) => one === outcome).length;
  return [
    { stat: 'matches', count: outcomes.length },
    { stat: 'wins', count: countOf('win') },
    { stat: 'draws', count: countOf('draw') },
    { stat: 'losses', count: countOf('loss') },
  ];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

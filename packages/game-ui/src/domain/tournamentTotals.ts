import { OVERVIEW_COUNTS, type OverviewCount, type Player, type PlayerMatch } from '@euro/api-contract';
import { COACH, type CompetitionRules, cleanSheetMinutes, GOALKEEPER, matchOutcome } from '@euro/game';
import type { statTexts } from '../messages/statTexts.js';

/** A number of the tournament so far, by the name of its statistic. */
export interface StatTotal {
  readonly stat: keyof typeof statTexts.nl;
  readonly count: number;
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
 * What a player did in the tournament, running matches too, in the order in which it is read; nothing but the first few
 * is written of what never happened. A coach has results.
 */
export function tournamentTotals(
  { positionId, clubId }: Pick<Player, 'positionId' | 'clubId'>,
  matches: readonly PlayerMatch[],
  rules: Pick<CompetitionRules, 'scoring'>,
): readonly StatTotal[] {
  if (positionId === COACH) return coachTotals(clubId, matches);
  const played = matches.flatMap(({ pointsOverview }) => pointsOverview ?? []);
  const sums = COUNTS.map((stat) => ({ stat, count: sum(played.map((counts) => counts[stat])) }));
  const minutes = cleanSheetMinutes(rules);
  const cleanSheets = played.filter(({ time, conceeded }) => time >= minutes && conceeded === 0).length;
  const best = played.filter(({ skillIndex }) => skillIndex !== null && skillIndex <= BEST).length;
  const totals: StatTotal[] = [
    { stat: 'matches', count: played.filter(({ time }) => time > 0).length },
    ...sums.slice(0, 3),
    { stat: 'cleanSheets', count: cleanSheets },
    ...sums.slice(3),
    { stat: 'best', count: best },
  ];
  return totals.filter(
    ({ stat, count }) => count > 0 || ALWAYS.has(stat) || (stat === 'saves' && positionId === GOALKEEPER),
  );
}

/** Matches that are over, by their result after 90 or 120 minutes (decisions §4.3). */
function coachTotals(clubId: number, matches: readonly PlayerMatch[]): readonly StatTotal[] {
  const outcomes = matches.flatMap(({ live, homeId, homeScore, awayScore }) => {
    if (live || homeScore === null || awayScore === null) return [];
    return homeId.id === clubId ? matchOutcome(homeScore, awayScore) : matchOutcome(awayScore, homeScore);
  });
  const of = (outcome: (typeof outcomes)[number]) => outcomes.filter((one) => one === outcome).length;
  return [
    { stat: 'matches', count: outcomes.length },
    { stat: 'wins', count: of('win') },
    { stat: 'draws', count: of('draw') },
    { stat: 'losses', count: of('loss') },
  ];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

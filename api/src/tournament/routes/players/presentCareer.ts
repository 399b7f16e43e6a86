import type { CareerSeason } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { hasPlayed } from '../../snapshot/scoreSheet.js';
import type { Appearance, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { countCleanSheets } from './appearanceCounts.js';

/** A player's totals in the tournament that this database holds; ids are never shared between tournaments. */
export function presentCareer(
  { competition }: Pick<TournamentSnapshot, 'competition'>,
  appearances: readonly Appearance[],
): CareerSeason {
  const sum = (count: (appearance: Appearance) => number) =>
    appearances.reduce((total, appearance) => total + count(appearance), 0);
  return {
    competitionFeed: competition.feed,
    seasonId: competition.season,
    matches: appearances.filter(hasPlayed).length,
    minutes: sum(({ stat }) => stat?.minutes ?? 0),
    goals: sum(({ stat }) => stat?.goals ?? 0),
    assists: sum(({ stat }) => stat?.assists ?? 0),
    cleanSheets: countCleanSheets(appearances, competition.rules),
    points: toPoints(sum(({ points }) => points)),
  };
}

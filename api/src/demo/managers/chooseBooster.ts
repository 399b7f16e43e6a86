import { type Booster, type BoosterWeeks, type CompetitionRules, refusalToPlayBooster } from '@euro/game';
import type { Random } from '../../infra/random/seededRandom.js';

const BOOSTERS: readonly Booster[] = ['wildCard', 'tripleCaptain', 'bank', 'freeHit'];
/** Probability that a manager plays the booster he planned for the matchday. */
const RESOLVE = 0.6;

interface BoosterChoice {
  readonly weekId: number;
  readonly teamWeekId: number;
  readonly weeks: BoosterWeeks;
  readonly rules: CompetitionRules;
}

/**
 * The booster that a manager plays in a matchday, null for none. He has them in an order of his own and plays about
 * one a matchday from the first on that allows it.
 * @param random of the manager, the same in every matchday
 */
export function chooseBooster({ weekId, ...team }: BoosterChoice, random: Random): Booster | null {
  const order = shuffle(BOOSTERS, random);
  const isResolved = order.map(() => random.next() < RESOLVE);
  const turn = weekId - team.rules.boostersFromWeek;
  const booster = order[turn];
  if (booster === undefined || !isResolved[turn]) return null;
  return refusalToPlayBooster({ booster, weekId, ...team }) === null ? booster : null;
}

function shuffle<T>(values: readonly T[], random: Random): T[] {
  const remaining = [...values];
  return values.flatMap(() => remaining.splice(random.whole(remaining.length), 1));
}

import { POSITION_IDS, toMillions, toTenths } from '@euro/game';
import type { StoredSettings } from './storedSettings.js';

/** What of a player decides what squads cost: his position, and his value in tenths of a million. */
export interface PricedPlayer {
  readonly positionId: number;
  readonly value: number;
}

/**
 * Why nobody could create a team: the cheapest squad costs more than there is; limits per nation can require more
 * still. Null where there is enough.
 */
export function budgetProblem(
  { budget, squadLayout }: Pick<StoredSettings, 'budget' | 'squadLayout'>,
  players: readonly PricedPlayer[],
): string | null {
  const cheapest = POSITION_IDS.flatMap((position) =>
    players
      .filter(({ positionId }) => positionId === position)
      .map(({ value }) => value)
      .sort((a, b) => a - b)
      .slice(0, squadLayout[position]),
  ).reduce((sum, value) => sum + value, 0);
  return toTenths(budget) >= cheapest
    ? null
    : `${budget} buys no squad: the cheapest one costs ${toMillions(cheapest)}.`;
}

import { POSITION_IDS, toMillions, toTenths } from '@euro/game';
import type { StoredSettings } from '../competition/storedSettings.js';
import type { FeedPlayer } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { COMPETITION_FILE } from './readCompetition.js';

/** With less money than the cheapest squad costs nobody could create a team; limits per nation can require more. */
export function checkBudget(
  { budget, squadLayout }: Pick<StoredSettings, 'budget' | 'squadLayout'>,
  players: readonly Pick<FeedPlayer, 'positionId' | 'value'>[],
  problems: FeedProblems,
): void {
  const cheapest = POSITION_IDS.flatMap((position) =>
    players
      .filter(({ positionId }) => positionId === position)
      .map(({ value }) => value)
      .sort((a, b) => a - b)
      .slice(0, squadLayout[position]),
  ).reduce((sum, value) => sum + value, 0);
  if (toTenths(budget) >= cheapest) return;
  const message = `${budget} buys no squad: the cheapest one costs ${toMillions(cheapest)}.`;
  problems.add(COMPETITION_FILE, null, 'settings.budget', message);
}

import { leaguesApi } from './leaguesApi.js';
import type { LeaguesStore } from './leaguesStore.js';

/**
 * Takes a league off the lists of own leagues at once, so that no page leads back to it while they are fetched again.
 */
export function forgetLeague(id: number) {
  return (dispatch: LeaguesStore['dispatch'], getState: LeaguesStore['getState']): void => {
    for (const { originalArgs } of leaguesApi.util.selectInvalidatedBy(getState(), ['Mine'])) {
      const removal = leaguesApi.util.updateQueryData('mine', originalArgs, (leagues) =>
        leagues.filter((league) => league.id !== id),
      );
      dispatch(removal);
    }
  };
}

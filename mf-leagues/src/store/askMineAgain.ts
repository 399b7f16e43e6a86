import { leaguesApi } from './leaguesApi.js';
import type { LeaguesStore } from './leaguesStore.js';

/**
 * Asks for the own leagues again at once. An invalidation waits for every other answer that is on its way: a page would
 * say in between that a league just joined is somebody else's.
 */
export function askMineAgain() {
  return (dispatch: LeaguesStore['dispatch'], getState: LeaguesStore['getState']): void => {
    for (const { originalArgs } of leaguesApi.util.selectInvalidatedBy(getState(), ['Mine'])) {
      const again = { forceRefetch: true, subscribe: false };
      void dispatch(leaguesApi.endpoints.mine.initiate(originalArgs, again));
    }
  };
}

import { leaguesApi } from './leaguesApi.js';
import type { LeaguesStore } from './leaguesStore.js';

/**
 * Fetches the user's leagues at once. An invalidation waits for all pending queries: in between, a page would show a
 * just joined league as another user's.
 */
export function refetchMyLeagues() {
  return (dispatch: LeaguesStore['dispatch'], getState: LeaguesStore['getState']): void => {
    for (const { endpointName, originalArgs } of leaguesApi.util.selectInvalidatedBy(getState(), ['Mine'])) {
      if (endpointName !== 'mine') continue;
      const options = { forceRefetch: true, subscribe: false };
      void dispatch(leaguesApi.endpoints.mine.initiate(originalArgs, options));
    }
  };
}

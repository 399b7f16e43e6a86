import { call } from '@euro/platform/redux';
import { leaguesApi } from '../store/leaguesApi.js';

/** Queries needed only by the cards that create a league again. */
const againApi = leaguesApi.injectEndpoints({
  endpoints: (build) => ({
    again: build.query({
      ...call('GET leagues/again', (_: undefined) => ({})),
      providesTags: ['Mine'],
    }),
    playedNow: build.query({
      ...call(
        'GET competitions',
        (_: undefined) => ({}),
        ({ competitions }) => {
          const openCompetitions = competitions.filter(
            ({ state }) => state === 'open' || state === 'running',
          );
          return openCompetitions.find(({ state }) => state === 'running') ?? openCompetitions[0] ?? null;
        },
      ),
    }),
  }),
});

export const { useAgainQuery, usePlayedNowQuery } = againApi;

import { call } from '@euro/platform/redux';
import { leaguesApi } from '../store/leaguesApi.js';

/** What only the cards about beginning again ask for. */
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
          const played = competitions.filter(({ state }) => state === 'open' || state === 'running');
          return played.find(({ state }) => state === 'running') ?? played[0] ?? null;
        },
      ),
    }),
  }),
});

export const { useAgainQuery, usePlayedNowQuery } = againApi;

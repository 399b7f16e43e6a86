import { call } from '@euro/platform/redux';
import { leaguesApi } from './leaguesApi.js';

const lineupApi = leaguesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the starters of an own team in the coming matchday. */
    lineup: build.query({
      ...call(
        'GET team/{id}',
        (id: number) => ({ params: { id } }),
        ({ players }) => players.filter(({ selection }) => selection.positionId === 1).map(({ id }) => id),
      ),
      providesTags: ['Mine'],
    }),
  }),
});

export const { useLineupQuery } = lineupApi;

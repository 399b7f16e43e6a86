import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

/** Needed only by the page of winners. */
const winnersApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    winners: build.query({
      ...call('GET admin/winners', (query: QueryOf<'GET admin/winners'>) => ({ query })),
      providesTags: ['Winners'],
    }),
    changeClaim: build.mutation({
      ...call('POST admin/winners', (body: BodyOf<'POST admin/winners'>) => ({ body })),
      // After a refusal somebody else may have changed it.
      invalidatesTags: ['Winners', 'Audit', 'Tickets'],
    }),
  }),
});

export const { useWinnersQuery, useChangeClaimMutation } = winnersApi;

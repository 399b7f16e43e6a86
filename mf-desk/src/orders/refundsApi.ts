import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

type ReasonOf = { readonly id: number; readonly reason: string };
const withReason = ({ id, reason }: ReasonOf) => ({ params: { id }, body: { reason } });

/** Needed only for refunds of many orders. */
const refundsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    refundCount: build.query({
      ...call('GET admin/refunds/count', (query: QueryOf<'GET admin/refunds/count'>) => ({ query })),
      providesTags: ['Orders'],
    }),
    refundRuns: build.query({ ...call('GET admin/refunds', {}), providesTags: ['Refunds'] }),
    refundMany: build.mutation({
      ...call('POST admin/refunds', (body: BodyOf<'POST admin/refunds'>) => ({ body })),
      // After a refusal the count is another one.
      invalidatesTags: (_answer, error) => (error ? ['Orders'] : ['Refunds', 'Audit']),
    }),
    retryRefunds: build.mutation({
      ...call('POST admin/refunds/{id}/retry', withReason),
      invalidatesTags: ['Refunds', 'Audit'],
    }),
    stopRefunds: build.mutation({
      ...call('POST admin/refunds/{id}/stop', withReason),
      invalidatesTags: ['Refunds', 'Audit'],
    }),
  }),
});

export const {
  useRefundCountQuery,
  useRefundRunsQuery,
  useRefundManyMutation,
  useRetryRefundsMutation,
  useStopRefundsMutation,
} = refundsApi;

import type { BodyOf, ChangedTeam, Order, ResponseOf } from '@euro/api-contract';
import type { ApiFailure, ApiResult, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { writeOnce } from './pressKeys.js';

/** What is ordered and where the payer comes back to. */
export type PayBody = BodyOf<'POST payments/create'>;

/** Orders of one page of the list. */
export const ORDERS_PAGE = 10;

/** The store hands the platform it was made with to every query. */
function platformOf(extra: unknown): Platform {
  return extra as Platform;
}

const orderOf = (id: number) => ({ type: 'Order', id }) as const;

/** Orders as the API tells them, and what can be done to teams here. Teams themselves are the portal's (`state.myTeams`). */
export const paymentsApi = createApi({
  reducerPath: 'payments',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Orders', 'Order'],
  endpoints: (build) => ({
    orders: build.query<ResponseOf<'GET payments'>, { page: number; size?: number }>({
      queryFn: ({ page, size = ORDERS_PAGE }, { extra, signal }) =>
        platformOf(extra).api.call('GET payments', {
          query: { pageNumber: page, pageRecords: size },
          signal,
        }),
      providesTags: ['Orders'],
    }),
    order: build.query<Order, number>({
      queryFn: async (id, { extra, signal }) =>
        orderIn(await platformOf(extra).api.call('GET payments/{id}', { params: { id }, signal })),
      providesTags: (_order, _error, id) => [orderOf(id)],
    }),
    pay: build.mutation<ResponseOf<'POST payments/create'>, PayBody>({
      queryFn: (body, { extra }) => {
        const { api, storage } = platformOf(extra);
        const write = `pay ${JSON.stringify(body)}`;
        return writeOnce(storage, write, (idempotencyKey) =>
          api.call('POST payments/create', { body, idempotencyKey }),
        );
      },
      invalidatesTags: ['Orders'],
    }),
    cancel: build.mutation<Order, number>({
      queryFn: async (paymentId, { extra }) =>
        orderIn(await platformOf(extra).api.call('POST payments/cancel', { body: { paymentId } })),
      invalidatesTags: (_order, _error, id) => ['Orders', orderOf(id)],
    }),
    rename: build.mutation<ChangedTeam, { id: number; teamName: string }>({
      queryFn: ({ id, teamName }, { extra }) => {
        const { api, storage } = platformOf(extra);
        return writeOnce(storage, `name ${id} ${teamName}`, (idempotencyKey) =>
          api.call('POST team/{id}/name', { params: { id }, body: { teamName }, idempotencyKey }),
        );
      },
      // An order keeps the name that a team had when it was ordered.
    }),
    copy: build.mutation<ChangedTeam, number>({
      queryFn: (id, { extra }) => {
        const { api, storage } = platformOf(extra);
        return writeOnce(storage, `copy ${id}`, (idempotencyKey) =>
          api.call('POST team/{id}/copy', { params: { id }, idempotencyKey }),
        );
      },
    }),
    remove: build.mutation<null, number>({
      queryFn: async (id, { extra }) => {
        const answer = await platformOf(extra).api.call('DELETE team/{id}', { params: { id } });
        return answer.error ? { error: answer.error } : { data: null };
      },
      invalidatesTags: (_done, error) => (error ? [] : ['Orders']),
    }),
  }),
});

function orderIn(answer: ApiResult<{ order: Order }>) {
  return answer.error ? { error: answer.error } : { data: answer.data.order };
}

export const {
  useOrdersQuery,
  useOrderQuery,
  usePayMutation,
  useCancelMutation,
  useRenameMutation,
  useCopyMutation,
  useRemoveMutation,
} = paymentsApi;

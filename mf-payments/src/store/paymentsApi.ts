import type { BodyOf } from '@euro/api-contract';
import { call, platformBaseQuery, type Waits, write } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';

/** The order, and the address of the return. */
export type PayBody = BodyOf<'POST payments/create'>;

/** Orders of one page of the list. */
export const ORDERS_PAGE = 10;

/** Another name of a team. */
export interface NewName {
  readonly id: number;
  readonly body: BodyOf<'POST team/{id}/name'>;
  /** Messages while it waits for a connection. */
  readonly waits: Waits;
}

/** Key of a team's name, also for changes that wait for a connection; the section of the team uses the same. */
export const aboutName = (id: number) => `name ${id}`;

const orderOf = (id: number) => ({ type: 'Order', id }) as const;

/** Orders of the API, and actions on teams. The teams themselves are in the portal's state (`state.myTeams`). */
export const paymentsApi = createApi({
  reducerPath: 'payments',
  baseQuery: platformBaseQuery,
  tagTypes: ['Orders', 'Order'],
  endpoints: (build) => ({
    orders: build.query({
      ...call('GET payments', ({ page, size = ORDERS_PAGE }: { page: number; size?: number }) => ({
        query: { pageNumber: page, pageRecords: size },
      })),
      providesTags: ['Orders'],
    }),
    order: build.query({
      ...call(
        'GET payments/{id}',
        (id: number) => ({ params: { id } }),
        ({ order }) => order,
      ),
      providesTags: (_order, _error, id) => [orderOf(id)],
    }),
    pay: build.mutation({
      ...write('POST payments/create', (body: PayBody) => ({ body })),
      invalidatesTags: ['Orders'],
    }),
    cancel: build.mutation({
      ...call(
        'POST payments/cancel',
        (paymentId: number) => ({ body: { paymentId } }),
        ({ order }) => order,
      ),
      invalidatesTags: (_order, _error, id) => ['Orders', orderOf(id)],
    }),
    // An order has the team's name at the time of the order.
    rename: build.mutation(
      write('POST team/{id}/name', ({ id, body, waits }: NewName) => ({
        params: { id },
        body,
        about: aboutName(id),
        waits,
      })),
    ),
    copy: build.mutation(write('POST team/{id}/copy', (id: number) => ({ params: { id } }))),
    remove: build.mutation({
      ...call('DELETE team/{id}', (id: number) => ({ params: { id } })),
      invalidatesTags: (_done, error) => (error ? [] : ['Orders']),
    }),
  }),
});

export const {
  useOrdersQuery,
  useOrderQuery,
  usePayMutation,
  useCancelMutation,
  useRenameMutation,
  useCopyMutation,
  useRemoveMutation,
} = paymentsApi;

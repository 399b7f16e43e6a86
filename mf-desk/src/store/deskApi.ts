import type { BodyOf, QueryOf, ResponseOf } from '@euro/api-contract';
import { type ApiFailure, type ApiResult, newIdempotencyKey, type Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** The store hands the platform it was made with to every query. */
function apiOf(extra: unknown): Platform['api'] {
  return (extra as Platform).api;
}

/** The store takes plain objects with `data` or `error`. */
function asAnswer<T>(answer: ApiResult<T>): { data: T } | { error: ApiFailure } {
  return answer.error ? { error: answer.error } : { data: answer.data };
}

type Reason = { readonly reason: string };
type MatchdayAction = 'settle' | 'confirm' | 'reopen';

/** What operators and the help desk see and do; every action is kept in the audit log, which is asked again after it. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Overview', 'Users', 'Coupons', 'Orders', 'Pages', 'Corrections', 'Audit', 'Tickets', 'Ticket'],
  keepUnusedDataFor: 30,
  endpoints: (build) => ({
    overview: build.query<ResponseOf<'GET admin/overview'>, void>({
      queryFn: async (_, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/overview', { signal })),
      providesTags: ['Overview'],
    }),
    matchday: build.mutation<unknown, { weekId: number; action: MatchdayAction } & Reason>({
      queryFn: async ({ weekId, action, reason }, { extra }) =>
        asAnswer(
          await apiOf(extra).call(`POST admin/matchdays/{weekId}/${action}`, {
            params: { weekId },
            body: { reason },
          }),
        ),
      invalidatesTags: ['Overview', 'Audit'],
    }),
    users: build.query<ResponseOf<'GET admin/users'>, QueryOf<'GET admin/users'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/users', { query, signal })),
      providesTags: ['Users'],
    }),
    setRoles: build.mutation<
      ResponseOf<'PUT admin/users/{id}/roles'>,
      { id: number } & BodyOf<'PUT admin/users/{id}/roles'>
    >({
      queryFn: async ({ id, ...body }, { extra }) =>
        asAnswer(await apiOf(extra).call('PUT admin/users/{id}/roles', { params: { id }, body })),
      invalidatesTags: ['Users', 'Overview', 'Audit'],
    }),
    signOutUser: build.mutation<unknown, { id: number } & Reason>({
      queryFn: async ({ id, reason }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/users/{id}/sign-out', { params: { id }, body: { reason } }),
        ),
      invalidatesTags: ['Audit'],
    }),
    coupons: build.query<ResponseOf<'GET admin/coupons'>, QueryOf<'GET admin/coupons'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/coupons', { query, signal })),
      providesTags: ['Coupons'],
    }),
    makeCoupons: build.mutation<ResponseOf<'POST admin/coupons'>, BodyOf<'POST admin/coupons'>>({
      queryFn: async (body, { extra }) => asAnswer(await apiOf(extra).call('POST admin/coupons', { body })),
      invalidatesTags: ['Coupons', 'Audit'],
    }),
    withdrawCoupon: build.mutation<unknown, { id: number } & Reason>({
      queryFn: async ({ id, reason }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/coupons/{id}/withdraw', { params: { id }, body: { reason } }),
        ),
      invalidatesTags: ['Coupons', 'Audit'],
    }),
    orders: build.query<ResponseOf<'GET admin/orders'>, QueryOf<'GET admin/orders'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/orders', { query, signal })),
      providesTags: ['Orders'],
    }),
    refund: build.mutation<ResponseOf<'POST admin/orders/{id}/refund'>, { id: number } & Reason>({
      queryFn: async ({ id, reason }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/orders/{id}/refund', { params: { id }, body: { reason } }),
        ),
      invalidatesTags: ['Orders', 'Overview', 'Audit'],
    }),
    checkOrder: build.mutation<ResponseOf<'POST admin/orders/{id}/check'>, number>({
      queryFn: async (id, { extra }) =>
        asAnswer(await apiOf(extra).call('POST admin/orders/{id}/check', { params: { id } })),
      invalidatesTags: ['Orders', 'Overview'],
    }),
    settleOrder: build.mutation<ResponseOf<'POST admin/orders/{id}/settle'>, { id: number } & Reason>({
      queryFn: async ({ id, reason }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/orders/{id}/settle', { params: { id }, body: { reason } }),
        ),
      invalidatesTags: ['Orders', 'Overview', 'Audit'],
    }),
    pages: build.query<ResponseOf<'GET admin/pages'>, void>({
      queryFn: async (_, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/pages', { signal })),
      providesTags: ['Pages'],
    }),
    savePage: build.mutation<
      ResponseOf<'PUT admin/pages/{slug}'>,
      { slug: string } & BodyOf<'PUT admin/pages/{slug}'>
    >({
      queryFn: async ({ slug, ...body }, { extra }) =>
        asAnswer(await apiOf(extra).call('PUT admin/pages/{slug}', { params: { slug }, body })),
      // What was kept stands there before the notice that it was: nobody sees his old text in between.
      async onQueryStarted({ slug }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const { page } = saved.data;
        dispatch(
          deskApi.util.updateQueryData('pages', undefined, (known) => {
            known.pages = known.pages.map((one) => (one.slug === slug ? page : one));
          }),
        );
      },
      // A refusal may mean that somebody else was quicker.
      invalidatesTags: (_answer, error) => [error ? 'Pages' : 'Audit'],
    }),
    corrections: build.query<ResponseOf<'GET admin/corrections'>, QueryOf<'GET admin/corrections'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/corrections', { query, signal })),
      providesTags: ['Corrections'],
    }),
    /** What both squads did in a match, figure by figure. */
    figures: build.query<ResponseOf<'GET admin/matches/{id}/figures'>, number>({
      queryFn: async (id, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/matches/{id}/figures', { params: { id }, signal })),
      providesTags: ['Corrections'],
    }),
    correct: build.mutation<ResponseOf<'POST admin/corrections'>, BodyOf<'POST admin/corrections'>>({
      queryFn: async (body, { extra }) =>
        asAnswer(await apiOf(extra).call('POST admin/corrections', { body })),
      invalidatesTags: ['Corrections', 'Overview', 'Audit'],
    }),
    audit: build.query<ResponseOf<'GET admin/audit'>, QueryOf<'GET admin/audit'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/audit', { query, signal })),
      providesTags: ['Audit'],
    }),
    tickets: build.query<ResponseOf<'GET admin/help'>, QueryOf<'GET admin/help'>>({
      queryFn: async (query, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/help', { query, signal })),
      providesTags: ['Tickets'],
    }),
    ticket: build.query<ResponseOf<'GET admin/help/{id}'>, number>({
      queryFn: async (id, { extra, signal }) =>
        asAnswer(await apiOf(extra).call('GET admin/help/{id}', { params: { id }, signal })),
      providesTags: (_answer, _error, id) => [{ type: 'Ticket', id }],
    }),
    answerTicket: build.mutation<
      ResponseOf<'POST admin/help/{id}'>,
      { id: number; body: string; idempotencyKey?: string }
    >({
      queryFn: async ({ id, body, idempotencyKey = newIdempotencyKey() }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/help/{id}', { params: { id }, body: { body }, idempotencyKey }),
        ),
      invalidatesTags: (_answer, _error, { id }) => ['Tickets', { type: 'Ticket', id }, 'Overview'],
    }),
    setTicketStatus: build.mutation<
      ResponseOf<'POST admin/help/{id}/status'>,
      { id: number; status: 'open' | 'closed' }
    >({
      queryFn: async ({ id, status }, { extra }) =>
        asAnswer(
          await apiOf(extra).call('POST admin/help/{id}/status', { params: { id }, body: { status } }),
        ),
      invalidatesTags: (_answer, _error, { id }) => ['Tickets', { type: 'Ticket', id }, 'Overview'],
    }),
  }),
});

export const {
  useOverviewQuery,
  useMatchdayMutation,
  useUsersQuery,
  useSetRolesMutation,
  useSignOutUserMutation,
  useCouponsQuery,
  useMakeCouponsMutation,
  useWithdrawCouponMutation,
  useOrdersQuery,
  useRefundMutation,
  useCheckOrderMutation,
  useSettleOrderMutation,
  usePagesQuery,
  useSavePageMutation,
  useCorrectionsQuery,
  useFiguresQuery,
  useCorrectMutation,
  useAuditQuery,
  useTicketsQuery,
  useTicketQuery,
  useAnswerTicketMutation,
  useSetTicketStatusMutation,
} = deskApi;

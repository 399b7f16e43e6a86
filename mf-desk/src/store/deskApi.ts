import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call, platformBaseQuery, write } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';

type Reason = { readonly reason: string };
/** One of several that are sent one after the other: who sends them fetches the lists again at the end. */
type Part = { readonly isPart?: true };
type ReasonedAction = Reason & Part & { readonly id: number };
type MatchdayAction = 'settle' | 'confirm' | 'reopen';

/** How a pack is imported, wherever it comes from. */
export type ImportChoices = Omit<BodyOf<'POST admin/competitions/import'>, 'pack'>;
const formFlag = (isSet: boolean | undefined) => (isSet ? ('true' as const) : ('false' as const));

const TAGS = [
  'Overview',
  'Approvals',
  'Users',
  'User',
  'Coupons',
  'Orders',
  'Refunds',
  'Pages',
  'Corrections',
  'Audit',
  'Complaints',
  'Announcements',
  'Winners',
  'Tickets',
  'Ticket',
  'Competitions',
  'Work',
] as const;
type Tag = (typeof TAGS)[number];

/** The lists that an action changes, unless it is one of several. */
const changes =
  <T extends Tag>(...tags: readonly T[]) =>
  (_answer: unknown, _error: unknown, { isPart }: Part): readonly T[] =>
    isPart ? [] : tags;
const withReason = ({ id, reason }: ReasonedAction) => ({ params: { id }, body: { reason } });
const ticketTags = (_answer: unknown, _error: unknown, { id }: { readonly id: number }) =>
  ['Tickets', { type: 'Ticket', id }, 'Overview'] as const;

/** Queries and actions of operators and support; every action is in the audit log, which is fetched again after it. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: platformBaseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 30,
  endpoints: (build) => ({
    overview: build.query({ ...call('GET admin/overview', {}), providesTags: ['Overview'] }),
    faults: build.query({ ...call('GET admin/faults', {}) }),
    matchday: build.mutation({
      query: ({ weekId, action, reason }: { weekId: number; action: MatchdayAction } & Reason) =>
        call(`POST admin/matchdays/{weekId}/${action}`, { params: { weekId }, body: { reason } }).query(),
      invalidatesTags: ['Overview', 'Audit'],
    }),
    openMatchday: build.mutation({
      ...call(
        'POST admin/matchdays/{weekId}/open',
        ({ weekId, ...body }: { weekId: number } & BodyOf<'POST admin/matchdays/{weekId}/open'>) => ({
          params: { weekId },
          body,
        }),
      ),
      invalidatesTags: ['Overview', 'Audit', 'Competitions'],
    }),
    decideHeld: build.mutation({
      ...call(
        'POST admin/held/{id}/decide',
        ({ id, ...body }: { id: number } & BodyOf<'POST admin/held/{id}/decide'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: (_answer, _error, { isDryRun }) =>
        isDryRun ? [] : ['Overview', 'Audit', 'Competitions'],
    }),
    users: build.query({
      ...call('GET admin/users', (query: QueryOf<'GET admin/users'>) => ({ query })),
      providesTags: ['Users'],
    }),
    user: build.query({
      ...call('GET admin/users/{id}', (id: number) => ({ params: { id } })),
      providesTags: ['User'],
    }),
    setRoles: build.mutation({
      ...call(
        'PUT admin/users/{id}/roles',
        ({ id, ...body }: { id: number } & BodyOf<'PUT admin/users/{id}/roles'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: ['Users', 'User', 'Overview', 'Audit'],
    }),
    signOutUser: build.mutation({
      ...call('POST admin/users/{id}/sign-out', withReason),
      invalidatesTags: changes('User', 'Audit'),
    }),
    /** Leaves the roles that it does not name as they are. */
    giveAndTakeRoles: build.mutation({
      ...call(
        'POST admin/users/{id}/roles',
        ({ id, isPart: _, ...body }: Part & { id: number } & BodyOf<'POST admin/users/{id}/roles'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: changes('Users', 'User', 'Overview', 'Audit'),
    }),
    coupons: build.query({
      ...call('GET admin/coupons', (query: QueryOf<'GET admin/coupons'>) => ({ query })),
      providesTags: ['Coupons'],
    }),
    makeCoupons: build.mutation({
      ...call('POST admin/coupons', (body: BodyOf<'POST admin/coupons'>) => ({ body })),
      invalidatesTags: ['Coupons', 'Audit'],
    }),
    withdrawCoupon: build.mutation({
      ...call('POST admin/coupons/{id}/withdraw', withReason),
      invalidatesTags: changes('Coupons', 'Audit'),
    }),
    orders: build.query({
      ...call('GET admin/orders', (query: QueryOf<'GET admin/orders'>) => ({ query })),
      providesTags: ['Orders'],
    }),
    refund: build.mutation({
      ...call(
        'POST admin/orders/{id}/refund',
        ({ id, isPart: _, ...body }: Part & { id: number } & BodyOf<'POST admin/orders/{id}/refund'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: changes('Orders', 'User', 'Overview', 'Audit'),
    }),
    checkOrder: build.mutation({
      ...call('POST admin/orders/{id}/check', (id: number) => ({ params: { id } })),
      invalidatesTags: ['Orders', 'Overview'],
    }),
    settleOrder: build.mutation({
      ...call('POST admin/orders/{id}/settle', withReason),
      invalidatesTags: changes('Orders', 'User', 'Overview', 'Audit'),
    }),
    pages: build.query({ ...call('GET admin/pages', {}), providesTags: ['Pages'] }),
    savePage: build.mutation({
      ...call(
        'PUT admin/pages/{slug}',
        ({ slug, ...body }: { slug: string } & BodyOf<'PUT admin/pages/{slug}'>) => ({
          params: { slug },
          body,
        }),
      ),
      // The saved text is rendered before the notice, so that the old text never appears in between.
      async onQueryStarted({ slug }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        const { page } = result.data;
        dispatch(
          deskApi.util.updateQueryData('pages', undefined, (cache) => {
            cache.pages = cache.pages.map((one) => (one.slug === slug ? page : one));
          }),
        );
      },
      // After a refusal the page may have been changed by another user.
      invalidatesTags: (_answer, error) => [error ? 'Pages' : 'Audit'],
    }),
    corrections: build.query({
      ...call('GET admin/corrections', (query: QueryOf<'GET admin/corrections'>) => ({ query })),
      providesTags: ['Corrections'],
    }),
    /** Figures of both squads in a match. */
    figures: build.query({
      ...call('GET admin/matches/{id}/figures', (id: number) => ({ params: { id } })),
      providesTags: ['Corrections'],
    }),
    correct: build.mutation({
      ...call(
        'POST admin/corrections',
        ({ isPart: _, ...body }: Part & BodyOf<'POST admin/corrections'>) => ({ body }),
      ),
      invalidatesTags: changes('Corrections', 'Overview', 'Audit'),
    }),
    competitions: build.query({ ...call('GET admin/competitions', {}), providesTags: ['Competitions'] }),
    setCompetitionState: build.mutation({
      ...call(
        'POST admin/competitions/{id}/state',
        ({ id, ...body }: { id: number } & BodyOf<'POST admin/competitions/{id}/state'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: ['Competitions', 'Audit'],
    }),
    settings: build.query({
      ...call('GET admin/competitions/{id}/settings', (id: number) => ({ params: { id } })),
      providesTags: ['Competitions'],
    }),
    changeSettings: build.mutation({
      ...call(
        'PUT admin/competitions/{id}/settings',
        ({ id, ...body }: { id: number } & BodyOf<'PUT admin/competitions/{id}/settings'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: (_answer, _error, { isDryRun }) => (isDryRun ? [] : ['Competitions', 'Audit']),
    }),
    setFourEyes: build.mutation({
      ...call(
        'PUT admin/competitions/{id}/four-eyes',
        ({ id, ...body }: { id: number } & BodyOf<'PUT admin/competitions/{id}/four-eyes'>) => ({
          params: { id },
          body,
        }),
      ),
      invalidatesTags: ['Competitions', 'Audit'],
    }),
    importPack: build.mutation({
      ...call('POST admin/competitions/import', (body: BodyOf<'POST admin/competitions/import'>) => ({
        body,
      })),
      // A dry run changes nothing.
      invalidatesTags: (answer) => (answer?.isDone ? [...TAGS] : []),
    }),
    importUpload: build.mutation({
      ...call(
        'POST admin/competitions/upload',
        ({ zip, reason, ...flags }: { zip: File } & ImportChoices) => ({
          body: {
            isDryRun: formFlag(flags.isDryRun),
            takePages: formFlag(flags.takePages),
            takeSettings: formFlag(flags.takeSettings),
            closes: formFlag(flags.closes),
            reopens: formFlag(flags.reopens),
            reason,
          },
          files: { pack: zip },
        }),
      ),
      invalidatesTags: (answer) => (answer?.isDone ? [...TAGS] : []),
    }),
    work: build.query({ ...call('GET admin/work', {}), providesTags: ['Work'] }),
    retryWork: build.mutation({
      ...call(
        'POST admin/work/{kind}/retry',
        ({ kind, ...body }: { kind: string } & BodyOf<'POST admin/work/{kind}/retry'>) => ({
          params: { kind },
          body,
        }),
      ),
      invalidatesTags: ['Work', 'Audit'],
    }),
    audit: build.query({
      ...call('GET admin/audit', (query: QueryOf<'GET admin/audit'>) => ({ query })),
      providesTags: ['Audit'],
    }),
    tickets: build.query({
      ...call('GET admin/help', (query: QueryOf<'GET admin/help'>) => ({ query })),
      providesTags: ['Tickets'],
    }),
    ticket: build.query({
      ...call('GET admin/help/{id}', (id: number) => ({ params: { id } })),
      providesTags: (_answer, _error, id) => [{ type: 'Ticket', id }],
    }),
    answerTicket: build.mutation({
      ...write('POST admin/help/{id}', ({ id, body }: { id: number; body: string }) => ({
        params: { id },
        body: { body },
      })),
      invalidatesTags: ticketTags,
    }),
    setTicketStatus: build.mutation({
      ...call('POST admin/help/{id}/status', ({ id, status }: { id: number; status: 'open' | 'closed' }) => ({
        params: { id },
        body: { status },
      })),
      invalidatesTags: ticketTags,
    }),
  }),
});

export const {
  useOverviewQuery,
  useFaultsQuery,
  useMatchdayMutation,
  useOpenMatchdayMutation,
  useDecideHeldMutation,
  useUsersQuery,
  useUserQuery,
  useSetRolesMutation,
  useGiveAndTakeRolesMutation,
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
  useCompetitionsQuery,
  useSetCompetitionStateMutation,
  useSettingsQuery,
  useChangeSettingsMutation,
  useSetFourEyesMutation,
  useImportPackMutation,
  useImportUploadMutation,
  useWorkQuery,
  useRetryWorkMutation,
  useAuditQuery,
  useTicketsQuery,
  useTicketQuery,
  useAnswerTicketMutation,
  useSetTicketStatusMutation,
} = deskApi;

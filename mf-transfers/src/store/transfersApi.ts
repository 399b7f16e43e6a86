import type { BodyOf, ChangedTeam, TeamView } from '@euro/api-contract';
import type { ApiFailure, Platform } from '@euro/platform';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

/** What queries of this remote are given: the platform it was mounted with. */
export interface StoreExtra {
  readonly platform: Platform;
}

function apiOf(extra: unknown): Platform['api'] {
  return (extra as StoreExtra).platform.api;
}

/** Transfers on their way to the server, under a key that makes a repetition harmless. */
export interface Confirmation {
  readonly id: number;
  readonly body: BodyOf<'POST team/transfers/{id}'>;
  readonly idempotencyKey: string;
}

/** The open matchday's confirmed transfers, to be undone. */
export interface Reset {
  readonly id: number;
  /** The matchday it is meant for. */
  readonly weekId: number;
  readonly idempotencyKey: string;
}

/** The server's answers about the team; errors carry the API's code. */
export const transfersApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: ['Team'],
  endpoints: (build) => ({
    team: build.query<TeamView, number>({
      queryFn: (id, { extra, signal }) =>
        apiOf(extra).call('GET team/{id}', { params: { id }, query: { transfersWithMeta: 1 }, signal }),
      providesTags: ['Team'],
    }),
    confirm: build.mutation<ChangedTeam, Confirmation>({
      queryFn: ({ id, body, idempotencyKey }, { extra }) =>
        apiOf(extra).call('POST team/transfers/{id}', { params: { id }, body, idempotencyKey }),
    }),
    reset: build.mutation<ChangedTeam, Reset>({
      queryFn: ({ id, weekId, idempotencyKey }, { extra }) =>
        apiOf(extra).call('POST team/transfers/{id}/reset', {
          params: { id },
          body: { weekId },
          idempotencyKey,
        }),
      invalidatesTags: ['Team'],
    }),
  }),
});

/** The one confirmation on its way, also for who did not send it. */
export const CONFIRMING = { fixedCacheKey: 'confirm' };

export const { useTeamQuery, useConfirmMutation, useResetMutation } = transfersApi;

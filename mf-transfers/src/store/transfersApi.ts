import type { BodyOf } from '@euro/api-contract';
import { call, platformBaseQuery, type Waits, write } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Transfers sent to the server, with the key that the draft stores until the outcome is known. */
export interface Confirmation {
  readonly id: number;
  readonly body: BodyOf<'POST team/transfers/{id}'>;
  readonly idempotencyKey: string;
  /** Messages while it waits for a connection; without them the confirmation does not wait. */
  readonly waits?: Waits;
}

/** The open matchday's confirmed transfers, to be undone. */
export interface Reset {
  readonly id: number;
  /** The matchday it is meant for. */
  readonly weekId: number;
}

/** A reset after another confirmation is another one. */
export const aboutTransfers = (teamId: number) => `transfers ${teamId}`;

/** The server's answers about the team; errors carry the API's code. */
export const transfersApi = createApi({
  reducerPath: 'server',
  baseQuery: platformBaseQuery,
  tagTypes: ['Team'],
  endpoints: (build) => ({
    team: build.query({
      ...call('GET team/{id}', (id: number) => ({ params: { id }, query: { transfersWithMeta: 1 } })),
      providesTags: ['Team'],
    }),
    confirm: build.mutation(
      write('POST team/transfers/{id}', ({ id, body, idempotencyKey, waits }: Confirmation) => ({
        params: { id },
        body,
        idempotencyKey,
        about: aboutTransfers(id),
        ...(waits && { waits }),
      })),
    ),
    reset: build.mutation({
      ...write('POST team/transfers/{id}/reset', ({ id, weekId }: Reset) => ({
        params: { id },
        body: { weekId },
        about: aboutTransfers(id),
      })),
      invalidatesTags: ['Team'],
    }),
  }),
});

export const { useTeamQuery, useResetMutation } = transfersApi;

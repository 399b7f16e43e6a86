import type { BodyOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

type Action = 'suspend' | 'restore';
type ActionBody<A extends Action> = { readonly id: number } & BodyOf<`POST admin/users/{id}/${A}`>;

const CHANGED = ['Users', 'User', 'Audit', 'Tickets', 'Ticket'] as const;

/** Needed only by the dialogs that suspend an account. */
const suspensionApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    suspendUser: build.mutation({
      ...call('POST admin/users/{id}/suspend', ({ id, ...body }: ActionBody<'suspend'>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: CHANGED,
    }),
    restoreUser: build.mutation({
      ...call('POST admin/users/{id}/restore', ({ id, ...body }: ActionBody<'restore'>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useSuspendUserMutation, useRestoreUserMutation } = suspensionApi;

import type { BodyOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

type Action = 'erase' | 'merge';
type ActionBody<A extends Action> = { readonly id: number } & BodyOf<`POST admin/users/{id}/${A}`>;

const CHANGED = ['Users', 'User', 'Audit', 'Tickets', 'Overview'] as const;

/** Needed only by the dialogs that remove an account. */
const removalApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    eraseUser: build.mutation({
      ...call('POST admin/users/{id}/erase', ({ id, ...body }: ActionBody<'erase'>) => ({
        params: { id },
        body,
      })),
      // The page of the account is left, too.
      invalidatesTags: ['Users', 'Audit', 'Tickets', 'Overview'],
    }),
    mergeUser: build.mutation({
      ...call('POST admin/users/{id}/merge', ({ id, ...body }: ActionBody<'merge'>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: CHANGED,
    }),
  }),
});

export const { useEraseUserMutation, useMergeUserMutation } = removalApi;

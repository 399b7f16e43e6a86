import type { BodyOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

/** Calls that wait for a second person. */
const approvalsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    approvals: build.query({ ...call('GET admin/approvals', {}), providesTags: ['Approvals'] }),
    decideApproval: build.mutation({
      ...call(
        'POST admin/approvals/{id}/decide',
        ({ id, ...body }: { id: number } & BodyOf<'POST admin/approvals/{id}/decide'>) => ({
          params: { id },
          body,
        }),
      ),
      // What was approved may have changed any list. After a refusal somebody else may have decided.
      invalidatesTags: (answer) => [
        ...(['Approvals', 'Overview', 'Audit'] as const),
        ...(answer?.isDone
          ? (['Orders', 'Users', 'User', 'Competitions', 'Complaints', 'Pages'] as const)
          : []),
      ],
    }),
    withdrawApproval: build.mutation({
      ...call('POST admin/approvals/{id}/withdraw', ({ id, reason }: { id: number; reason: string }) => ({
        params: { id },
        body: { reason },
      })),
      invalidatesTags: ['Approvals', 'Audit'],
    }),
  }),
});

export const { useApprovalsQuery, useDecideApprovalMutation, useWithdrawApprovalMutation } = approvalsApi;

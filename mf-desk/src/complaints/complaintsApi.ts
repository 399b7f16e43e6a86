import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

/** Needed only by the page of complaints. */
const complaintsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    complaints: build.query({
      ...call('GET admin/complaints', (query: QueryOf<'GET admin/complaints'>) => ({ query })),
      providesTags: ['Complaints'],
    }),
    complaintBackground: build.query({
      ...call('GET admin/complaints/{id}', (id: number) => ({ params: { id } })),
      providesTags: ['Complaints'],
    }),
    askColleague: build.mutation({
      ...call('POST admin/complaints/{id}/ask', ({ id, ask }: { id: number; ask: boolean }) => ({
        params: { id },
        body: { ask },
      })),
      invalidatesTags: ['Complaints'],
    }),
    decideComplaint: build.mutation({
      ...call(
        'POST admin/complaints/{id}/decide',
        ({ id, ...body }: { id: number } & BodyOf<'POST admin/complaints/{id}/decide'>) => ({
          params: { id },
          body,
        }),
      ),
      // After a refusal somebody else may have decided.
      invalidatesTags: ['Complaints', 'Overview', 'Audit', 'Tickets', 'Ticket'],
    }),
  }),
});

export const {
  useAskColleagueMutation,
  useComplaintBackgroundQuery,
  useComplaintsQuery,
  useDecideComplaintMutation,
} = complaintsApi;

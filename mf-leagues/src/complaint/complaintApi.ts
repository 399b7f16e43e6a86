import type { ComplaintReason } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { leaguesApi } from '../store/leaguesApi.js';

/** What a complaint is about: a league, a message of it, or a team. */
export type ComplaintSubject =
  | { readonly leagueId: number; readonly commentId?: number }
  | { readonly teamId: number };

/** Needed only by the dialog in which users complain. */
const complaintApi = leaguesApi.injectEndpoints({
  endpoints: (build) => ({
    complain: build.mutation({
      query: ({ about, reason }: { about: ComplaintSubject; reason: ComplaintReason }) => {
        if ('teamId' in about)
          return call('POST team/{id}/complaint', { params: { id: about.teamId }, body: { reason } }).query();
        const { leagueId: id, ...comment } = about;
        return call('POST league/{id}/complaint', { params: { id }, body: { ...comment, reason } }).query();
      },
    }),
  }),
});

export const { useComplainMutation } = complaintApi;

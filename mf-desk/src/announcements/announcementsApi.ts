import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

/** Needed only by the page of announcements. */
const announcementsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    announcements: build.query({
      ...call('GET admin/announcements', (query: QueryOf<'GET admin/announcements'>) => ({ query })),
      providesTags: ['Announcements'],
    }),
    audience: build.query({
      ...call('GET admin/announcements/audience', (query: QueryOf<'GET admin/announcements/audience'>) => ({
        query,
      })),
    }),
    announce: build.mutation({
      ...call('POST admin/announcements', (body: BodyOf<'POST admin/announcements'>) => ({ body })),
      invalidatesTags: ['Announcements', 'Audit'],
    }),
    endAnnouncement: build.mutation({
      ...call('POST admin/announcements/{id}/end', ({ id, reason }: { id: number; reason: string }) => ({
        params: { id },
        body: { reason },
      })),
      invalidatesTags: ['Announcements', 'Audit'],
    }),
  }),
});

export const { useAnnouncementsQuery, useAudienceQuery, useAnnounceMutation, useEndAnnouncementMutation } =
  announcementsApi;

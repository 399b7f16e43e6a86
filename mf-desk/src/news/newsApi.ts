import type { BodyOf, QueryOf } from '@euro/api-contract';
import { call } from '@euro/platform/redux';
import { deskApi } from '../store/deskApi.js';

/** Needed only by the part of news on the page of corrections. */
const newsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    newsEdits: build.query({
      ...call('GET admin/news', (query: QueryOf<'GET admin/news'>) => ({ query })),
      providesTags: ['Corrections'],
    }),
    writeNews: build.mutation({
      ...call('POST admin/news', (body: BodyOf<'POST admin/news'>) => ({ body })),
      invalidatesTags: ['Corrections', 'Audit'],
    }),
  }),
});

export const { useNewsEditsQuery, useWriteNewsMutation } = newsApi;

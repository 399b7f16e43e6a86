import type { BodyOf, League } from '@euro/api-contract';
import { call, platformBaseQuery, type Waits, write } from '@euro/platform/redux';
import { createApi } from '@reduxjs/toolkit/query/react';
import { PAGE_SIZE, SEARCH_SIZE } from '../domain/leagueView.js';

/** One page of a league's table. */
export interface TableQuery {
  readonly id: number;
  /** One matchday; null = all of them. */
  readonly week: number | null;
  readonly page: number;
}

/** A team of a league. */
export interface Seat {
  readonly leagueId: number;
  readonly teamId: number;
}

const leagueOf = (id: number) => ({ type: 'League', id }) as const;
/** Changes of one league overwrite each other; its settings and its seats are each apart. */
const aboutLeague = (id: number) => `league ${id}`;
/** A setting of a league, also while its change waits for a connection. */
export const aboutSetting = (id: number, setting: string) => `league ${id} ${setting}`;
/** Key of a team's membership, also for changes that wait for a connection. */
export const aboutSeat = ({ leagueId, teamId }: Seat) => `seat ${leagueId} ${teamId}`;

/** Settings that are changed without a dialog, and may wait for a connection. */
export type SettingName = keyof Pick<League, 'name' | 'weekId' | 'mode' | 'findable'>;

/** A change of one setting. */
export interface SettingChange {
  readonly id: number;
  readonly setting: SettingName | 'admin';
  readonly body: BodyOf<'PUT league/{id}'>;
  /** Messages while it waits for a connection; without them the change does not wait. */
  readonly waits?: Waits;
}

/** A team that joins or leaves a league. */
export interface SeatChange extends Seat {
  /** The code it was invited with. */
  readonly code?: string | undefined;
  /** Messages while it waits for a connection; without them the change does not wait. */
  readonly waits?: Waits;
}
const LEAGUE_CHANGED = ['Mine', 'League', 'Found'] as const;

/** Duels of one matchday that are shown at most. */
const MOST_DUELS = 100;

/** Leagues as the API returns them, remembered until something moves. */
export const leaguesApi = createApi({
  reducerPath: 'leagues',
  baseQuery: platformBaseQuery,
  tagTypes: ['Mine', 'League', 'Found'],
  endpoints: (build) => ({
    mine: build.query({
      ...call(
        'GET leagues/{userOrTeamId}',
        (userOrTeamId: number) => ({ params: { userOrTeamId } }),
        ({ leagues }) => leagues,
      ),
      providesTags: ['Mine'],
    }),
    table: build.query({
      ...call('GET league/{id}', ({ id, week, page }: TableQuery) => ({
        params: { id },
        query: { weekId: week ?? -1, pageNumber: page, pageRecords: PAGE_SIZE },
      })),
      providesTags: (_answer, _error, { id }) => [leagueOf(id)],
    }),
    history: build.query({
      ...call('GET league/{id}/history', (id: number) => ({ params: { id } })),
      providesTags: (_answer, _error, id) => [leagueOf(id)],
    }),
    duels: build.query({
      ...call('GET league/{id}/matches', ({ id, week }: { id: number; week: number }) => ({
        params: { id },
        query: { weekId: week, pageNumber: 1, pageRecords: MOST_DUELS },
      })),
      providesTags: (_answer, _error, { id }) => [leagueOf(id)],
    }),
    cup: build.query({
      ...call(
        'GET league/{id}/cup',
        (id: number) => ({ params: { id } }),
        ({ cup }) => cup,
      ),
      providesTags: (_answer, _error, id) => [leagueOf(id)],
    }),
    removals: build.query({
      ...call(
        'GET league/{id}/removals',
        (id: number) => ({ params: { id } }),
        ({ removals }) => removals,
      ),
      providesTags: (_answer, _error, id) => [leagueOf(id)],
    }),
    search: build.query({
      ...call('GET leagues/search', ({ name, page }: { name: string; page: number }) => ({
        query: { name, pageNumber: page, pageRecords: SEARCH_SIZE },
      })),
      providesTags: ['Found'],
    }),
    invite: build.query({
      ...call(
        'GET leagues/invite/{code}',
        (code: string) => ({ params: { code } }),
        ({ league }) => league,
      ),
      providesTags: ['Found'],
    }),
    join: build.mutation({
      ...write(
        'POST league/{id}/join/{teamId}',
        ({ leagueId, teamId, code, waits }: SeatChange) => ({
          params: { id: leagueId, teamId },
          query: { code },
          about: aboutSeat({ leagueId, teamId }),
          ...(waits && { waits }),
        }),
        ({ league }) => league,
      ),
      invalidatesTags: (_league, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    create: build.mutation({
      ...write(
        'POST league/team/{teamId}',
        ({ teamId, body }: { teamId: number; body: BodyOf<'POST league/team/{teamId}'> }) => ({
          params: { teamId },
          body,
        }),
        ({ league }) => league,
      ),
      invalidatesTags: (_league, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    change: build.mutation({
      ...write(
        'PUT league/{id}',
        ({ id, setting, body, waits }: SettingChange) => ({
          params: { id },
          body,
          about: aboutSetting(id, setting),
          ...(waits && { waits }),
        }),
        ({ league }) => league,
      ),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    renewCode: build.mutation({
      ...write(
        'POST league/{id}/invite',
        (id: number) => ({ params: { id }, about: aboutLeague(id) }),
        ({ league }) => league,
      ),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    drawCup: build.mutation({
      ...write('POST league/{id}/cup', ({ id, weekId }: { id: number; weekId: number }) => ({
        params: { id },
        body: { weekId },
        about: aboutLeague(id),
      })),
      invalidatesTags: (_cup, _error, { id }) => [leagueOf(id)],
    }),
    cancelCup: build.mutation({
      ...write('POST league/{id}/cup/cancel', (id: number) => ({ params: { id }, about: aboutLeague(id) })),
      invalidatesTags: (_done, _error, id) => [leagueOf(id)],
    }),
    setCover: build.mutation({
      ...call(
        'POST league/cover',
        ({ id, picture }: { id: number; picture: File }) => ({
          body: { leagueId: id },
          files: { cover: picture },
        }),
        ({ league }) => league,
      ),
      invalidatesTags: LEAGUE_CHANGED,
    }),
    leave: build.mutation({
      ...write('DELETE league/{leagueId}/{teamId}', seatOf),
      // Its table may no longer be requested.
      invalidatesTags: (_done, error) => (error ? [] : ['Mine', 'Found']),
    }),
    /** As the admin, another one's team. */
    kick: build.mutation({
      ...write('DELETE league/{leagueId}/{teamId}', seatOf),
      invalidatesTags: (_done, error) => (error ? [] : LEAGUE_CHANGED),
    }),
    remove: build.mutation({
      ...write('DELETE league/{id}', (id: number) => ({ params: { id }, about: aboutLeague(id) })),
      invalidatesTags: (_done, error) => (error ? [] : ['Mine', 'Found']),
    }),
  }),
});

function seatOf({ leagueId, teamId, waits }: SeatChange) {
  return { params: { leagueId, teamId }, about: aboutSeat({ leagueId, teamId }), ...(waits && { waits }) };
}

export const {
  useMineQuery,
  useTableQuery,
  useHistoryQuery,
  useDuelsQuery,
  useCupQuery,
  useRemovalsQuery,
  useSearchQuery,
  useInviteQuery,
  useJoinMutation,
  useCreateMutation,
  useChangeMutation,
  useRenewCodeMutation,
  useDrawCupMutation,
  useCancelCupMutation,
  useSetCoverMutation,
  useLeaveMutation,
  useKickMutation,
  useRemoveMutation,
} = leaguesApi;

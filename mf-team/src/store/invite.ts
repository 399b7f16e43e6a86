import type { RemoteStorage } from '@euro/platform';
import { call, write } from '@euro/platform/redux';
import { teamApi } from './teamApi.js';

/** Storage key of the code by which somebody joins a league with the team that is being built. */
const KEY = 'invite';

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Notes an accepted invitation; the league is joined once the team is saved. */
export function noteInvite(storage: RemoteStorage, code: string): void {
  storage.write(KEY, code);
}

/** The code of the accepted invitation; null without one. */
export function readInvite(storage: RemoteStorage): string | null {
  return storage.read(KEY, isCode);
}

export function forgetInvite(storage: RemoteStorage): void {
  storage.remove(KEY);
}

interface Joining {
  readonly leagueId: number;
  readonly teamId: number;
  readonly code: string;
}

/** The calls of an invitation. */
export const inviteApi = teamApi.injectEndpoints({
  endpoints: (build) => ({
    invitePreview: build.query(
      call('GET leagues/invite/{code}/preview', (code: string) => ({ params: { code } })),
    ),
    joinLeague: build.mutation(
      write('POST league/{id}/join/{teamId}', ({ leagueId, teamId, code }: Joining) => ({
        params: { id: leagueId, teamId },
        query: { code },
      })),
    ),
  }),
});

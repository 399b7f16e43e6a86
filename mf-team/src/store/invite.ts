import type { RemoteStorage } from '@euro/platform';
import { call, write } from '@euro/platform/redux';
import { teamApi } from './teamApi.js';

/** Storage keys of the code by which the team that is being built joins a league, or plays a duel. */
const KEYS = { league: 'invite', duel: 'duel' } as const;
export type InviteKind = keyof typeof KEYS;

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Notes an accepted invitation; the league is joined, or the duel begins, once the team is saved. */
export function noteInvite(storage: RemoteStorage, code: string, kind: InviteKind = 'league'): void {
  storage.write(KEYS[kind], code);
}

/** The code of the accepted invitation; null without one. */
export function readInvite(storage: RemoteStorage, kind: InviteKind = 'league'): string | null {
  return storage.read(KEYS[kind], isCode);
}

export function forgetInvite(storage: RemoteStorage, kind: InviteKind = 'league'): void {
  storage.remove(KEYS[kind]);
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
    challenge: build.query(call('GET duel/{code}', (code: string) => ({ params: { code } }))),
    acceptDuel: build.mutation(
      write('POST duel/{code}/join/{teamId}', ({ code, teamId }: Omit<Joining, 'leagueId'>) => ({
        params: { code, teamId },
      })),
    ),
    joinLeague: build.mutation(
      write('POST league/{id}/join/{teamId}', ({ leagueId, teamId, code }: Joining) => ({
        params: { id: leagueId, teamId },
        query: { code },
      })),
    ),
  }),
});

import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';

/** The viewer's own team (the first one is used, spec §6), once it is known. */
export type MyTeamState =
  | { readonly status: 'loading' }
  | { readonly status: 'known'; readonly team: MyTeam | null };

/** Whether the viewer has a team. When the shell could not ask, it is treated as none: the server decides. */
export function useMyTeam(): MyTeamState {
  const mine = useShared(usePlatform().state.myTeams);
  if (mine.status === 'loading') return { status: 'loading' };
  return { status: 'known', team: mine.value?.[0] ?? null };
}

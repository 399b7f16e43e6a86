import { usePlatform, useShared } from '@euro/platform/react';

/** Whether room must be kept for the reader's own team: there is one, or that is still being found out. */
export function useMayHaveTeam(): boolean {
  const { state } = usePlatform();
  const session = useShared(state.session);
  const teams = useShared(state.myTeams);
  return (
    session.status !== 'visitor' &&
    (teams.value === null ? teams.status === 'loading' : teams.value.length > 0)
  );
}

import { usePlatform, useShared } from '@euro/platform/react';

/** True when the user has a team, and while that is loading: room for its row is reserved. */
export function useMayHaveTeam(): boolean {
  const { state } = usePlatform();
  const session = useShared(state.session);
  const teams = useShared(state.myTeams);
  return (
    session.status !== 'visitor' &&
    (teams.value === null ? teams.status === 'loading' : teams.value.length > 0)
  );
}

import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useState } from 'react';

interface TeamChoice {
  readonly teams: readonly MyTeam[];
  /** The chosen team; to begin with the preferred one, or else the first. Null without a team. */
  readonly teamId: number | null;
  readonly choose: (teamId: number) => void;
}

/** Choice of the user's team that joins. */
export function useTeamChoice(preferred: number | null = null): TeamChoice {
  const teams = useShared(usePlatform().state.myTeams).value ?? [];
  const [chosenId, choose] = useState(preferred);
  const team = teams.find(({ id }) => id === chosenId) ?? teams[0];
  return { teams, teamId: team?.id ?? null, choose };
}

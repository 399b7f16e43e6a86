import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { teamTexts } from '../texts/teamTexts.js';

/** Why no further team may be created; null below the limit (`maxTeams`). */
export function useRoom(teams: readonly MyTeam[]): string | null {
  const t = useText(teamTexts);
  const maxTeams = useShared(usePlatform().state.application).value?.maxTeams;
  return maxTeams !== undefined && teams.length >= maxTeams ? t('full', { count: teams.length }) : null;
}

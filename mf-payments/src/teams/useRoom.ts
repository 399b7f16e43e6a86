import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { teamTexts } from '../texts/teamTexts.js';

/** Why nobody may have one more team than these; null while there is room (`maxTeams`). */
export function useRoom(teams: readonly MyTeam[]): string | null {
  const t = useText(teamTexts);
  const most = useShared(usePlatform().state.application).value?.maxTeams;
  return most !== undefined && teams.length >= most ? t('full', { count: teams.length }) : null;
}

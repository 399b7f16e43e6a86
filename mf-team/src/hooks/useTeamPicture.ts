import { type Shared, useTextLanguage } from '@euro/game-ui';

/** What the server draws of a team's matchday, once its deadline has passed. */
export function useTeamPicture(teamId: number, weekId: number): NonNullable<Shared['picture']> {
  const lang = useTextLanguage();
  return {
    // Whole: a path would be a page of the portal.
    address: `${window.location.origin}/share/team/${teamId}/${weekId}.png?lang=${lang}`,
    fileName: `euromanager-${teamId}-${weekId}.png`,
  };
}

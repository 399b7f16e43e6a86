import type { Team } from '@euro/api-contract';
import { menuVisibility } from '@euro/game';
import { useWorld } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';

/** Addresses of the pages that change lineup and squad, and replace one player (spec §2). */
export function useChangePaths(team: Team) {
  const { deadlineWeek } = useWorld().deadline;
  const { navigation } = usePlatform();
  const shows = menuVisibility({ signedIn: true, team, deadlineWeek });
  const lineup = `/team/${team.id}`;
  const market = shows.edit ? `/edit/${team.id}` : `/transfers/${team.id}`;
  if (!navigation.has(market)) return { lineup, market: lineup, replace: () => lineup };
  const replace = (playerId: number) => (shows.edit ? market : `${market}?out=${playerId}`);
  return { lineup, market, replace };
}

import type { Team } from '@euro/api-contract';
import { menuVisibility, type TransferPair } from '@euro/game';
import { useWorld } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { useMemo } from 'react';

/**
 * Addresses of the pages that change lineup and squad, that replace a player or several, and that propose who replaces
 * those who are out (spec §2).
 */
export function useChangePaths(team: Team) {
  const { deadlineWeek } = useWorld().deadline;
  const { navigation } = usePlatform();
  return useMemo(() => {
    const shows = menuVisibility({ signedIn: true, team, deadlineWeek });
    const lineup = `/team/${team.id}`;
    const market = shows.edit ? `/edit/${team.id}` : `/transfers/${team.id}`;
    const toLineup = () => lineup;
    if (!navigation.has(market)) {
      return {
        ...{ lineup, market: lineup, repair: lineup, hasMarket: false },
        ...{ replace: toLineup, prepare: toLineup },
      };
    }
    return {
      lineup,
      market,
      repair: shows.edit ? market : lineup,
      hasMarket: true,
      replace: (playerId: number) => (shows.edit ? market : `${market}?out=${playerId}`),
      prepare(transfers: readonly TransferPair[]) {
        const outIds = transfers.map(({ outId }) => outId);
        const inIds = transfers.map(({ inId }) => inId);
        return `${market}?out=${outIds.join(',')}&in=${inIds.join(',')}`;
      },
    };
  }, [team, deadlineWeek, navigation]);
}

import { followPoints } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { ALL_WEEKS } from '../model/rankingView.js';
import { createRankingsStore } from './createRankingsStore.js';
import { rankingOf, rankingsApi } from './rankingsApi.js';

/** What is known of the rankings while they are on screen; asked again as points come in. */
export function RankingsStore({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => createRankingsStore(platform));

  useEffect(() => {
    const forget = () => {
      store.dispatch(rankingsApi.util.invalidateTags(['Ranking']));
    };
    // What moved in a matchday moves the overall rankings after it as well, and none before.
    const forgetFrom = (weekIds: readonly number[]) => {
      const weeks = platform.state.matches.value.value?.weeks ?? [];
      const moved = weeks.filter(({ weekId }) => weekId >= Math.min(...weekIds));
      const tags = [...moved.map(({ weekId }) => weekId), ALL_WEEKS, 'course' as const].map(rankingOf);
      store.dispatch(rankingsApi.util.invalidateTags(tags));
    };
    const stops = [
      followPoints(platform.bus, forgetFrom),
      platform.bus.on('matchday.locked@1', forget),
      platform.bus.on('team.renamed@1', forget),
      platform.bus.on('leagues.joined@1', forget),
      platform.bus.on('leagues.left@1', forget),
      platform.bus.on('leagues.created@1', forget),
    ];
    return () => {
      for (const stop of stops) stop();
      // Timers of answers kept for later end with the page.
      store.dispatch(rankingsApi.util.resetApiState());
    };
  }, [platform, store]);

  return <Provider store={store}>{children}</Provider>;
}

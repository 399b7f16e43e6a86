import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createRankingsStore } from './createRankingsStore.js';
import { rankingsApi } from './rankingsApi.js';

/** What is known of the rankings while they are on screen; asked again once a matchday has new points. */
export function RankingsStore({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => createRankingsStore(platform));

  useEffect(() => {
    const forget = () => {
      store.dispatch(rankingsApi.util.invalidateTags(['Ranking']));
    };
    const stops = [
      platform.bus.on('matchday.locked@1', forget),
      platform.bus.on('matchday.scored@1', forget),
      platform.bus.on('team.renamed@1', forget),
    ];
    return () => {
      for (const stop of stops) stop();
      // Timers of answers kept for later end with the page.
      store.dispatch(rankingsApi.util.resetApiState());
    };
  }, [platform, store]);

  return <Provider store={store}>{children}</Provider>;
}

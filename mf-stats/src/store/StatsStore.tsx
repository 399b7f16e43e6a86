import { followPoints } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createStatsStore } from './createStatsStore.js';
import { pointsOf, statsApi } from './statsApi.js';

/** What is known of statistics and matches while they are on screen; asked again as points come in. */
export function StatsStore({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => createStatsStore(platform));

  useEffect(() => {
    const stop = followPoints(platform.bus, (weekIds) => {
      store.dispatch(statsApi.util.invalidateTags([...weekIds.map(pointsOf), pointsOf('all')]));
    });
    return () => {
      stop();
      // Timers of answers kept for later end with the page.
      store.dispatch(statsApi.util.resetApiState());
    };
  }, [platform, store]);

  return <Provider store={store}>{children}</Provider>;
}

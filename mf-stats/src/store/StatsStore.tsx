import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createStatsStore } from './createStatsStore.js';
import { statsApi } from './statsApi.js';

/** What is known of players and matches while they are on screen; asked again once a matchday has new points. */
export function StatsStore({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => createStatsStore(platform));

  useEffect(() => {
    const stop = platform.bus.on('matchday.scored@1', () => {
      store.dispatch(statsApi.util.invalidateTags(['Points']));
    });
    return () => {
      stop();
      // Timers of answers kept for later end with the page.
      store.dispatch(statsApi.util.resetApiState());
    };
  }, [platform, store]);

  return <Provider store={store}>{children}</Provider>;
}

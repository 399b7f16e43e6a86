import { followPoints, RemoteFrame } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { leaguesApi } from '../store/leaguesApi.js';
import { makeStore } from '../store/makeStore.js';

/** What pages and embeds of this remote need above them: store, clock, links and a voice. Tables are asked again as points come in. */
export function LeaguesProviders({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform));
  useEffect(() => {
    const reload = () => {
      store.dispatch(leaguesApi.util.invalidateTags(['Mine', 'League']));
    };
    const stops = [
      followPoints(platform.bus, reload),
      platform.bus.on('matchday.locked@1', reload),
      platform.bus.on('team.renamed@1', reload),
      platform.bus.on('team.badgeChanged@1', reload),
    ];
    return () => {
      for (const stop of stops) stop();
      // After the pages have let go of their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(leaguesApi.util.resetApiState()));
    };
  }, [store, platform]);
  return (
    <Provider store={store}>
      <RemoteFrame>{children}</RemoteFrame>
    </Provider>
  );
}

import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { keepDraft } from '../store/keepDraft.js';
import { makeStore } from '../store/makeStore.js';
import { teamApi } from '../store/teamApi.js';

/** What every page of this remote needs above it: its store, the tournament, the clock, links and a voice. */
export function TeamProviders({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform));
  useEffect(() => {
    const stopKeeping = keepDraft(store, platform.storage);
    return () => {
      stopKeeping();
      // After the pages have let go of their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(teamApi.util.resetApiState()));
    };
  }, [store, platform]);
  return (
    <Provider store={store}>
      <RemoteFrame>
        <WorldProvider>{children}</WorldProvider>
      </RemoteFrame>
    </Provider>
  );
}

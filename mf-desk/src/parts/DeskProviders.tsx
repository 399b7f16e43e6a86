import { RemoteFrame } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { deskApi } from '../store/deskApi.js';
import { makeStore } from '../store/makeStore.js';

/** What pages of this remote need above them: store, clock, links and a voice. */
export function DeskProviders({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform));
  useEffect(
    () => () => {
      // After the pages have let go of their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(deskApi.util.resetApiState()));
    },
    [store],
  );
  return (
    <Provider store={store}>
      <RemoteFrame>{children}</RemoteFrame>
    </Provider>
  );
}

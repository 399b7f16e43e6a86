import { RemoteFrame } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../store/makeStore.js';
import { paymentsApi } from '../store/paymentsApi.js';

/** What pages of this remote need above them: store, clock, links and a voice. */
export function PaymentsProviders({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform));
  useEffect(
    () => () => {
      // After the pages have let go of their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(paymentsApi.util.resetApiState()));
    },
    [store],
  );
  return (
    <Provider store={store}>
      <RemoteFrame>{children}</RemoteFrame>
    </Provider>
  );
}

import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { keepDraft } from '../store/keepDraft.js';
import { makeStore } from '../store/makeStore.js';
import { transfersApi } from '../store/transfersApi.js';

/** What changes the team, its free transfers or its money from elsewhere. */
const CHANGES = ['team.saved@1', 'boosters.played@1', 'matchday.locked@1', 'matchday.scored@1'] as const;

/** What pages and embeds of this remote need above them: store, tournament, clock, links and a voice. */
export function TransferProviders({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const [store] = useState(() => makeStore(platform));
  useEffect(() => {
    const reload = () => {
      store.dispatch(transfersApi.util.invalidateTags(['Team']));
    };
    const stops = [
      keepDraft(store, platform.storage, reload),
      ...CHANGES.map((name) => platform.bus.on(name, reload)),
    ];
    return () => {
      for (const stop of stops) stop();
      // After the pages have let go of their queries: ends the timers that keep answers.
      queueMicrotask(() => store.dispatch(transfersApi.util.resetApiState()));
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

import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { leaguesStore } from '../store/leaguesStore.js';

/** Providers of every page and embed of this remote: store, clock, links and live region. */
export function LeaguesProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={leaguesStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { teamStore } from '../store/teamStore.js';

/** Providers of every page of this remote: store, tournament, clock, links and live region. */
export function TeamProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={teamStore}>
      <RemoteFrame>
        <WorldProvider>{children}</WorldProvider>
      </RemoteFrame>
    </RemoteStore>
  );
}

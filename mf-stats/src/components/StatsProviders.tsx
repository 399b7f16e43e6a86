import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { statsStore } from '../store/statsStore.js';

/** Providers of every page of this remote: its store, and the tournament. */
export function StatsProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={statsStore}>
      <WorldProvider>
        <RemoteFrame>{children}</RemoteFrame>
      </WorldProvider>
    </RemoteStore>
  );
}

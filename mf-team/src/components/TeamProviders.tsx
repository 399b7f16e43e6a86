import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { teamStore } from '../store/teamStore.js';

/** What every page of this remote needs above it: its store, the tournament, the clock, links and a voice. */
export function TeamProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={teamStore}>
      <RemoteFrame>
        <WorldProvider>{children}</WorldProvider>
      </RemoteFrame>
    </RemoteStore>
  );
}

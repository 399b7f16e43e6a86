import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import type { ReactNode } from 'react';
import { StatsStore } from './store/StatsStore.js';

/** What every page of this remote stands in: what it knows, and the tournament. */
export function StatsFrame({ children }: { children: ReactNode }) {
  return (
    <StatsStore>
      <WorldProvider>
        <RemoteFrame>{children}</RemoteFrame>
      </WorldProvider>
    </StatsStore>
  );
}

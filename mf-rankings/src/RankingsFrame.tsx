import { RemoteFrame } from '@euro/game-ui';
import type { ReactNode } from 'react';
import { RankingsStore } from './store/RankingsStore.js';

/** What every page and embed of this remote stands in. */
export function RankingsFrame({ children }: { children: ReactNode }) {
  return (
    <RankingsStore>
      <RemoteFrame>{children}</RemoteFrame>
    </RankingsStore>
  );
}

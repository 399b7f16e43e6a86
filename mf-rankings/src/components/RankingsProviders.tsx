import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { rankingsStore } from '../store/rankingsStore.js';

/** Providers of every page and embed of this remote. */
export function RankingsProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={rankingsStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

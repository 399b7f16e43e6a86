import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { transfersStore } from '../store/transfersStore.js';

/** Providers of every page and embed of this remote: store, tournament, clock, links and live region. */
export function TransferProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={transfersStore}>
      <RemoteFrame>
        <WorldProvider>{children}</WorldProvider>
      </RemoteFrame>
    </RemoteStore>
  );
}

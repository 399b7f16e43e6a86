import { RemoteFrame, WorldProvider } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { transfersStore } from '../store/transfersStore.js';

/** What pages and embeds of this remote need above them: store, tournament, clock, links and a voice. */
export function TransferProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={transfersStore}>
      <RemoteFrame>
        <WorldProvider>{children}</WorldProvider>
      </RemoteFrame>
    </RemoteStore>
  );
}

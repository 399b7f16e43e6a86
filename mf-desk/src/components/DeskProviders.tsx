import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { deskStore } from '../store/deskStore.js';

/** Providers of the pages of this remote: store, clock, links and live region. */
export function DeskProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={deskStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { deskStore } from '../store/deskStore.js';

/** What pages of this remote need above them: store, clock, links and a voice. */
export function DeskProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={deskStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { paymentsStore } from '../store/paymentsStore.js';

/** What pages of this remote need above them: store, clock, links and a voice. */
export function PaymentsProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={paymentsStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

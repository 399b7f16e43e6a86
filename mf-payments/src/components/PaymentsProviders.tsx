import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { paymentsStore } from '../store/paymentsStore.js';

/** Providers of the pages of this remote: store, clock, links and live region. */
export function PaymentsProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={paymentsStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

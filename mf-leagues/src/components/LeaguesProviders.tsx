import { RemoteFrame } from '@euro/game-ui';
import { RemoteStore } from '@euro/platform/redux';
import type { ReactNode } from 'react';
import { leaguesStore } from '../store/leaguesStore.js';

/** What pages and embeds of this remote need above them: store, clock, links and a voice. */
export function LeaguesProviders({ children }: { children: ReactNode }) {
  return (
    <RemoteStore definition={leaguesStore}>
      <RemoteFrame>{children}</RemoteFrame>
    </RemoteStore>
  );
}

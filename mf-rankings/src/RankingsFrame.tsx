import { ClockProvider, LinkProvider, LiveRegion } from '@euro/design-system';
import { PortalLink, usePlatform } from '@euro/platform/react';
import { type ReactNode, useCallback } from 'react';
import { RankingsStore } from './store/RankingsStore.js';

/** What every page and embed of this remote stands in: the store, the portal's links and clock, a voice. */
export function RankingsFrame({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  const now = useCallback(() => clock.now(), [clock]);
  return (
    <RankingsStore>
      <ClockProvider now={now}>
        <LinkProvider component={PortalLink}>
          <LiveRegion>{children}</LiveRegion>
        </LinkProvider>
      </ClockProvider>
    </RankingsStore>
  );
}

import { ClockProvider, LinkProvider, LiveRegion } from '@euro/design-system';
import { WorldProvider } from '@euro/game-ui';
import { PortalLink, usePlatform } from '@euro/platform/react';
import { type ReactNode, useCallback } from 'react';
import { StatsStore } from './store/StatsStore.js';

/** What every page of this remote stands in: the store, the tournament, the portal's links and clock, a voice. */
export function StatsFrame({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  const now = useCallback(() => clock.now(), [clock]);
  return (
    <StatsStore>
      <WorldProvider>
        <ClockProvider now={now}>
          <LinkProvider component={PortalLink}>
            <LiveRegion>{children}</LiveRegion>
          </LinkProvider>
        </ClockProvider>
      </WorldProvider>
    </StatsStore>
  );
}

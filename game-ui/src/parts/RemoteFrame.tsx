import { ClockProvider, LinkProvider, LiveRegion } from '@euro/design-system';
import { PortalLink, usePlatform } from '@euro/platform/react';
import type { ReactNode } from 'react';

/** What every page and embed of a remote stands in: the game's clock, the portal's links, a voice. */
export function RemoteFrame({ children }: { children: ReactNode }) {
  const { clock } = usePlatform();
  return (
    <ClockProvider now={clock.now}>
      <LinkProvider component={PortalLink}>
        <LiveRegion>{children}</LiveRegion>
      </LinkProvider>
    </ClockProvider>
  );
}

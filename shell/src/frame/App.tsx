import { ClockProvider, GlobalStyle, LayerContext, LinkProvider, LiveRegion } from '@euro/design-system';
import { PlatformProvider } from '@euro/platform/react';
import { CompetitionContext } from '../competition/useCompetition.js';
import type { Portal } from '../portal/Portal.js';
import { PortalContext } from '../portal/PortalContext.js';
import { SessionActionsContext } from '../session/SessionActions.js';
import { AddressLink } from './AddressLink.js';
import { Frame } from './Frame.js';

/**
 * The portal on screen. Its links are plain anchors that `followLinks` walks: the router comes with the first remote,
 * and with the shell's pages that have parameters.
 */
export function App({ portal }: { portal: Portal }) {
  const { platform } = portal.host;
  return (
    <PortalContext value={portal}>
      <CompetitionContext value={portal.competition}>
        <SessionActionsContext value={portal.sessionActions}>
          <PlatformProvider platform={platform}>
            <ClockProvider now={platform.clock.now}>
              <GlobalStyle />
              <LinkProvider component={AddressLink}>
                <LayerContext value={portal.history.layer}>
                  <LiveRegion>
                    <Frame />
                  </LiveRegion>
                </LayerContext>
              </LinkProvider>
            </ClockProvider>
          </PlatformProvider>
        </SessionActionsContext>
      </CompetitionContext>
    </PortalContext>
  );
}

import { ClockProvider, GlobalStyle, LinkProvider, LiveRegion, ToastProvider } from '@euro/design-system';
import { PlatformProvider, PortalLink, PortalRouter, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import type { Portal } from '../portal/createPortal.js';
import { PortalProvider } from '../portal/PortalContext.js';
import { SessionActionsProvider } from '../session/SessionActions.js';
import { Frame } from './Frame.js';
import { frameTexts } from './frameTexts.js';

/** The portal on screen. */
export function App({ portal }: { portal: Portal }) {
  const { platform } = portal.host;
  return (
    <PortalProvider portal={portal}>
      <SessionActionsProvider actions={portal.sessionActions}>
        <PlatformProvider platform={platform}>
          <PortalRouter navigation={platform.navigation}>
            <LinkProvider component={PortalLink}>
              <ClockProvider now={platform.clock.now}>
                <GlobalStyle />
                <Voices>
                  <Frame />
                </Voices>
              </ClockProvider>
            </LinkProvider>
          </PortalRouter>
        </PlatformProvider>
      </SessionActionsProvider>
    </PortalProvider>
  );
}

/** What is said: toasts, and a line for screen readers. */
function Voices({ children }: { children: ReactNode }) {
  const t = useText(frameTexts);
  return (
    <ToastProvider label={t('notices', { hotkey: 'F8' })} closeLabel={t('close')}>
      <LiveRegion>{children}</LiveRegion>
    </ToastProvider>
  );
}

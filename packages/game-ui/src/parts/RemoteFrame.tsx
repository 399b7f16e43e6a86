import { ClockProvider, LayerContext, LinkProvider, LiveRegion, useAnnounce } from '@euro/design-system';
import { PortalLink, useLocale, usePlatform } from '@euro/platform/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Wrapper of every page and embed of a remote: the game's clock, the portal's links, layers that Back closes, and the live region. */
export function RemoteFrame({ children }: { children: ReactNode }) {
  const { clock, navigation } = usePlatform();
  return (
    <ClockProvider now={clock.now}>
      <LinkProvider component={PortalLink}>
        <LayerContext value={navigation.layer}>
          <LiveRegion>
            <SpokenLanguage />
            {children}
          </LiveRegion>
        </LayerContext>
      </LinkProvider>
    </ClockProvider>
  );
}

/** Clears announcements when the language changes. */
function SpokenLanguage() {
  const language = useLocale();
  const announce = useAnnounce();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    announce('');
  }, [language, announce]);
  return null;
}

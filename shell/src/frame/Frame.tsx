import { lazyPage, useShared } from '@euro/platform/react';
import styled, { createGlobalStyle } from 'styled-components';
import { usePortal } from '../portal/PortalContext.js';
import { CurrentPage } from '../routes/CurrentPage.js';
import { usePlace } from '../routes/usePlace.js';
import { MAIN_ID } from '../ui/mainId.js';
import { Spare } from '../ui/Spare.js';
import { useSettled } from '../ui/useSettled.js';
import { Header } from './Header.js';
import { Overlays } from './Overlays.js';
import { useArrival } from './useArrival.js';
import { usePageTitle } from './usePageTitle.js';
import { useSessionTurn } from './useSessionTurn.js';

/** Embeds are on a page of a remote, which has this script already. */
const EmbedFrames = lazyPage(
  async () => (await import(/* webpackChunkName: "remotes" */ './EmbedFrames.js')).EmbedFrames,
);

/** The service worker and the offline notice: after the first screen. */
const Offline = lazyPage(() =>
  import(/* webpackFetchPriority: "low" */ '../offline/Offline.js').then((file) => file.Offline),
);

/** Below the first screen. */
const SiteFooter = lazyPage(() =>
  import(/* webpackChunkName: "later" */ './SiteFooter.js').then((file) => file.SiteFooter),
);

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/**
 * The focused element is never covered by a section's bar at the foot of the window: scroll padding as high as the
 * highest bar, and a ring.
 */
const RoomForBars = createGlobalStyle`
  html { scroll-padding-bottom: 112px; }
`;

/** At least a screen high: the footer comes below it, so that a page that is still filling pushes nothing in view. */
const Main = styled.main`
  flex: 1 0 auto;
  min-height: calc(100vh - 56px);
  min-height: calc(100dvh - 56px);
  display: flex;
  flex-direction: column;
  outline: none;
`;

/** Header, page, footer, and what may come over them. */
export function Frame() {
  const place = usePlace();
  const hasEmbeds = useShared(usePortal().embedFrames.frames).length > 0;
  const isSettled = useSettled();
  const title = usePageTitle(place);
  useArrival();
  useSessionTurn(place, title);
  return (
    <Page>
      <RoomForBars />
      <Header />
      <Spare>{isSettled && <Offline />}</Spare>
      <Main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage place={place} />
      </Main>
      <Spare>{isSettled && <SiteFooter />}</Spare>
      <Overlays place={place} />
      <Spare>{hasEmbeds && <EmbedFrames />}</Spare>
    </Page>
  );
}

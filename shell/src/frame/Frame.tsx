import styled from 'styled-components';
import { CurrentPage } from '../routes/CurrentPage.js';
import { usePlace } from '../routes/usePlace.js';
import { EmbedFrames } from './EmbedFrames.js';
import { Header } from './Header.js';
import { MAIN_ID } from './mainId.js';
import { Overlays } from './Overlays.js';
import { SiteFooter } from './SiteFooter.js';
import { useArrival } from './useArrival.js';
import { usePageTitle } from './usePageTitle.js';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
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
  usePageTitle(place);
  useArrival();
  return (
    <Page>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        <CurrentPage place={place} />
      </Main>
      <SiteFooter />
      <Overlays place={place} />
      <EmbedFrames />
    </Page>
  );
}

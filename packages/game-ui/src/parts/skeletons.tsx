import { Band, Card, media, Skeleton, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { commonTexts } from '../messages/commonTexts.js';
import { Bleed, BuilderColumns, PitchColumns, PitchPage } from './layout.js';
import { PitchSkeleton } from './PitchSkeleton.js';
import { PlayerList } from './player-list/PlayerList.js';

/** Skeleton of the page on which a squad is built. */
export function BuilderSkeleton({ title }: { title: string }) {
  const t = useText(commonTexts);
  return (
    <>
      <Band title={title} subtitle="&nbsp;" aside={<CountdownPlace />} />
      <PitchPage>
        <Wrap>
          <BuilderColumns>
            <Bleed>
              <PitchSkeleton />
            </Bleed>
            <Card>
              <PlayerList label="" loading loadingLabel={t('loading')} />
            </Card>
          </BuilderColumns>
        </Wrap>
      </PitchPage>
    </>
  );
}

/** Skeleton of a page with a pitch and cards beside it. */
export function PitchPageSkeleton({ band }: { band: ReactNode }) {
  const t = useText(commonTexts);
  return (
    <>
      {band}
      <PitchPage>
        <Wrap>
          <PitchColumns>
            <Bleed>
              <PitchSkeleton />
            </Bleed>
            <Card>
              <PlayerList label="" loading loadingLabel={t('loading')} loadingRows={6} />
            </Card>
          </PitchColumns>
        </Wrap>
      </PitchPage>
    </>
  );
}

/** As high as the countdown that comes here. */
function CountdownPlace() {
  return <Countdown aria-hidden="true" />;
}

const Countdown = styled(Skeleton)`
  width: 100%;
  height: 48px;
  opacity: 0.12;
  ${media.laptop} { width: 440px; height: 124px; }
`;

/** Skeleton of a team's band. */
export function TeamBandSkeleton() {
  return (
    <Band light="none">
      <BandPlace aria-hidden="true" />
    </Band>
  );
}

/** As high as a team's band. */
const BandPlace = styled.div`
  height: 17.5625rem;
  ${media.tablet} { height: 18.0625rem; }
  ${media.laptop} { height: 19.0625rem; }
`;

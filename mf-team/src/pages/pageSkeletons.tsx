import { Band, media } from '@euro/design-system';
import { BuilderSkeleton, PitchPageSkeleton, TeamBandSkeleton } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { builderTexts } from '../texts/builderTexts.js';

// Placeholder of a page while its code or its team is loading.

export function HomeSkeleton() {
  return <TeamBandSkeleton />;
}

export function NewSkeleton() {
  return <BuilderSkeleton title={useText(builderTexts)('newTitle')} />;
}

export function EditSkeleton() {
  return <BuilderSkeleton title={useText(builderTexts)('editTitle')} />;
}

export function AreaSkeleton() {
  return <PitchPageSkeleton band={<TeamBandSkeleton />} />;
}

export function PointsSkeleton() {
  return <PitchPageSkeleton band={<PointsBandSkeleton />} />;
}

/** Skeleton of the band of a points page. */
function PointsBandSkeleton() {
  return (
    <Band light="none">
      <PointsPlace aria-hidden="true" />
    </Band>
  );
}

/** As high as the band of a points page while its matchday runs. */
const PointsPlace = styled.div`
  height: 25.4375rem;
  ${media.tablet} { height: 29.9375rem; }
  ${media.laptop} { height: 24.25rem; }
`;

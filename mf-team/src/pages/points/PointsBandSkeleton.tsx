import { Band, media } from '@euro/design-system';
import styled from 'styled-components';

/** The band of a points page before its team is known. */
export function PointsBandSkeleton() {
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

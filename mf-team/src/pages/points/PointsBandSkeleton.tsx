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

/** As high as the band of a points page. */
const PointsPlace = styled.div`
  height: 27.125rem;
  ${media.tablet} { height: 27.625rem; }
  ${media.laptop} { height: 23.6875rem; }
`;

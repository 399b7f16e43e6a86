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
  height: 434px;
  ${media.tablet} { height: 442px; }
  ${media.laptop} { height: 379px; }
`;

import { media } from '@euro/design-system';
import styled from 'styled-components';

/** Room between the last section and the foot of the portal. */
export const PageEnd = styled.div`
  padding-bottom: 40px;
  ${media.tablet} { padding-bottom: 64px; }
`;

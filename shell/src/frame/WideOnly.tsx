import { media } from '@euro/design-system';
import styled from 'styled-components';

/** Shown from 768 px; on phones the same stands in the burger's menu. */
export const WideOnly = styled.div`
  display: none;
  ${media.tablet} { display: block; }
`;

import { media } from '@euro/design-system';
import styled from 'styled-components';

/** The two halves of a home page's band: the score, and its subject; beside each other on laptops. */
export const BandColumns = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 520px);
    gap: 32px;
    align-items: end;
    padding-bottom: 16px;
  }
`;

import { media } from '@euro/design-system';
import styled from 'styled-components';

/** Cards below each other. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-width: 0;
  ${media.tablet} { gap: 24px; }
`;

/** A list beside its sum, from 1024 px: between, the list needs the width. */
export const PayColumns = styled(Cards)`
  align-items: start;
  ${media.laptop} { grid-template-columns: minmax(0, 1fr) 384px; }
`;

/** The room of a card's content. */
export const CardContent = styled.div`
  padding: 0 16px 16px;
  ${media.tablet} { padding: 0 24px 24px; }
`;

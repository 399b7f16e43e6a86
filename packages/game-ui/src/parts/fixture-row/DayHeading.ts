import { token } from '@euro/design-system';
import styled from 'styled-components';

/** The day above its fixtures, in a card. */
export const DayHeading = styled.h3`
  padding: 8px 16px 6px;
  background: ${token.sunken};
  font-size: 0.75rem;
  line-height: 1.4;
  font-weight: 700;
  color: ${token.inkSoft};
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
`;

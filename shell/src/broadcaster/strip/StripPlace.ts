import { token } from '@euro/design-system';
import styled from 'styled-components';

/** The place of the broadcaster's strip, 44 px high, empty while the broadcaster is unknown. */
export const StripPlace = styled.div`
  position: relative;
  z-index: 1;
  min-height: 2.75rem;
  background: ${token.partner};
  color: ${token.onPartner};
  font-size: 0.875rem;
  --em-focus: ${token.focus};
`;

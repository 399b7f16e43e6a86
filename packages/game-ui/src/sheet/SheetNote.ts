import { Soft } from '@euro/design-system';
import styled from 'styled-components';

/** A sentence in a card of the sheet, where there is nothing to draw. */
export const SheetNote = styled(Soft)`
  padding: 0 16px 12px;
  @container (min-width: 26.5625rem) { padding: 0 20px 16px; }
`;

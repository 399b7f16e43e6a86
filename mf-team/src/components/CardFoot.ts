import { token } from '@euro/design-system';
import styled from 'styled-components';

/** The last line of a card: a sentence, and a link or a button at the right where both fit. */
export const CardFoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 12px;
  min-height: 52px;
  padding: 4px 16px;
  border-top: 1px solid ${token.line};
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

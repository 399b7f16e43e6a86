import { token } from '@euro/design-system';
import styled from 'styled-components';

/** Number of unread messages. */
export const UnreadCount = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  margin-left: 4px;
  padding: 0 5px;
  border-radius: ${token.radiusFull};
  background: ${token.danger};
  color: ${token.surface};
  font-size: 0.75rem;
  font-weight: 700;
`;

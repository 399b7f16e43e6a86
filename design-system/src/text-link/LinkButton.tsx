import styled from 'styled-components';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** A button that reads as an underlined link, 44 px high: something small to do beside text. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  ${bareButton}
  min-width: 44px;
  min-height: 44px;
  border-radius: 4px;
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.brand};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

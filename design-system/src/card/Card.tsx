import styled, { css } from 'styled-components';
import { container } from '../tokens/breakpoints.js';
import { token } from '../tokens/token.js';

/** Style props of {@link Card}. */
export interface CardLook {
  $padded?: boolean;
  $bleed?: boolean;
}

/**
 * A raised surface; pads its content with `$padded` (16, 24 in a container from 768). With `$bleed` it loses its sides
 * and corners below 560 px, for a full-width list.
 */
export const Card = styled.section<CardLook>`
  background: ${token.surface};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  box-shadow: ${token.shadow1};
  overflow: clip;
  padding: ${({ $padded }) => ($padded ? '16px' : '0')};
  ${container.tablet} {
    padding: ${({ $padded }) => ($padded ? '24px' : '0')};
  }
  @media (max-width: 34.9375em) {
    ${({ $bleed }) => $bleed && css`border-inline-width: 0; border-radius: 0;`}
  }
`;

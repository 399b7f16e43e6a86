import styled, { css } from 'styled-components';
import { container } from '../tokens/breakpoints.js';
import { heading, hidden, numeral } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const PX_PER_REM = 16;

/** Font size of a heading, in px at the browser's usual size of text: 18 card on phones, 22, 28 section, 40 page. */
export interface HeadingProps {
  $size?: 16 | 18 | 20 | 22 | 28 | 40;
}

/** A wide heavy heading; an h2 unless `as` is given. */
export const Heading = styled.h2<HeadingProps>`
  ${heading}
  overflow-wrap: anywhere;
  font-size: ${({ $size = 22 }) => $size / PX_PER_REM}rem;
`;

/** The title of a card: 18 px, 20 in a container from 480. */
export const CardTitle = styled.h2`
  overflow-wrap: break-word;
  font-size: 1.125rem;
  line-height: 1.2;
  font-weight: 800;
  font-stretch: 115%;
  letter-spacing: -0.005em;
  ${container.phoneLarge} {
    font-size: 1.25rem;
  }
`;

/** Scoreboard numerals; size in px at the browser's usual size of text. */
export const Num = styled.span<{ $size?: number }>`
  ${numeral}
  ${({ $size }) => $size && css`font-size: ${$size / PX_PER_REM}rem;`}
`;

/** Small print: 14 px, soft. */
export const Soft = styled.p`
  font-size: 0.875rem;
  color: ${token.inkSoft};
`;

/** Captions under numerals: 12 px, soft. */
export const Caption = styled.span`
  font-size: 0.75rem;
  line-height: 1.35;
  font-weight: 600;
  color: ${token.inkSoft};
`;

/** Read aloud, not shown. */
export const VisuallyHidden = styled.span`
  ${hidden}
`;

import styled from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { token } from '../tokens/token.js';

/** Numbers in a row under a band's title, each with a caption. */
export const FactRow = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  padding-bottom: 16px;
  & > div { display: flex; flex-direction: column-reverse; gap: 6px; }
  dt { font-size: 0.875rem; font-weight: 600; color: ${token.onNightSoft}; line-height: 1.2; }
  dd { font-size: 1.375rem; font-weight: 800; font-stretch: 125%; line-height: 1; letter-spacing: -0.01em; }
  ${media.laptop} { dd { font-size: 1.75rem; } }
`;

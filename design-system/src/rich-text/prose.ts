import { css } from 'styled-components';
import { heading } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** Typography of a text of the competition: a readable measure, list marks, space between parts. */
export const prose = css`
  overflow-wrap: break-word;
  p, li { text-wrap: pretty; }
  p, ul, ol { max-width: 72ch; }
  p + p, p + ul, p + ol, ul + p, ol + p { margin-top: 12px; }
  ul, ol { display: grid; gap: 8px; }
  ul li { position: relative; padding-left: 22px; }
  ul li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.55em;
    width: 10px;
    height: 7px;
    border-radius: 1px;
    transform: skewX(-22deg);
    background: ${token.data};
  }
  ol { padding-left: 22px; list-style: decimal; }
  strong { font-weight: 700; }
  h2 { ${heading} margin: 36px 0 12px; font-size: 1.375rem; line-height: 1.2; scroll-margin-top: 92px; text-wrap: balance; }
  h2:focus-visible { outline-offset: 4px; }
  h3 { ${heading} margin: 24px 0 8px; font-size: 1.125rem; }
  h4 { margin: 16px 0 4px; font-size: 1rem; font-weight: 700; }
  div { margin-block: 16px; }
`;

import styled from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { numeral } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

export const Root = styled.div`
  color: #fff;
  &[data-unknown] > * { visibility: hidden; }
  &[data-look='hero'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 8px;
    max-width: 520px;
    ${media.tablet} { gap: 12px; }
  }
  &[data-look='band'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 6px;
    ${media.laptop} { gap: 8px; }
  }
  &[data-look='line'] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    white-space: nowrap;
  }
`;

export const Unit = styled.span`
  display: block;
  text-align: center;
  b { ${numeral} display: block; }
  small { display: block; font-size: 0.75rem; line-height: 1; font-weight: 600; color: ${token.onNightSoft}; }

  [data-look='hero'] > & {
    b {
      position: relative;
      font-size: min(2.5rem, 12.5vw);
      line-height: 4.5rem;
      letter-spacing: -0.02em;
      border: 1px solid #ffffff2e;
      border-radius: 12px;
      background: linear-gradient(var(--em-flip, #18225a) 0 50%, var(--em-flip-foot, #0f1746) 50%);
      box-shadow: 0 8px 24px #00000059;
      &::after { content: ''; position: absolute; inset: 50% 0 auto; height: 1px; background: #070b1f8c; }
      ${media.tablet} { font-size: 3.125rem; line-height: 5.5rem; }
      ${media.laptop} { font-size: 4rem; line-height: 6.5rem; }
    }
    small { margin-top: 8px; font-size: min(0.75rem, 4.2vw); font-weight: 550; color: ${token.onNightSoft}; }
    &[data-unit='seconds'] b { color: ${token.accent}; }
  }

  [data-look='band'] > & {
    padding: 9px 0 7px;
    border-radius: 6px;
    box-shadow: inset 0 0 0 1px #ffffff14;
    background: linear-gradient(180deg, var(--em-flip, #1b2766) 0 29px, ${token.nightDeep} 29px);
    b { font-size: min(2.5rem, 12.5vw); }
    small { margin-top: 6px; }
    &[data-dim] b { color: var(--em-flip-dim, #7f8cc4); }
    ${media.laptop} {
      padding: 14px 0 10px;
      background: linear-gradient(180deg, var(--em-flip, #1b2766) 0 42px, ${token.nightDeep} 42px);
      b { font-size: 3.5rem; }
      small { margin-top: 8px; font-size: 0.875rem; }
    }
  }

  [data-look='line'] > & {
    display: inline-flex;
    align-items: baseline;
    b { font-size: 1.625rem; }
    small { margin-left: 2px; }
    @media (max-width: 23.375em) { b { font-size: min(1.375rem, 7vw); } }
  }
`;

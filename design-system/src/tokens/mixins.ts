import { css, keyframes } from 'styled-components';
import { token } from './token.js';

/** Scoreboard numerals: wide, heavy, tabular. */
export const numeral = css`
  font-variant-numeric: tabular-nums lining-nums;
  font-stretch: 125%;
  font-weight: 800;
  line-height: 1;
  letter-spacing: -0.01em;
`;

/** Wide heavy headings. */
export const heading = css`
  font-weight: 800;
  font-stretch: 125%;
  line-height: 1.15;
  letter-spacing: -0.012em;
`;

/** For content on a dark background: light text, volt focus ring, bright gold. */
export const onNight = css`
  color: ${token.onNight};
  --em-focus: ${token.accent};
  --em-gold: #ffc94d;
  --em-crest-line: #fff;
`;

/** The slanted stripes that mark every night surface. */
export const nightStripes = css`
  background:
    repeating-linear-gradient(112deg, #fff0 0 44px, #ffffff09 44px 88px),
    linear-gradient(180deg, ${token.night}, ${token.nightDeep} 140%);
`;

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(300%); }`;

/** A running line on top of a box whose new content is on its way; the old content stays readable. */
export const runningLine = css`
  content: '';
  position: absolute;
  z-index: 3;
  top: 0;
  left: 0;
  width: 33%;
  height: 3px;
  background: ${token.brand};
  animation: ${run} 1.1s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { width: 100%; opacity: 0.5; }
`;

/** Read aloud, not shown. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const settle = keyframes`from { --em-fade: 48px; } to { --em-fade: 0px; }`;

/** Fades the right edge of a box that scrolls sideways until its end is reached; a box that fits is left alone. */
export const fadeWhenScrollable = css`
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(90deg, #000 calc(100% - var(--em-fade)), #0000);
    animation: ${settle} linear both;
    animation-timeline: scroll(self inline);
  }
`;

/** Cuts a single line with an ellipsis. */
export const ellipsis = css`
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** At most two lines. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

/** A plain button without the browser's look. */
export const bareButton = css`
  appearance: none;
  background: none;
  border: 0;
  padding: 0;
  margin: 0;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`;

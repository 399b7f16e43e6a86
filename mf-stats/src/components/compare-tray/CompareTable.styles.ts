import { hidden, numeral, token } from '@euro/design-system';
import styled from 'styled-components';

const WIDE = '@container (min-width: 43.75rem)';
/** Room for a bar between a number and its word. */
const ROOMY = '@container (min-width: 60rem)';

/** Two players at a time beside labels that stay; a swipe stops at a pair. */
export const Scroller = styled.div`
  --label: 7rem;
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-left: var(--label);
  scrollbar-width: thin;
  background: ${token.surface};
  color: ${token.ink};
  --em-focus: ${token.brand};
  &:focus-visible { outline-offset: -3px; }
`;

export const Hint = styled.p`
  padding: 10px 16px 0;
  background: ${token.surface};
  font-size: 0.75rem;
  color: ${token.inkSoft};
  ${WIDE} { display: none; }
`;

export const Table = styled.table`
  width: calc(var(--label) + var(--columns) * (100cqi - var(--label)) / var(--pair));
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  col:first-child { width: var(--label); }
  ${WIDE} { --label: 160px; width: 100%; }
  ${ROOMY} { --label: 200px; }
`;

/** Only read aloud where the players above the table are in line with its columns. */
export const Head = styled.thead`
  th { padding: 8px; font-size: 0.8125rem; font-weight: 750; text-align: left; overflow-wrap: anywhere; }
  th[data-starts] { scroll-snap-align: start; }
  td { position: sticky; left: 0; z-index: 1; background: ${token.surface}; }
  ${WIDE} {
    th, td { height: 0; padding: 0; }
    th > span { ${hidden} }
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${token.line};
  &:first-child { border-top-color: transparent; }
  & > * { height: 60px; padding: 8px; vertical-align: middle; }
`;

export const Label = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  background: ${token.surface};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.25;
  font-stretch: 90%;
  overflow-wrap: break-word;
  && { padding-left: 16px; }
  small { display: block; font-size: 0.75rem; font-weight: 600; color: ${token.inkSoft}; }
  ${WIDE} { font-size: 0.9375rem; font-stretch: 100%; && { padding-left: 24px; } }
`;

export const Value = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 8px;
  align-items: center;
  & > b { ${numeral} grid-column: 1; grid-row: 1; font-size: 1.125rem; }
  & > em { grid-column: 2; grid-row: 1; font-style: normal; font-size: 0.75rem; font-weight: 800; color: ${token.positiveText}; }
  & > i {
    grid-column: 1 / -1;
    display: block;
    height: 8px;
    overflow: hidden;
    border-radius: ${token.radiusFull};
    background: ${token.line};
  }
  & > i > span { display: block; height: 100%; border-radius: inherit; background: ${token.data}; }
  &[data-best] > b { color: ${token.positiveText}; }
  &[data-best] > i > span { background: ${token.positive}; }
  &[data-plain] > b { grid-column: 1 / -1; font-size: 0.875rem; font-stretch: 100%; white-space: nowrap; }
  ${ROOMY} {
    grid-template-columns: 64px minmax(0, 1fr) 48px;
    gap: 12px;
    padding-inline: 8px;
    & > b { font-size: 1.25rem; text-align: right; }
    & > i { grid-column: 2; grid-row: 1; height: 10px; }
    & > em { grid-column: 3; }
    &[data-plain] > b { grid-column: 1 / 3; padding-left: 16px; font-size: 1.125rem; text-align: left; }
  }
`;

export const Cells = styled.span`
  display: grid;
  gap: 4px;
  ${ROOMY} { grid-template-columns: repeat(auto-fit, minmax(72px, 1fr)); }
`;

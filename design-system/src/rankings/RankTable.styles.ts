import styled from 'styled-components';
import { lowScreen } from '../tokens/breakpoints.js';
import { ellipsis, numeral, twoLines } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const WIDE = '@container (min-width: 43.75rem)';
/** Too narrow for a prize beside a team's name. */
const NO_PRIZE = '@container (max-width: 48.6875rem)';

/** Explicit roles keep the table a table while its rows are grids. */
export const Table = styled.table`
  display: block;
  width: 100%;
  --lead: 64px 56px;
  &[data-still] { --lead: 64px; }
  --columns: var(--lead) minmax(0, 1fr) 112px;
  &[data-week] { --columns: var(--lead) minmax(0, 1fr) 96px 112px; }
  &[data-prize] { --columns: var(--lead) minmax(0, 1fr) 132px 112px; }
  &[data-prize][data-week] { --columns: var(--lead) minmax(0, 1fr) 132px 96px 112px; }
  ${NO_PRIZE} {
    &[data-prize] { --columns: var(--lead) minmax(0, 1fr) 112px; }
    &[data-prize][data-week] { --columns: var(--lead) minmax(0, 1fr) 96px 112px; }
  }
`;

export const HeadGroup = styled.thead`
  display: none;
  ${WIDE} { display: block; }
`;

export const HeadCell = styled.th`
  padding: 0;
  font-weight: inherit;
  text-align: left;
`;

export const Rows = styled.tbody`
  display: block;
`;

export const Head = styled.tr`
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.inkSoft};
  & > :nth-child(3) { padding-left: 56px; }
  [data-still] & > :nth-child(2) { padding-left: 56px; }
  [data-still] & > :nth-child(3) { padding-left: 0; }
  & > :last-child { text-align: right; }
  [data-week] & > :nth-last-child(2) { text-align: right; }
  ${NO_PRIZE} {
    [data-prize]:not([data-still]) & > :nth-child(4), [data-prize][data-still] & > :nth-child(3) { display: none; }
  }
  ${WIDE} {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 12px;
    align-items: center;
    height: 2.75rem;
    padding: 0 24px;
    border-bottom: 1px solid ${token.line};
  }
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  grid-template-areas: 'rank team total' 'move team total';
  grid-template-rows: auto auto;
  align-content: center;
  gap: 2px 8px;
  min-height: 68px;
  padding: 10px 16px;
  transition: background ${token.quick};
  & + & { border-top: 1px solid ${token.line}; }
  &:not([data-own]):hover { background: color-mix(in srgb, ${token.tint} 40%, transparent); }
  ${WIDE} {
    grid-template: 'rank' / var(--columns);
    grid-template-areas: none;
    align-items: center;
    gap: 12px;
    min-height: 60px;
    padding: 8px 24px;
    && > * { grid-area: auto; }
  }
  &[data-own] {
    background: ${token.ownRow};
    color: ${token.onOwnRow};
    --em-focus: ${token.accent};
    --em-gold: #ffc94d;
    --em-crest-line: #fff;
  }
`;

export const Pinned = styled.tbody`
  display: block;
  position: sticky;
  bottom: 0;
  z-index: 2;
  box-shadow: 0 -6px 20px #0c153024, 0 6px 20px #0c153024;
  ${lowScreen} { position: static; }
`;

export const Rank = styled.td`
  padding: 0;
  ${numeral}
  grid-area: rank;
  align-self: end;
  font-size: 1.125rem;
  letter-spacing: -0.03em;
  [data-own] > & { color: ${token.accent}; font-size: 1rem; }
  ${WIDE} { align-self: center; [data-own] > & { font-size: 1.125rem; } }
`;

export const Move = styled.td`
  padding: 0;
  grid-area: move;
  align-self: start;
  ${WIDE} { align-self: center; }
`;

export const Team = styled.td`
  padding: 0;
  grid-area: team;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  ${WIDE} { grid-template-columns: 44px minmax(0, 1fr); gap: 12px; }
`;

export const Crest = styled.div``;

export const Names = styled.div`
  min-width: 0;
  b {
    ${twoLines}
    font-size: 1rem;
    line-height: 1.25;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small { ${ellipsis} display: block; font-size: 0.875rem; line-height: 1.3; color: ${token.inkSoft}; }
  [data-own] & small { color: ${token.onOwnRowSoft}; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
`;

export const Prize = styled.td`
  padding: 0;
  display: none;
  align-items: center;
  gap: 6px;
  font-size: 0.75rem;
  color: ${token.inkSoft};
  svg { width: 18px; height: 18px; color: ${token.brand}; }
  [data-own] > &, [data-own] > & svg { color: #fff; }
  ${WIDE} { display: flex; }
  ${NO_PRIZE} { display: none; }
`;

export const Week = styled.td`
  padding: 0;
  display: none;
  font-size: 1rem;
  font-weight: 600;
  font-stretch: 112%;
  text-align: right;
  ${WIDE} { display: block; }
`;

export const Total = styled.td`
  padding: 0;
  ${numeral}
  grid-area: total;
  align-self: center;
  font-size: 1.125rem;
  letter-spacing: -0.02em;
  text-align: right;
  justify-self: end;
  ${WIDE} { font-size: 1.375rem; }
`;

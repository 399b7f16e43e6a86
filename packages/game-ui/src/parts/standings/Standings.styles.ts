import { lowScreen, numeral, token, twoLines } from '@euro/design-system';
import styled from 'styled-components';
import { largeLetters } from '../layout.js';

/** A container with room for a row of columns. */
export const WIDE_STANDINGS = '@container (min-width: 40rem)';
/** A container with room for spacious columns too. */
const SPACIOUS = '@container (min-width: 48.75rem)';

/** A column that only wide containers show, or only spacious ones. */
const whereItFits = `
  ${WIDE_STANDINGS} { display: block; &[data-spacious] { display: none; } }
  ${SPACIOUS} { &&[data-spacious] { display: block; } }
`;

const CELL = { role: 'cell' };

/** Explicit roles preserve the semantics of a table while its rows are grids. */
export const Table = styled.table<{ $columns: string; $spacious: string }>`
  display: block;
  width: 100%;
  --columns: ${({ $columns }) => $columns};
  --rank: 3.5rem;
  --long-rank: 1rem;
  --row: 60px;
  ${WIDE_STANDINGS} { --long-rank: 1.125rem; }
  ${SPACIOUS} { --columns: ${({ $spacious }) => $spacious}; }
  &[data-short] {
    --rank: 2.125rem;
    --long-rank: 0.875rem;
    --row: 64px;
    ${WIDE_STANDINGS} { --long-rank: 1rem; }
  }
`;

export const Group = styled.thead`
  display: block;
`;

export const Rows = styled.tbody`
  display: block;
`;

export const Pinned = styled(Rows)`
  position: sticky;
  bottom: 0;
  z-index: 2;
  box-shadow: 0 -6px 20px #0c153024, 0 6px 20px #0c153024;
  ${lowScreen} { position: static; }
`;

/** On narrow containers a long table has no heads. */
export const Head = styled.tr`
  display: none;
  grid-template: 'rank team total' / var(--rank) minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 16px;
  border-bottom: 1px solid ${token.line};
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.inkSoft};
  [data-short] & {
    display: grid;
    min-height: 40px;
    border: 0;
    border-top: 1px solid ${token.line};
  }
  ${WIDE_STANDINGS} {
    display: grid;
    grid-template: none / var(--columns);
    gap: 12px;
    padding: 0 24px;
    &&& > * { grid-area: auto; }
  }
`;

export const HeadCell = styled.th`
  display: none;
  padding: 0;
  font-weight: inherit;
  text-align: left;
  &[data-column='rank'] { display: block; grid-area: rank; }
  &[data-column='team'] { display: block; grid-area: team; padding-left: 48px; ${largeLetters} { padding-left: 0; } }
  &[data-column='total'] { display: block; grid-area: total; }
  &[data-end], &[data-column='total'] { text-align: right; }
  ${WIDE_STANDINGS} { &&[data-column='team'] { padding-left: 56px; } }
  ${whereItFits}
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template: 'rank team total' auto 'move team total' auto / var(--rank) minmax(0, 1fr) auto;
  align-content: center;
  gap: 2px 8px;
  min-height: var(--em-narrow-row, 68px);
  padding: 10px 16px;
  transition: background ${token.quick};
  & + &, [data-short] & { border-top: 1px solid ${token.line}; }
  &:not([data-own]):hover { background: color-mix(in srgb, ${token.tint} 40%, transparent); }
  &[data-own] {
    background: ${token.ownRow};
    color: ${token.onOwnRow};
    --em-focus: ${token.accent};
    --em-gold: #ffc94d;
    --em-crest-line: #fff;
  }
  ${WIDE_STANDINGS} {
    grid-template: none / var(--columns);
    align-items: center;
    gap: 12px;
    min-height: var(--row);
    padding: 8px 24px;
    &&& > * { grid-area: auto; }
  }
  /* The name is below its numbers. */
  ${largeLetters} { grid-template: 'rank total' auto 'move total' auto 'team team' auto / minmax(0, 1fr) auto; }
`;

export const Move = styled.td.attrs(CELL)`
  grid-area: move;
  align-self: start;
  padding: 0;
  ${WIDE_STANDINGS} { align-self: center; }
`;

export const Rank = styled.td.attrs(CELL)`
  ${numeral}
  grid-area: rank;
  align-self: end;
  padding: 0;
  font-size: 1.125rem;
  letter-spacing: -0.03em;
  white-space: nowrap;
  [data-long] > & { font-size: var(--long-rank); }
  &:not(:has(+ ${Move} > *)) { grid-row: 1 / 3; align-self: center; }
  [data-own] > & { color: ${token.accent}; }
  ${WIDE_STANDINGS} { align-self: center; }
`;

export const Team = styled.td.attrs(CELL)`
  grid-area: team;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  min-width: 0;
  padding: 0;
  ${WIDE_STANDINGS} { grid-template-columns: 44px minmax(0, 1fr); gap: 12px; }
  ${largeLetters} { && b { display: block; } && small { white-space: normal; } }
`;

export const Names = styled.div`
  min-width: 0;
  b { ${twoLines} font-size: 1rem; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
`;

export const Total = styled.td.attrs(CELL)`
  ${numeral}
  grid-area: total;
  align-self: center;
  padding: 0;
  font-size: 1.125rem;
  letter-spacing: -0.02em;
  text-align: right;
  ${WIDE_STANDINGS} { font-size: 1.375rem; }
`;

/** A column of the section's own. */
export const Extra = styled.td.attrs(CELL)`
  display: none;
  padding: 0;
  &[data-end] { text-align: right; }
  ${whereItFits}
`;

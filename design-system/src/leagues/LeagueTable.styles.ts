import styled from 'styled-components';
import { lowScreen } from '../tokens/breakpoints.js';
import { ellipsis, numeral, twoLines } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const WIDE = '@container (min-width: 40rem)';

/** Explicit roles keep the table a table while its rows are grids. */
export const Table = styled.table`
  display: block;
  width: 100%;
  --columns: 40px 44px minmax(0, 1fr) 132px 80px 88px;
  &[data-single] { --columns: 40px 44px minmax(0, 1fr) 132px 88px; }
  &[data-record] { --columns: 40px 44px minmax(0, 1fr) 116px 64px 72px 72px; }
  &[data-record][data-single] { --columns: 40px 44px minmax(0, 1fr) 116px 64px 88px; }
`;

export const Group = styled.thead`
  display: block;
`;

export const Rows = styled.tbody`
  display: block;
`;

export const Pinned = styled.tbody`
  display: block;
  position: sticky;
  bottom: 0;
  z-index: 2;
  box-shadow: 0 -6px 20px #0c153024, 0 6px 20px #0c153024;
  ${lowScreen} { position: static; }
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  grid-template-areas: 'rank team total' 'move team total';
  align-content: center;
  gap: 3px 8px;
  min-height: 68px;
  padding: 10px 16px;
  border-top: 1px solid ${token.line};
  transition: background ${token.quick};
  &:not([data-own], [data-head]):hover { background: color-mix(in srgb, ${token.tint} 40%, transparent); }
  &[data-own] {
    background: ${token.ownRow};
    color: ${token.onOwnRow};
    --em-focus: ${token.accent};
    --em-gold: #ffc94d;
    --em-crest-line: #fff;
  }
  &[data-head] {
    grid-template-areas: 'rank team total';
    min-height: 40px;
    padding-block: 0;
    font-size: 0.75rem;
    font-weight: 600;
    color: ${token.inkSoft};
  }
  ${WIDE} {
    grid-template: 'rank' / var(--columns);
    grid-template-areas: none;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 8px 24px;
    &&& > * { grid-area: auto; }
  }
`;

const CELL = { role: 'cell' };

export const HeadCell = styled.th`
  padding: 0;
  align-self: center;
  font-weight: inherit;
  text-align: left;
  &[data-column='rank'] { grid-area: rank; }
  &[data-column='team'] { grid-area: team; padding-left: 48px; }
  &[data-column='total'] { grid-area: total; text-align: right; }
  &[data-column='week'], &[data-column='record'] { text-align: right; }
  &[data-column='move'], &[data-column='left'], &[data-column='record'], &[data-column='week'] { display: none; }
  ${WIDE} {
    &&[data-column] { display: block; }
    &&[data-column='team'] { padding-left: 56px; }
  }
`;

export const Rank = styled.td.attrs(CELL)`
  ${numeral}
  grid-area: rank;
  align-self: end;
  padding: 0;
  font-size: 1.125rem;
  letter-spacing: -0.03em;
  white-space: nowrap;
  [data-own] > & { color: ${token.accent}; }
  &[data-long] { font-size: 0.875rem; }
  ${WIDE} { align-self: center; &[data-long] { font-size: 1rem; } }
`;

export const Move = styled.td.attrs(CELL)`
  grid-area: move;
  align-self: start;
  padding: 0;
  line-height: 1;
  ${WIDE} { align-self: center; }
`;

export const Team = styled.td.attrs(CELL)`
  grid-area: team;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  min-width: 0;
  padding: 0;
  ${WIDE} { grid-template-columns: 44px minmax(0, 1fr); gap: 12px; }
`;

export const Names = styled.div`
  min-width: 0;
  b { ${twoLines} font-size: 1rem; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
`;

export const Detail = styled.small`
  ${ellipsis}
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 0.75rem;
  line-height: 1.4;
  color: ${token.inkSoft};
  & > span { ${ellipsis} min-width: 0; }
  ${WIDE} { & > i + span { flex: none; max-width: 60%; } }
  [data-own] & { color: ${token.onOwnRowSoft}; }
  ${WIDE} { font-size: 0.875rem; }
`;

/** On narrow containers the second line tells what is left to play, on wide ones the manager. */
export const Narrow = styled.span`
  flex: none;
  max-width: 100%;
  ${WIDE} { display: none; }
`;

export const Wide = styled.span`
  display: none;
  ${WIDE} { display: inline; }
`;

export const Left = styled.td.attrs(CELL)`
  display: none;
  padding: 0;
  ${WIDE} { display: block; }
`;

export const Aside = styled.td.attrs(CELL)`
  display: none;
  padding: 0;
  font-size: 1rem;
  font-weight: 650;
  font-stretch: 112%;
  text-align: right;
  ${WIDE} { display: block; }
  &[data-week] { font-size: 1.125rem; }
  &[data-week='plus'] { color: ${token.positiveText}; }
  &[data-week='minus'] { color: ${token.danger}; }
  [data-own] > &[data-week] { color: ${token.accent}; }
`;

export const Total = styled.td.attrs(CELL)`
  ${numeral}
  grid-area: total;
  align-self: center;
  padding: 0;
  font-size: 1.125rem;
  letter-spacing: -0.02em;
  text-align: right;
  em {
    display: block;
    margin-top: 4px;
    font-size: 0.875rem;
    font-style: normal;
    font-weight: 650;
    font-stretch: 112%;
    letter-spacing: 0;
    color: ${token.positiveText};
  }
  em[data-week='minus'] { color: ${token.danger}; }
  [data-own] > & em { color: ${token.accent}; }
  ${WIDE} { font-size: 1.375rem; em { display: none; } }
`;

/** The armband before the captain's name. */
export const Armband = styled.i`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-width: 16px;
  height: 16px;
  border-radius: 4px;
  background: ${token.tint};
  color: ${token.brand};
  font-size: 0.6875rem;
  font-style: normal;
  font-weight: 800;
  [data-own] & { background: ${token.accent}; color: ${token.onAccent}; }
`;

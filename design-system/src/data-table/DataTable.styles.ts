import styled from 'styled-components';
import { bareButton, fadeWhenScrollable, numeral } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const WIDE = '@container (min-width: 43.75rem)';
/** A table, but without the columns that wait for more room. */
const MEDIUM = '@container (min-width: 43.75rem) and (max-width: 70.9375rem)';
/** Still fewer columns. */
const NARROW = '@container (min-width: 43.75rem) and (max-width: 51.1875rem)';

export const PhoneHead = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 8px 16px;
  font-size: 0.875rem;
  color: ${token.inkSoft};
  border-bottom: 1px solid ${token.line};
  & > span { flex: none; }
  ${WIDE} { display: none; }
`;

export const PhoneSort = styled.div`
  display: flex;
  align-items: center;
  flex: 0 1 auto;
  gap: 8px;
  max-width: 100%;
  /* On a line of its own it takes all of it. */
  @media (max-width: 26em) { flex: 1 0 auto; & > :first-child { flex: 1; } }
`;

/**
 * Columns that find no room all the same are scrolled to: the edge that hides them fades, and there is a scroll bar.
 */
export const Scroller = styled.div`
  ${WIDE} {
    overflow-x: auto;
    scrollbar-width: thin;
    ${fadeWhenScrollable}
  }
`;

/** Explicit roles preserve the table's semantics when its rows become cards. */
export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  ${WIDE} { display: table; }
`;

export const Head = styled.thead`
  display: none;
  ${WIDE} { display: table-header-group; }
`;

export const HeadRow = styled.tr``;

export const HeadCell = styled.th`
  height: 48px;
  padding: 0 10px;
  font-size: 0.75rem;
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  color: ${token.inkSoft};
  border-bottom: 1px solid ${token.line};
  &:first-child { padding-left: 20px; }
  &:last-child { padding-right: 24px; }
  ${MEDIUM} {
    padding-inline: 6px;
    &[data-roomy='most'] { display: none; }
    &[data-ends] { padding-right: 24px; }
  }
  ${NARROW} { &[data-roomy] { display: none; } }
  &[data-align='end'] { text-align: right; }
  &[data-sorts] { color: ${token.ink}; background: color-mix(in srgb, ${token.tint} 55%, transparent); }
  button {
    ${bareButton}
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 44px;
    min-height: 44px;
    font-weight: inherit;
    &:hover { color: ${token.ink}; text-decoration: underline; text-underline-offset: 3px; }
  }
  &[data-align='end'] button { justify-content: flex-end; }
`;

export const Body = styled.tbody`
  display: block;
  ${WIDE} { display: table-row-group; }
`;

export const Row = styled.tr`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 10px 16px 10px 12px;
  & + & { border-top: 1px solid ${token.line}; }
  &::before { content: ''; order: 4; flex-basis: 100%; height: 0; }
  ${WIDE} {
    display: table-row;
    &::before { content: none; }
    &:hover { background: color-mix(in srgb, ${token.tint} 30%, transparent); }
  }
`;

export const Cell = styled.td`
  padding: 0;
  font-weight: inherit;
  text-align: left;
  &[data-phone='lead'] { order: 1; }
  &[data-phone='main'] { order: 2; flex: 1; min-width: 0; }
  &[data-phone='value'] { order: 3; font-size: 1.375rem; }
  &[data-phone='detail'] { order: 5; font-size: 0.75rem; font-weight: 650; }
  &[data-phone='last'] { order: 6; font-size: 0.75rem; font-weight: 650; }
  &[data-phone='none'] { display: none; }
  &[data-phone='detail']:not([data-first]) { margin-left: auto; }
  &[data-first='named'] { padding-left: 44px; }
  &[data-first='led'] { @container (min-width: 21.25rem) { padding-left: 50px; } }
  &[data-strong] { ${numeral} }
  &[data-strong][data-phone='value'] { font-size: 1.375rem; }
  ${WIDE} {
    &&& {
      display: table-cell;
      height: 60px;
      padding: 6px 10px;
      font-size: 1rem;
      vertical-align: middle;
      white-space: nowrap;
    }
    &&&[data-strong] { font-size: 1.125rem; }
    ${MEDIUM} {
      &&&:not(:first-child, :last-child) { padding-inline: 6px; }
      &&&[data-roomy='most'] { display: none; }
      &&&[data-ends][data-ends] { padding-right: 24px; }
    }
    ${NARROW} { &&&[data-roomy] { display: none; } }
    &&&:first-child { padding-left: 20px; }
    &&&:last-child { padding-right: 24px; }
    &:not([data-strong]) { font-weight: 400; }
    &[data-align='end'] { text-align: right; }
    &[data-align='end'] > svg { display: inline-block; }
    [aria-hidden] > &[data-align='end'] > span { margin-left: auto; }
    &[data-sorts] { background: color-mix(in srgb, ${token.tint} 55%, transparent); }
  }
`;

export const PhoneText = styled.span`
  font-weight: 450;
  color: ${token.inkSoft};
  ${WIDE} { display: none; }
`;

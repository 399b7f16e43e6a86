import { FieldRow, numeral, onNight, token } from '@euro/design-system';
import styled from 'styled-components';

/**
 * Beside a panel on a laptop, and on small tablets: room for the mean and the words, not for a nation beside a name.
 */
const MIDDLE = '@container (min-width: 32rem)';
const WIDE = '@container (min-width: 43.75rem)';

export const Scroller = styled.div`
  container-type: inline-size;
`;

export const Table = styled.table`
  position: relative;
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: center;
  th, td { padding: 6px 1.5px; }
  th:first-child { padding-left: 12px; text-align: left; }
  tr > :last-child { padding-right: 10px; }
  /* Phones have no room for the mean: the order says it. */
  [data-mean] { display: none; }
  td small { display: none; }
  ${MIDDLE} {
    th, td { padding: 4px; }
    th:first-child { padding-left: 16px; }
    tr > :last-child { padding-right: 16px; }
    [data-mean] { display: table-cell; }
    td small { display: block; }
  }
  ${WIDE} {
    th:first-child { padding-left: 20px; }
    tr > :last-child { padding-right: 20px; }
  }
`;

export const Head = styled.tr`
  background: ${token.sunken};
  color: ${token.inkSoft};
  font-size: 0.75rem;
  line-height: 1.25;
  th { font-weight: 750; height: 44px; }
  small { display: block; font-size: 0.75rem; font-weight: 600; font-stretch: 75%; }
  abbr { text-decoration: none; }
  th:not(:first-child) { width: max(63px, min(3.9375rem, 14cqw)); }
  th[data-mean] { width: 3.75rem; }
  ${MIDDLE} {
    font-size: 0.8125rem;
    th:not(:first-child, [data-mean]) { width: 5.75rem; }
    small { font-stretch: 90%; }
  }
  ${WIDE} {
    th[data-mean] { width: 4.5rem; }
    th:not(:first-child, [data-mean]) { width: 7.75rem; }
    small { font-stretch: 100%; }
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${token.line};
  & > * { height: 60px; }
`;

export const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  .em-jersey { flex: none; width: 38px; height: 38px; margin-left: -3px; }
  @container (max-width: 20rem) { .em-jersey { display: none; } }
  ${MIDDLE} { gap: 12px; .em-jersey { width: 42px; height: 42px; } }
`;

export const Name = styled.span`
  min-width: 0;
  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 0.875rem;
    line-height: 1.25;
    font-weight: 750;
    font-stretch: 78%;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: 0.75rem;
    font-weight: 600;
    color: ${token.inkSoft};
  }
  ${MIDDLE} { b { font-size: 1rem; font-stretch: 93%; } }
  ${WIDE} { display: flex; align-items: center; gap: 12px; }
`;

export const Mean = styled.td`
  ${numeral}
  font-size: 1rem;
`;

export const Foot = styled.tr`
  ${onNight}
  background: ${token.night};
  & > * { height: 60px; }
  th { font-size: 0.875rem; font-weight: 800; }
`;

export const Load = styled.span`
  display: grid;
  align-content: center;
  gap: 4px;
  min-height: 48px;
  border-radius: 8px;
  background: ${token.nightLift};
  b { ${numeral} font-size: min(1.125rem, 5.6vw); }
  em { font-style: normal; font-size: 0.75rem; font-weight: 600; font-stretch: 88%; }
`;

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.75rem, 1fr));
  gap: 6px;
  padding: 4px 16px 14px;
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 0 8px;
    border-radius: 8px;
    background: ${token.sunken};
    color: ${token.ink};
    font-size: 0.75rem;
    font-weight: 700;
  }
  li[data-level='1'], li[data-level='2'] { background: ${token.positiveTint}; color: ${token.positiveText}; }
  li[data-level='4'] { background: ${token.warningTint}; color: ${token.warningText}; }
  li[data-level='5'] { background: ${token.dangerTint}; color: ${token.danger}; }
  @container (min-width: 43.75rem) { display: flex; flex-wrap: wrap; padding-inline: 20px; }
`;

export const Tools = styled(FieldRow)`
  padding: 0 16px 14px;
  @container (min-width: 43.75rem) {
    padding-inline: 20px;
    & > * { flex: 0 1 14rem; }
  }
`;

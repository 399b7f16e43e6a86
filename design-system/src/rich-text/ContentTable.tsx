import { createElement, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../tokens/token.js';

/** In a narrow window each row becomes a block: its name, and below it each number after its column's name. */
const asBlocks = css`
  @container (max-width: 34.9375rem) {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 4px 16px; padding: 12px 16px; }
    tbody th { grid-column: 1 / -1; }
    && tbody th, && tbody td { padding: 0; border: 0; text-align: left; }
    tbody tr + tr { border-top: 1px solid ${token.line}; }
    && td { display: flex; justify-content: space-between; align-items: baseline; gap: 8px; }
    td::before {
      content: attr(data-column);
      font-size: 0.75rem;
      font-weight: 500;
      line-height: 1.3;
      color: ${token.inkSoft};
    }
  }
  @container (max-width: 19rem) {
    tr { grid-template-columns: minmax(0, 1fr); }
  }
`;

/**
 * Letters so large that not even few columns have room beside each other: each cell is a line below its column's name.
 */
const asLines = css`
  @container (max-width: 16rem) {
    &, tbody, tr { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    && tbody th, && tbody td { display: block; padding: 4px 12px; border: 0; overflow-wrap: anywhere; }
    tbody tr { padding-block: 8px; }
    tbody tr + tr { border-top: 1px solid ${token.line}; }
    td::before { content: attr(data-column); display: block; font-size: 0.75rem; color: ${token.inkSoft}; }
  }
`;

const Box = styled.div`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
`;

const Table = styled.table<{ $wide: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.4;
  caption { padding: 12px 16px 0; font-weight: 700; text-align: left; }
  th, td { padding: 12px 8px; text-align: left; vertical-align: baseline; }
  th:first-child, td:first-child { padding-left: 16px; }
  th:last-child, td:last-child { padding-right: 16px; }
  thead th { font-size: 0.75rem; font-weight: 650; color: ${token.inkSoft}; background: ${token.sunken}; }
  @container (max-width: 20rem) {
    th, td { padding-inline: 4px; }
    th:first-child, td:first-child { padding-left: 12px; }
    th:last-child, td:last-child { padding-right: 12px; }
  }
  tbody th { font-weight: 600; }
  tbody tr + tr > * { border-top: 1px solid ${token.line}; }
  ${({ $wide }) => ($wide ? css`td { font-weight: 650; } thead th:not(:first-child), td { text-align: center; white-space: nowrap; } ${asBlocks}` : asLines)}
`;

interface ContentTableProps {
  readonly table: Element;
  readonly draw: (nodes: Iterable<Node>) => ReactNode;
}

/** From this many columns on a table does not fit a phone. */
const MANY = 4;

/** A table of a text; roles preserve its semantics when its rows become blocks. */
export function ContentTable({ table, draw }: ContentTableProps) {
  const columns = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim() ?? '');
  const caption = table.querySelector('caption');
  const isWide = columns.length >= MANY;
  const as = (role: string) => ({ role });

  const drawRow = (row: Element) =>
    createElement(
      'tr',
      as('row'),
      ...[...row.children].map((cell, place) => {
        const colSpan = Number(cell.getAttribute('colspan')) || undefined;
        const text = draw(cell.childNodes);
        return cell.tagName === 'TH'
          ? createElement('th', { ...as('rowheader'), scope: 'row', colSpan }, text)
          : createElement('td', { ...as('cell'), 'data-column': columns[place], colSpan }, text);
      }),
    );
  const head = columns.map((column) => createElement('th', { ...as('columnheader'), scope: 'col' }, column));

  return (
    <Box>
      <Table $wide={isWide} {...as('table')}>
        {caption && <caption>{draw(caption.childNodes)}</caption>}
        {head.length > 0 && <thead {...as('rowgroup')}>{createElement('tr', as('row'), ...head)}</thead>}
        {createElement('tbody', as('rowgroup'), ...[...table.querySelectorAll('tbody > tr')].map(drawRow))}
      </Table>
    </Box>
  );
}

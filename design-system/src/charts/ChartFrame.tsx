import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { Drawing } from '../drawing/Drawing.js';
import { bareButton, hidden } from '../tokens/mixins.js';
import { chartColours, SeriesKey } from './series.js';
import { useWidth } from './useWidth.js';

const Root = styled.figure`
  ${chartColours}
  position: relative;
  min-width: 0;
  svg { overflow: visible; }
  text { font-size: 0.75rem; font-weight: 600; fill: var(--em-chart-text); }
`;

const TableBox = styled.div`
  &[data-hidden] { ${hidden} }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th, td { padding: 8px; border-bottom: 1px solid var(--em-chart-line); text-align: right; font-weight: 550; }
  th:first-child { text-align: left; }
  thead th { font-size: 0.75rem; font-weight: 650; color: var(--em-chart-text); }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 12px;
  font-size: 0.75rem;
  font-weight: 600;
  color: var(--em-chart-text);
  li { display: inline-flex; align-items: center; gap: 6px; }
`;

const Switch = styled.button`
  ${bareButton}
  min-height: 44px;
  font-size: 0.875rem;
  font-weight: 650;
  color: var(--em-chart-text);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** A chart's data as a table. */
export interface ChartTable {
  head: readonly [string, ...string[]];
  rows: readonly { id: string | number; head: string; cells: readonly string[] }[];
}

/** Props common to all charts. */
export interface ChartProps {
  /** Names the picture and the table beside it: "Plaats per speeldag". */
  label: string;
  /** Texts of the switch between picture and table; without them the table is there for screen readers only. */
  switchTexts?: { table: string; chart: string };
  /** It is drawn on night. */
  onNight?: boolean;
}

/** Props of {@link ChartFrame}. */
export interface ChartFrameProps extends ChartProps {
  table: ChartTable;
  /** Names of the series, in their order; left out where one needs no key. */
  series?: readonly { id: string | number; name: string }[];
  /** Height of the picture in px. */
  height: number;
  /** Content below the picture. */
  footer?: ReactNode;
  /** Draws into as many px of width as there are. */
  children: (width: number) => ReactNode;
}

/** A picture that fits its container, the same in a table, and the key of its series. Nothing in it moves. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, table, series, height, footer, switchTexts, onNight = false, children } = props;
  const [asTable, setAsTable] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  return (
    <Root data-night={onNight || undefined}>
      <div ref={box} style={{ minHeight: asTable ? undefined : height }}>
        {!asTable && (
          <Drawing label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
            {children(width)}
          </Drawing>
        )}
      </div>
      {series && !asTable && (
        <Legend aria-hidden="true">
          {series.map(({ id, name }, place) => (
            <li key={id}>
              <SeriesKey place={place} onNight={onNight} />
              <span>{name}</span>
            </li>
          ))}
        </Legend>
      )}
      {!asTable && footer}
      <TableBox data-hidden={asTable ? undefined : ''}>
        <TableOf label={label} table={table} />
      </TableBox>
      {switchTexts && (
        <Switch type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? switchTexts.chart : switchTexts.table}
        </Switch>
      )}
    </Root>
  );
}

function TableOf({ label, table: { head, rows } }: { label: string; table: ChartTable }) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head: name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((text, at) => (
              <td key={head[at + 1] ?? at}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

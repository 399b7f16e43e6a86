import { line } from 'd3-shape';
import styled from 'styled-components';
import { Drawing } from '../drawing/Drawing.js';
import { lineScales, type Values } from './lineScales.js';
import { chartColours } from './series.js';

const Root = styled(Drawing)`${chartColours}`;

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** All values in words: "waarde: 8,5, 8,7, 9". */
  label: string;
  /** Oldest first; null where there is none. */
  values: Values;
  /** Small values are drawn high: ranks. */
  inverted?: boolean;
  /** In px. */
  width?: number;
  height?: number;
}

/** A line as small as a word; a place without a value breaks it and shows a stub at the foot. */
export function Sparkline({ label, values, inverted = false, width = 84, height = 28 }: SparklineProps) {
  const margins = { top: 5, right: 5, bottom: 5, left: 5 };
  const space = { width, height, places: values.length, margins, inverted, zoomed: true };
  const { x, y } = lineScales(values, space);
  const draw = line<number | null>(
    (_, at) => x(at),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const end = values[last] ?? null;
  return (
    <Root viewBox={`0 0 ${width} ${height}`} width={width} height={height} label={label}>
      <path
        d={draw(values) ?? ''}
        fill="none"
        stroke="var(--em-chart-data)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {values.map((value, at) =>
        value === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place along the foot is its own name.
          <path key={at} d={`M${x(at) - 4} ${height - 1}h8`} stroke="var(--em-chart-text)" strokeWidth="2" />
        ) : null,
      )}
      {end !== null && <circle cx={x(last)} cy={y(end)} r="3.5" fill="var(--em-chart-data)" />}
    </Root>
  );
}

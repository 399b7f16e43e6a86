import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { ChartFrame, type ChartProps } from './ChartFrame.js';

/** A value valid from a moment on. */
export interface LineStep {
  id: string | number;
  /** Since when: "14/06". */
  from: string;
  value: number;
  /** "8,5". */
  text: string;
}

/** Props of {@link StepLine}. */
export interface StepLineProps extends ChartProps {
  /** Heads of the table: "Vanaf", "Waarde". */
  headers: { from: string; value: string };
  /** Oldest first; at least one. */
  steps: readonly LineStep[];
}

const TOP = 30;
const BOTTOM = 72;
const FEET = 96;

/** Point at the start of a step or, for the last one, at its end. */
type Corner = readonly [x: number, y: number];

/** A value that changed now and then, as a line of steps of one width. */
export function StepLine({ label, headers, steps, ...rest }: StepLineProps) {
  const values = steps.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  // A value that never changed is drawn in the middle.
  const yOf = scaleLinear(lowest === highest ? [lowest - 1, highest + 1] : [lowest, highest], [BOTTOM, TOP]);
  return (
    <ChartFrame
      label={label}
      height={FEET}
      table={{
        head: [headers.from, headers.value],
        rows: steps.map(({ id, from, text }) => ({ id, head: from, cells: [text] })),
      }}
      {...rest}
    >
      {(width) => {
        const step = width / steps.length;
        const starts = steps.map(({ value }, at): Corner => [at * step, yOf(value)]);
        const [, end = 0] = starts.at(-1) ?? [];
        const corners = [...starts, [width, end] as const];
        return (
          <>
            <path d={tint(corners) ?? ''} fill="var(--em-chart-data)" opacity=".12" />
            <path
              d={outline(corners) ?? ''}
              fill="none"
              stroke="var(--em-chart-data)"
              strokeWidth="3"
              strokeLinejoin="round"
            />
            {steps.map(({ id, from, text, value }, at) => (
              <g key={id} textAnchor="middle">
                <text
                  x={(at + 0.5) * step}
                  y={yOf(value) - 8}
                  style={{ fill: 'var(--em-chart-ink)', fontSize: '0.875rem', fontWeight: 800 }}
                >
                  {text}
                </text>
                <text x={(at + 0.5) * step} y={FEET - 2}>
                  {from}
                </text>
              </g>
            ))}
            <circle cx={width} cy={end} r="5" fill="var(--em-chart-data)" />
          </>
        );
      }}
    </ChartFrame>
  );
}

const xOf = ([x]: Corner) => x;
const outline = line<Corner>(xOf, ([, y]) => y).curve(curveStepAfter);
const tint = area<Corner>(xOf, BOTTOM + 8, ([, y]) => y).curve(curveStepAfter);

import { useId } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.js';
import { ChartFrame, type ChartProps } from './ChartFrame.js';
import { type PointsScales, pointsScales } from './pointsScales.js';

/** One matchday of the chart. */
export interface PointsMatchday {
  number: number;
  /** null = still to come, or `absent`. */
  points: number | null;
  /** The matchday went by without points: a stub instead of the dashed place of one that is to come. */
  absent?: boolean;
  /** The points as text, or why there are none: "85,5", "niet gespeeld". */
  text: string;
  average?: number;
  /** The average as text. */
  averageText?: string;
  provisional?: boolean;
  selected?: boolean;
}

/** Props of {@link PointsPerMatchday}. */
export interface PointsPerMatchdayProps extends ChartProps {
  /** Over the table's first column: "Speeldag". */
  matchdayHead: string;
  matchdays: readonly PointsMatchday[];
  /** Labels of the colours and of the table's columns; columns without a label are absent. */
  legend: { own: string; average?: string; provisional?: string };
  /** Height of the bars in px, 168 by default. */
  height?: number;
}

const FOOT = 24;

/** Bars below this width in px have smaller numbers, so that those of neighbours don't touch. */
const NARROW = 44;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 10px;
  font-size: 0.75rem;
  font-weight: 600;
  color: var(--em-chart-text);
  span { display: inline-flex; align-items: center; gap: 6px; }
`;

/** Points per matchday as bars, with the average as a line. */
export function PointsPerMatchday(props: PointsPerMatchdayProps) {
  const { label, matchdayHead, matchdays, legend, height = 168, switchTexts, onNight } = props;
  const hatch = useId();
  return (
    <ChartFrame
      label={label}
      switchTexts={switchTexts}
      onNight={onNight}
      height={height + FOOT}
      table={{
        head: [matchdayHead, legend.own, ...(legend.average ? [legend.average] : [])],
        rows: matchdays.map(({ number, text, averageText }) => ({
          id: number,
          head: String(number),
          cells: legend.average ? [text, averageText ?? ''] : [text],
        })),
      }}
      footer={<LegendOf legend={legend} hatch={hatch} />}
    >
      {(width) => {
        const scales = pointsScales(matchdays, width, height);
        return (
          <>
            <Hatch id={hatch} />
            <path d={`M0 ${height + 1}H${width}`} stroke="var(--em-chart-line)" strokeWidth="2" />
            {matchdays.map((matchday, at) => (
              <Column key={matchday.number} matchday={matchday} {...{ at, scales, height, hatch }} />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface ColumnProps {
  matchday: PointsMatchday;
  at: number;
  scales: PointsScales;
  height: number;
  hatch: string;
}

function Column({ matchday, at, scales, height, hatch }: ColumnProps) {
  const { x, barWidth, barHeight } = scales;
  const { number, points, text, average, selected } = matchday;
  const middle = x(at) + barWidth / 2;
  return (
    <g data-kind={kindOf(matchday)} transform={`translate(0 ${height})`}>
      <BarOf
        matchday={matchday}
        x={x(at)}
        width={barWidth}
        height={height}
        barHeight={barHeight}
        hatch={hatch}
      />
      {average !== undefined && (
        <rect
          x={x(at)}
          y={-barHeight(average) - 3}
          width={barWidth}
          height="4.5"
          rx="2.25"
          fill="var(--em-chart-ink)"
          stroke="var(--em-chart-ground)"
          strokeWidth="1.5"
        />
      )}
      {points !== null && scales.hasPoints(at) && (
        <text
          x={scales.textX(at)}
          y={-scales.textHeight(at) - 8}
          textAnchor="middle"
          style={{
            fill: 'var(--em-chart-ink)',
            font: `800 ${barWidth < NARROW ? 0.75 : 0.9375}rem ${token.font}`,
            fontStretch: '125%',
          }}
        >
          {text}
        </text>
      )}
      {scales.hasMatchday(at) && (
        <text
          x={middle}
          y="20"
          textAnchor="middle"
          style={selected ? { fill: 'var(--em-chart-ink)', fontWeight: 800 } : undefined}
        >
          {number}
        </text>
      )}
    </g>
  );
}

type Kind = 'absent' | 'future' | 'negative' | 'provisional' | 'final';

function kindOf({ points, absent, provisional }: PointsMatchday): Kind {
  if (points === null) return absent ? 'absent' : 'future';
  if (points < 0) return 'negative';
  return provisional ? 'provisional' : 'final';
}

interface BarProps {
  matchday: PointsMatchday;
  x: number;
  width: number;
  height: number;
  barHeight: PointsScales['barHeight'];
  hatch: string;
}

function BarOf({ matchday, x, width, height, barHeight, hatch }: BarProps) {
  const kind = kindOf(matchday);
  if (kind === 'absent')
    return <rect x={x} y="-3" width={width} height="3" rx="1.5" fill="var(--em-chart-text)" opacity=".5" />;
  if (kind === 'future') {
    const top = height * 0.14;
    return (
      <path
        d={`M${x + 1} 0v${-top}h${width - 2}v${top}`}
        fill="none"
        stroke="var(--em-chart-line)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
    );
  }
  const size = barHeight(Math.abs(matchday.points ?? 0));
  const round = Math.min(4, size);
  const fill =
    kind === 'negative'
      ? 'var(--em-chart-bad)'
      : kind === 'provisional'
        ? `url(#${hatch})`
        : 'var(--em-chart-data)';
  return (
    <path
      d={`M${x} 0v${round - size}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${size - round}z`}
      fill={fill}
    />
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(22)">
      <path d="M0 0h14v14H0z" fill="var(--em-chart-data)" />
      <path d="M7 0h7v14H7z" fill="var(--em-chart-ground)" opacity=".28" />
    </pattern>
  );
}

function LegendOf({ legend, hatch }: { legend: PointsPerMatchdayProps['legend']; hatch: string }) {
  return (
    <Legend aria-hidden="true">
      <span>
        <Swatch fill="var(--em-chart-data)" />
        <span>{legend.own}</span>
      </span>
      {legend.provisional && (
        <span>
          <Swatch fill={`url(#${hatch})`} />
          <span>{legend.provisional}</span>
        </span>
      )}
      {legend.average && (
        <span>
          <Swatch fill="var(--em-chart-ink)" thin />
          <span>{legend.average}</span>
        </span>
      )}
    </Legend>
  );
}

function Swatch({ fill, thin = false }: { fill: string; thin?: boolean }) {
  return (
    <svg width="14" height="10" aria-hidden="true">
      <rect y={thin ? 3.5 : 0} width="14" height={thin ? 3 : 10} rx="1.5" fill={fill} />
    </svg>
  );
}

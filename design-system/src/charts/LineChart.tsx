import { area, line } from 'd3-shape';
import { useId } from 'react';
import { token } from '../tokens/token.js';
import { ChartFrame, type ChartProps, type ChartTable } from './ChartFrame.js';
import { type LineScales, lineScales, namedPlaces, peakHeights, type Values } from './lineScales.js';
import { type SeriesLook, seriesLook } from './series.js';

/** One line of a chart. */
export interface LineSeries {
  id: string | number;
  name: string;
  /** A value per place; null where there is none: the line has a gap there. */
  values: Values;
}

/** Props of {@link LineChart}. */
export interface LineChartProps extends ChartProps {
  /** Names along the foot, in order: "SD 1". */
  places: readonly string[];
  /** Head of the table's first column: "Speeldag". */
  placeHead: string;
  /** At most four can be distinguished. */
  series: readonly LineSeries[];
  write: (value: number) => string;
  /** A gap in words, in the table: "niet gespeeld". */
  none: string;
  /** Ranks: 1 is on top. */
  inverted?: boolean;
  /** Tints the space below the first line. */
  area?: boolean;
  /** Numbers the lines across; true by default. */
  axis?: boolean;
  /** Writes the highest value of each series at its mark. */
  peaks?: boolean;
  /** Names the series below the picture; true unless they are named beside it. */
  legend?: boolean;
  /** In px, 240 by default. */
  height?: number;
}

const FOOT = 26;

/** Values along matchdays, a line per series. */
export function LineChart(props: LineChartProps) {
  const { label, places, placeHead, series, write, none, inverted = false, height = 240 } = props;
  const { axis = true, peaks = false, legend = true, switchTexts, onNight } = props;
  const all = series.flatMap(({ values }) => values);
  const table: ChartTable = {
    head: [placeHead, ...series.map(({ name }) => name)],
    rows: places.map((place, at) => ({
      id: at,
      head: place,
      cells: series.map(({ values }) => formatValue(values[at], write, none)),
    })),
  };
  return (
    <ChartFrame
      label={label}
      table={table}
      series={legend && series.length > 1 ? series : undefined}
      height={height}
      switchTexts={switchTexts}
      onNight={onNight}
    >
      {(width) => {
        const wide = Math.max(0, ...all.map((value) => (value === null ? 0 : write(value).length)));
        const leftMargin = axis ? wide * 8 + 22 : 14;
        const margins = { top: peaks ? 30 : 14, right: 14, bottom: FOOT, left: leftMargin };
        const scales = lineScales(all, { width, height, places: places.length, margins, inverted });
        const gridLines = axis
          ? scales.ticks.map((tick) => ({ tick, at: scales.y(tick) }))
          : [margins.top, height - FOOT + 4].map((at) => ({ tick: at, at }));
        return (
          <>
            {gridLines.map(({ tick, at }) => (
              <g key={tick}>
                <path d={`M${axis ? leftMargin - 12 : 0} ${at}H${width}`} stroke="var(--em-chart-line)" />
                {axis && (
                  <text x={leftMargin - 18} y={at + 4} textAnchor="end">
                    {write(tick)}
                  </text>
                )}
              </g>
            ))}
            {props.area && series[0] && (
              <Ground values={series[0].values} scales={scales} foot={height - FOOT + 4} />
            )}
            {series.map(({ id, values }, at) => (
              <Line
                key={id}
                values={values}
                scales={scales}
                look={seriesLook(at)}
                alone={series.length === 1}
              />
            ))}
            {peaks && <Peaks series={series} scales={scales} write={write} />}
            {namedPlaces(places, width - leftMargin).map((place) => (
              <text key={place} x={scales.x(place)} y={height - 4} textAnchor="middle">
                {places[place]}
              </text>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

function formatValue(
  value: number | null | undefined,
  write: (value: number) => string,
  none: string,
): string {
  return value === null || value === undefined ? none : write(value);
}

interface LineProps {
  values: Values;
  scales: LineScales;
}

/** The line of a series with its marks; a line alone has hollow marks and a full one where it ends. */
function Line({ values, scales: { x, y }, look, alone }: LineProps & { look: SeriesLook; alone: boolean }) {
  const draw = line<number | null>(
    (_, at) => x(at),
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return (
    <g>
      <path
        d={draw(values) ?? ''}
        fill="none"
        stroke={look.colour}
        strokeWidth="3"
        strokeDasharray={look.dash}
        strokeLinejoin="round"
      />
      {values.map((value, at) => {
        if (value === null) return null;
        const hollow = alone && at !== last;
        const scale = alone ? (hollow ? 0.7 : 1.2) : 1;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a place along the foot is its own name.
            key={at}
            d={look.mark}
            transform={`translate(${x(at)} ${y(value)}) scale(${scale})`}
            fill={hollow ? 'var(--em-chart-ground)' : look.colour}
            stroke={look.colour}
            strokeWidth={hollow ? 3.5 : 1}
          />
        );
      })}
    </g>
  );
}

/** The tint below a line. */
function Ground({ values, scales: { x, y }, foot }: LineProps & { foot: number }) {
  const tint = useId();
  const draw = area<number | null>(
    (_, at) => x(at),
    foot,
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  return (
    <>
      <linearGradient id={tint} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={seriesLook(0).colour} stopOpacity=".14" />
        <stop offset="1" stopColor={seriesLook(0).colour} stopOpacity=".04" />
      </linearGradient>
      <path d={draw(values) ?? ''} fill={`url(#${tint})`} />
    </>
  );
}

interface PeaksProps {
  series: readonly LineSeries[];
  scales: LineScales;
  write: (value: number) => string;
}

/** The highest value of each series at its mark, where no other text is. */
function Peaks({ series, scales: { x, y }, write }: PeaksProps) {
  const peaks = series.flatMap(({ id, values }, place) => {
    const highest = Math.max(...values.filter((value) => value !== null));
    const at = values.indexOf(highest);
    return at < 0 ? [] : [{ id, place, x: x(at), y: y(highest), text: write(highest) }];
  });
  const heights = peakHeights(peaks);
  return peaks.map(({ id, place, x: middle, text }, at) => (
    <text
      key={id}
      x={middle}
      y={heights[at]}
      textAnchor="middle"
      style={{ fill: seriesLook(place).colour, font: `800 1rem ${token.font}`, fontStretch: '125%' }}
    >
      {text}
    </text>
  ));
}

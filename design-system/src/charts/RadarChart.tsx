import { curveLinearClosed, lineRadial } from 'd3-shape';
import { ChartFrame, type ChartProps } from './ChartFrame.js';
import { seriesLook } from './series.js';

/** One corner of a radar. */
export interface RadarAxis {
  id: string;
  name: string;
  /** The value that reaches the rim. */
  most: number;
}

/** One shape in a radar. */
export interface RadarSeries {
  id: string | number;
  name: string;
  /** A value per axis, in their order. */
  values: readonly number[];
  /** The values as text, for the table. */
  texts: readonly string[];
}

/** Props of {@link RadarChart}. */
export interface RadarChartProps extends ChartProps {
  /** At least three. */
  axes: readonly RadarAxis[];
  /** Over the table's first column: "Statistiek". */
  axisHead: string;
  /** At most four. */
  series: readonly RadarSeries[];
  /** Names the series below the picture; true unless they are named beside it. */
  legend?: boolean;
  /** In px, 300 by default. */
  height?: number;
}

const RINGS = [0.25, 0.5, 0.75, 1] as const;

/** Smallest share of the radius, so that shapes have an area. */
const LEAST = 0.06;

/** Room in px for the names around the rim: beside it, over and under it, and beside it where width is scarce. */
const NAMES = { beside: 96, above: 34, narrow: 46 } as const;

/** Below this width in px the names are over and under their corners. */
const NARROW = 400;

/** Several values of several players as closed shapes over each other. */
export function RadarChart(props: RadarChartProps) {
  const { label, axes, axisHead, series, legend = true, height = 300, switchTexts, onNight } = props;
  const angle = (at: number) => (at * 2 * Math.PI) / axes.length;
  /** Horizontal distance of the outermost corner, as a share of the radius. */
  const reach = Math.max(...axes.map((_, at) => Math.abs(Math.sin(angle(at)))));
  return (
    <ChartFrame
      label={label}
      switchTexts={switchTexts}
      onNight={onNight}
      height={height}
      series={legend ? series : undefined}
      table={{
        head: [axisHead, ...series.map(({ name }) => name)],
        rows: axes.map(({ id, name }, at) => ({
          id,
          head: name,
          cells: series.map(({ texts }) => texts[at] ?? ''),
        })),
      }}
    >
      {(width) => {
        const narrow = width < NARROW;
        const sideRoom = narrow ? NAMES.narrow : NAMES.beside;
        const radius = Math.max(40, Math.min((width / 2 - sideRoom) / reach, height / 2 - NAMES.above));
        return (
          <g transform={`translate(${width / 2} ${height / 2})`}>
            {RINGS.map((share) => (
              <path
                key={share}
                d={outline(axes.map((_, at) => [angle(at), radius * share]))}
                fill="none"
                stroke="var(--em-chart-line)"
              />
            ))}
            {axes.map(({ id, name }, at) => (
              <Spoke key={id} name={name} angle={angle(at)} radius={radius} narrow={narrow} />
            ))}
            {series.map(({ id, values }, place) => (
              <Shape
                key={id}
                place={place}
                corners={axes.map(({ most }, at) => [
                  angle(at),
                  radius * Math.min(1, Math.max(LEAST, (values[at] ?? 0) / (most || 1))),
                ])}
              />
            ))}
          </g>
        );
      }}
    </ChartFrame>
  );
}

/** Angle in radians from noon, clockwise, and the distance from the middle in px. */
type Corner = [angle: number, radius: number];

function outline(corners: Corner[]): string {
  return lineRadial().curve(curveLinearClosed)(corners) ?? '';
}

function Shape({ place, corners }: { place: number; corners: Corner[] }) {
  const { colour, dash, mark } = seriesLook(place);
  return (
    <g>
      <path
        d={outline(corners)}
        fill={colour}
        fillOpacity=".12"
        stroke={colour}
        strokeWidth="2.5"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {corners.map(([angle, radius]) => (
        <path
          key={angle}
          d={mark}
          transform={`translate(${Math.sin(angle) * radius} ${-Math.cos(angle) * radius})`}
          fill={colour}
        />
      ))}
    </g>
  );
}

interface SpokeProps {
  name: string;
  angle: number;
  radius: number;
  narrow: boolean;
}

/** A line from the middle to the rim, with its name outside. */
function Spoke({ name, angle, radius, narrow }: SpokeProps) {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const { words, x, y, anchor } =
    narrow || Math.abs(dx) < 0.1
      ? overOrUnder(name, dx * radius, dy * radius)
      : besideLabel(name, dx * (radius + 14), dy * (radius + 14));
  return (
    <>
      <path d={`M0 0L${dx * radius} ${dy * radius}`} stroke="var(--em-chart-line)" />
      <text y={y} textAnchor={anchor}>
        {words.map((word, at) => (
          <tspan key={word} x={x} dy={at ? 15 : 0}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}

function overOrUnder(name: string, x: number, y: number) {
  const words = Math.abs(x) < 1 ? [name] : name.split(' ');
  return { words, x, y: y <= 0 ? y - 12 - (words.length - 1) * 15 : y + 22, anchor: 'middle' } as const;
}

function besideLabel(name: string, x: number, y: number) {
  const words = name.split(' ');
  return { words, x, y: y + 4 - (words.length - 1) * 8, anchor: x > 0 ? 'start' : 'end' } as const;
}

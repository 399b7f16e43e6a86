import { Drawing, token } from '@euro/design-system';

/** Props of {@link FormBars}. */
export interface FormBarsProps {
  /** Points per matchday; null = not played. */
  points: readonly (number | null)[];
  /** Places to draw, 7 by default; the rest are stubs. */
  places?: number;
  /** All values in words, for example "punten per speeldag: 9, 3". */
  label: string;
  /** Width in px; the height is 5/7 of 42 × 30. */
  width?: number;
}

const MOST = 14;

function matchdays(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

/** A player's form as small bars, one a matchday; a matchday not played is a stub. */
export function FormBars({ points, places = 7, label, width = 42 }: FormBarsProps) {
  const step = 42 / places;
  return (
    <Drawing viewBox="0 0 42 30" width={width} height={(width * 5) / 7} label={label}>
      {matchdays(places).map((matchday, at) => {
        const value = points[at];
        const bar = { x: at * step, width: step * 0.7, rx: 1 };
        if (value == null)
          return <rect key={matchday} {...bar} y="26" height="2" fill={token.inkSoft} opacity=".3" />;
        const height = value <= 0 ? 3 : Math.max(3, (Math.min(value, MOST) / MOST) * 26);
        const fill = value < 0 ? token.danger : value === 0 ? token.inkSoft : token.data;
        return <rect key={matchday} {...bar} y={28 - height} height={height} fill={fill} />;
      })}
    </Drawing>
  );
}

/** Props of {@link PointsSpark}. */
export interface PointsSparkProps extends FormBarsProps {
  /** Draws the average as a dashed line. */
  average?: number;
}

/** Bars per matchday with a dashed average; 9 points or more are green. */
export function PointsSpark({
  points,
  places = points.length,
  label,
  width = 84,
  average,
}: PointsSparkProps) {
  const height = width / 3;
  const step = width / Math.max(1, places);
  const gap = Math.min(4, step / 3);
  const size = (value: number) => (Math.min(Math.abs(value), MOST) / MOST) * height;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} label={label}>
      {matchdays(places).map((matchday, at) => {
        const value = points[at];
        const bar = { x: at * step + gap / 2, width: step - gap };
        if (value == null)
          return <rect key={matchday} {...bar} y={height - 2} height="2" fill={token.control} />;
        const barHeight = Math.max(3, size(value));
        const fill = value >= 9 ? token.positive : value < 0 ? token.danger : token.data;
        return (
          <rect
            key={matchday}
            {...bar}
            y={height - barHeight}
            height={barHeight}
            rx="1.5"
            fill={fill}
            opacity={value >= 9 ? 1 : 0.75}
          />
        );
      })}
      {average !== undefined && (
        <path
          d={`M0 ${height - size(average)}H${width}`}
          stroke={token.ink}
          strokeDasharray="2 2"
          opacity=".55"
        />
      )}
    </Drawing>
  );
}

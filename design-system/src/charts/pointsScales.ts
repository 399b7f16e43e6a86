import { scaleBand, scaleLinear } from 'd3-scale';

/** Space between two bars in px. */
const GAP = 8;

/** Points below this don't fill the chart, so that a poor start doesn't look like a feast. */
const FULL = 10;

/** Positions and heights of bars, in px. */
export interface PointsScales {
  x: (at: number) => number;
  barWidth: number;
  barHeight: (points: number) => number;
}

interface Measured {
  points: number | null;
  average?: number;
}

/** Scales for bars of points; the tallest leaves room for its number. */
export function pointsScales(matchdays: readonly Measured[], width: number, height: number): PointsScales {
  const highest = Math.max(FULL, ...matchdays.flatMap(({ points, average }) => [points ?? 0, average ?? 0]));
  const step = (width + GAP) / Math.max(1, matchdays.length);
  const x = scaleBand(
    matchdays.map((_, at) => at),
    [0, width],
  ).paddingInner(GAP / step);
  const heightScale = scaleLinear([0, highest * 1.18], [0, height]);
  return {
    x: (at) => x(at) ?? 0,
    barWidth: x.bandwidth(),
    barHeight: (points) => heightScale(Math.max(0, points)),
  };
}

/** Height of the number: on its bar, or on the average's line when that would cross it. */
export function numberHeight({ points, average }: Measured, barHeight: PointsScales['barHeight']): number {
  const bar = barHeight(Math.abs(points ?? 0));
  const line = average === undefined ? 0 : barHeight(average);
  return line > bar && line - bar < 26 ? line : bar;
}

import { scaleBand, scaleLinear } from 'd3-scale';

/** Space between two bars in px, and at most this share of a column. */
const GAP = 8;
const GAP_SHARE = 0.3;

/** Room in px that the number of a matchday, and that of its points, needs beside its neighbours'. */
const MATCHDAY_ROOM = 20;
const POINTS_ROOM = 28;

/** Points below this don't fill the chart, so that a poor start doesn't look like a feast. */
const FULL = 10;

/** Positions and heights of bars, in px. */
export interface PointsScales {
  x: (at: number) => number;
  barWidth: number;
  barHeight: (points: number) => number;
  /** Where columns are narrow, only some have the number of their matchday: the selected one, and each so many. */
  hasMatchday: (at: number) => boolean;
  /** Where columns are narrow, only the selected one has its points as text. */
  hasPoints: (at: number) => boolean;
  /** Middle of its points as text, which stay within the chart. */
  textX: (at: number) => number;
  /** Height of its points as text: above the bars that they would cross. */
  textHeight: (at: number) => number;
}

interface Measured {
  points: number | null;
  average?: number;
  selected?: boolean;
}

/** Scales for bars of points; the tallest leaves room for its number. */
export function pointsScales(matchdays: readonly Measured[], width: number, height: number): PointsScales {
  const highest = Math.max(FULL, ...matchdays.flatMap(({ points, average }) => [points ?? 0, average ?? 0]));
  const count = Math.max(1, matchdays.length);
  const gap = Math.min(GAP, (GAP_SHARE * width) / count);
  const step = (width + gap) / count;
  const x = scaleBand(
    matchdays.map((_, at) => at),
    [0, width],
  ).paddingInner(gap / step);
  const every = Math.ceil(MATCHDAY_ROOM / step);
  const selected = matchdays.findIndex((matchday) => matchday.selected);
  const isFree = (at: number) => selected < 0 || Math.abs(at - selected) >= every;
  const heightScale = scaleLinear([0, highest * 1.18], [0, height]);
  const barHeight = (points: number) => heightScale(Math.max(0, points));
  const isNarrow = step < POINTS_ROOM;
  const near = isNarrow ? Math.ceil(POINTS_ROOM / 2 / step) : 0;
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2;
  return {
    x: (at) => x(at) ?? 0,
    barWidth: x.bandwidth(),
    barHeight,
    textX: (at) =>
      isNarrow ? Math.min(Math.max(middle(at), POINTS_ROOM / 2), width - POINTS_ROOM / 2) : middle(at),
    textHeight: (at) =>
      Math.max(
        ...matchdays
          .slice(Math.max(0, at - near), at + near + 1)
          .map((matchday) => numberHeight(matchday, barHeight)),
      ),
    hasMatchday: (at) => at === selected || (at % every === 0 && isFree(at)),
    hasPoints: (at) => at === selected || !isNarrow,
  };
}

/** Height of the number: on its bar, or on the average's line when that would cross it. */
function numberHeight({ points, average }: Measured, barHeight: PointsScales['barHeight']): number {
  const bar = barHeight(Math.abs(points ?? 0));
  const line = average === undefined ? 0 : barHeight(average);
  return line > bar && line - bar < 26 ? line : bar;
}

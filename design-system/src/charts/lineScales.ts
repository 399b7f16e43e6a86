import { scaleLinear, scalePoint } from 'd3-scale';

/** Values of one series along the places of a chart; null where there is none. */
export type Values = readonly (number | null)[];

/** Room in px around the lines of a chart. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Positions of the values of a line chart, in px from its top left. */
export interface LineScales {
  x: (place: number) => number;
  y: (value: number) => number;
  /** Values with a line across the chart. */
  ticks: readonly number[];
}

interface LineSpace {
  width: number;
  height: number;
  places: number;
  margins: Margins;
  /** Small values are drawn high, and there is no value below 1: ranks. */
  inverted: boolean;
  /** The lowest value is at the foot instead of zero. */
  zoomed?: boolean;
}

/** Most grid lines of a chart. */
const LINES = 4;

/** Scales for all series of a chart; values that are all the same are in the middle. */
export function lineScales(all: Values, { width, height, places, margins, ...space }: LineSpace): LineScales {
  const { inverted, zoomed = false } = space;
  const x = scalePoint(
    Array.from({ length: places }, (_, place) => place),
    [margins.left, width - margins.right],
  );
  const y = scaleLinear(extent(all, inverted, zoomed), [height - margins.bottom, margins.top]);
  if (!inverted && !zoomed) y.nice(LINES);
  return {
    x: (place) => x(place) ?? 0,
    y,
    ticks: y.ticks(LINES).filter((tick) => !inverted || (Number.isInteger(tick) && tick >= 1)),
  };
}

/** The value at the foot and the value on top. */
function extent(all: Values, inverted: boolean, zoomed: boolean): [foot: number, top: number] {
  const values = all.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0) return [0, 1];
  if (!inverted && !zoomed) return [Math.min(0, lowest), Math.max(highest, 1)];
  const around: [number, number] = lowest === highest ? [lowest - 1, highest + 1] : [lowest, highest];
  return inverted ? [around[1], around[0]] : around;
}

/** The places with room for their name: all, or every second, third… and always the first. */
export function namedPlaces(places: readonly string[], room: number): readonly number[] {
  const longest = Math.max(...places.map((name) => name.length), 1);
  const every = Math.ceil((places.length * (longest * 7 + 8)) / Math.max(1, room));
  return places.map((_, place) => place).filter((place) => place % every === 0);
}

/** The highest value of a series, at its mark in px, with its text. */
export interface PeakMark {
  x: number;
  y: number;
  text: string;
}

/** Heights of the texts of peaks, in their order: above their marks, or below them where another text is. */
export function peakHeights(peaks: readonly PeakMark[]): readonly number[] {
  const placed: { x: number; height: number }[] = [];
  for (const { x, y, text } of peaks) {
    let height = y - 12;
    const isTaken = (other: { x: number; height: number }) =>
      Math.abs(other.x - x) < text.length * LETTER && Math.abs(other.height - height) < LINE;
    while (placed.some(isTaken)) height += height < y ? 38 : LINE;
    placed.push({ x, height });
  }
  return placed.map(({ height }) => height);
}

/** Px that a text of a peak takes: a letter's width, and a line's height. */
const [LETTER, LINE] = [12, 16] as const;

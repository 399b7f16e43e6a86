import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import styled, { css } from 'styled-components';
import { token } from '../tokens/token.js';

/**
 * Colours of charts on the theme's surfaces and, marked `data-night`, on night; one ink where the reader forces
 * colours.
 */
export const chartColours = css`
  --em-chart-1: ${token.series1};
  --em-chart-2: ${token.series2};
  --em-chart-3: ${token.series3};
  --em-chart-4: ${token.series4};
  --em-chart-text: ${token.inkSoft};
  --em-chart-line: ${token.line};
  --em-chart-ground: ${token.surface};
  --em-chart-ink: ${token.ink};
  --em-chart-data: ${token.data};
  --em-chart-bad: ${token.danger};
  &[data-night] {
    --em-chart-1: ${token.nightSeries1};
    --em-chart-2: ${token.nightSeries2};
    --em-chart-3: ${token.nightSeries3};
    --em-chart-4: ${token.nightSeries4};
    --em-chart-text: ${token.onNightSoft};
    --em-chart-line: ${token.nightLine};
    --em-chart-ground: ${token.nightDeep};
    --em-chart-ink: ${token.onNight};
    --em-chart-data: ${token.nightSeries1};
    --em-chart-bad: ${token.nightSeries3};
  }
  @media (forced-colors: active) {
    &, &[data-night] {
      --em-chart-1: CanvasText;
      --em-chart-2: CanvasText;
      --em-chart-3: CanvasText;
      --em-chart-4: CanvasText;
      --em-chart-text: CanvasText;
      --em-chart-ink: CanvasText;
      --em-chart-data: CanvasText;
      --em-chart-bad: CanvasText;
      --em-chart-line: GrayText;
      --em-chart-ground: Canvas;
    }
  }
`;

/** Look of a series, distinguished by shape and dash as well as by colour. */
export interface SeriesLook {
  colour: string;
  dash?: string;
  /** Path of the mark around 0,0. */
  mark: string;
}

const SIZE = 78;

const path = (shape: Parameters<typeof symbol>[0]) => symbol(shape, SIZE)() ?? '';

const LOOKS: readonly [SeriesLook, ...SeriesLook[]] = [
  { colour: 'var(--em-chart-1)', mark: path(symbolCircle) },
  { colour: 'var(--em-chart-2)', dash: '8 5', mark: path(symbolSquare) },
  { colour: 'var(--em-chart-3)', dash: '2 5', mark: path(symbolTriangle) },
  { colour: 'var(--em-chart-4)', dash: '10 4 2 4', mark: path(symbolDiamond) },
];

/** Series that can be distinguished in one chart. */
export const MOST_SERIES = LOOKS.length;

/** The look of a series by its place from 0; a fifth series looks like the first. */
export function seriesLook(place: number): SeriesLook {
  return LOOKS[place % LOOKS.length] ?? LOOKS[0];
}

const Key = styled.svg`
  ${chartColours}
  flex: none;
`;

/** Props of {@link SeriesKey}. */
export interface SeriesKeyProps {
  /** The place of the series among those of its chart, from 0. */
  place: number;
  onNight?: boolean;
}

/** A piece of a series' line with its mark, for beside its name. */
export function SeriesKey({ place, onNight = false }: SeriesKeyProps) {
  const { colour, dash, mark } = seriesLook(place);
  return (
    <Key width="30" height="14" viewBox="0 0 30 14" aria-hidden="true" data-night={onNight || undefined}>
      <path d="M1 7h28" stroke={colour} strokeWidth="2.5" strokeDasharray={dash} />
      <path d={mark} transform="translate(15 7)" fill={colour} />
    </Key>
  );
}

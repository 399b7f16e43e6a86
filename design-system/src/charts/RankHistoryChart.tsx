import type { ChartProps } from './ChartFrame.js';
import { LineChart } from './LineChart.js';

/** The ranks of one team. */
export interface RankSeries {
  id: string | number;
  name: string;
  /** A rank per matchday; null while the team had none. */
  ranks: readonly (number | null)[];
}

/** Props of {@link RankHistoryChart}. */
export interface RankHistoryChartProps extends ChartProps {
  /** Names of the matchdays, in order: "SD 1". */
  matchdays: readonly string[];
  /** Over the table's first column: "Speeldag". */
  matchdayHead: string;
  /** One team, or up to four that are compared. */
  series: readonly RankSeries[];
  write: (rank: number) => string;
  /** No rank in words, in the table. */
  none: string;
  /** In px: 92 by default, 240 for several teams. */
  height?: number;
}

/** Ranks through the tournament: lines that climb when a rank gets better. */
export function RankHistoryChart({
  matchdays,
  matchdayHead,
  series,
  height,
  ...rest
}: RankHistoryChartProps) {
  const alone = series.length === 1;
  return (
    <LineChart
      {...rest}
      places={matchdays}
      placeHead={matchdayHead}
      series={series.map(({ id, name, ranks }) => ({ id, name, values: ranks }))}
      inverted
      area={alone}
      axis={!alone}
      height={height ?? (alone ? 92 : 240)}
    />
  );
}

export type { ChartProps } from './ChartFrame.js';
export { LineChart, type LineChartProps, type LineSeries } from './LineChart.js';
export { type PointsMatchday, PointsPerMatchday, type PointsPerMatchdayProps } from './PointsPerMatchday.js';
export { type RadarAxis, RadarChart, type RadarChartProps, type RadarSeries } from './RadarChart.js';
export { RankHistoryChart, type RankHistoryChartProps, type RankSeries } from './RankHistoryChart.js';
export { Sparkline, type SparklineProps } from './Sparkline.js';
export { type LineStep, StepLine, type StepLineProps } from './StepLine.js';
export { MOST_SERIES, SeriesKey, type SeriesKeyProps } from './series.js';

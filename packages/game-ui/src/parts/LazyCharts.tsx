import { Skeleton } from '@euro/design-system';
import type { PointsPerMatchdayProps, StepLineProps } from '@euro/design-system/charts';
import { lazy, Suspense } from 'react';

const charts = () => import('@euro/design-system/charts');
const Points = lazy(async () => ({ default: (await charts()).PointsPerMatchday }));
const Steps = lazy(async () => ({ default: (await charts()).StepLine }));

/** Room in px for matchdays and legend below bars. */
const POINTS_FOOT = 52;

/** Bars of points per matchday; the charts come when the first one is drawn, into room of the final size. */
export function PointsChart({ height = 168, ...props }: PointsPerMatchdayProps) {
  return (
    <Suspense fallback={<Skeleton $height={height + POINTS_FOOT} />}>
      <Points height={height} {...props} />
    </Suspense>
  );
}

/** A value over time, like {@link PointsChart}. */
export function ValueChart(props: StepLineProps) {
  return (
    <Suspense fallback={<Skeleton $height={96} />}>
      <Steps {...props} />
    </Suspense>
  );
}

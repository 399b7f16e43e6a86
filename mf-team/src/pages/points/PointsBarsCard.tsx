import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader, Chip } from '@euro/design-system';
import type { PointsMatchday } from '@euro/design-system/charts';
import { barTexts, CardBody, PointsChart, useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { pointsTexts } from '../../texts/pointsTexts.js';

interface PointsBarsCardProps {
  points: Pick<TeamPoints, 'weekStat' | 'averages' | 'weekId' | 'teamName'>;
  isOwn: boolean;
  /** In the place of "Punten per speeldag", with the best of them beside it. */
  title?: string;
}

/** The team's points of every matchday beside the mean of all teams. */
export function PointsBarsCard({ points, isOwn, title }: PointsBarsCardProps) {
  const titleId = useId();
  const t = useText(pointsTexts);
  const words = useText(barTexts);
  const format = useFormat();
  const bars = useBars(points);
  const highest = Math.max(...points.weekStat.map((week) => week.points));
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={title ?? t('barsTitle')}
        aside={title && <Chip tone="brand">{t('barsBest', { points: format.teamPoints(highest) })}</Chip>}
      />
      <CardBody>
        <PointsChart
          label={title ?? t('barsTitle')}
          matchdayHead={words('barMatchday')}
          matchdays={bars}
          legend={{
            own: isOwn ? t('barsYou') : points.teamName,
            provisional: bars.some((bar) => bar.provisional) ? t('barsProvisional') : undefined,
            average: points.averages.length > 0 ? t('barsAverage') : undefined,
          }}
        />
      </CardBody>
    </Card>
  );
}

function useBars({ weekStat, averages, weekId: selected }: PointsBarsCardProps['points']): PointsMatchday[] {
  const { weeks } = useWorld();
  const t = useText(barTexts);
  const format = useFormat();
  return weeks.map(({ weekId: number }) => {
    const weekPoints = weekStat.find(({ weekId }) => weekId === number);
    const average = averages.find(({ weekId }) => weekId === number)?.points;
    return {
      number,
      selected: number === selected,
      points: weekPoints?.points ?? null,
      text: weekPoints === undefined ? t('barNone') : format.teamPoints(weekPoints.points),
      provisional: weekPoints !== undefined && !weekPoints.confirmed,
      average: weekPoints && average,
      averageText: average === undefined ? undefined : format.points(average),
    };
  });
}

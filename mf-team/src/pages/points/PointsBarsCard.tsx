import type { TeamPoints } from '@euro/api-contract';
import { type BarsMatchday, Card, CardHeader, PointsBars } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import type { World } from '../../domain/world.js';
import { useFormat } from '../../hooks/useFormat.js';
import { pointsTexts } from '../../messages/pointsTexts.js';

interface PointsBarsCardProps {
  points: TeamPoints;
  world: World;
  isOwn: boolean;
}

/** The team's points of every matchday beside the mean of all teams. */
export function PointsBarsCard({ points, world, isOwn }: PointsBarsCardProps) {
  const titleId = useId();
  const t = useText(pointsTexts);
  const bars = useBars(points, world);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('barsTitle')} />
      <PointsBars
        label={t('barsTitle')}
        matchdays={bars}
        legend={{
          own: isOwn ? t('barsYou') : points.teamName,
          provisional: bars.some((bar) => bar.provisional) ? t('barsProvisional') : undefined,
          average: points.averages.length > 0 ? t('barsAverage') : undefined,
        }}
      />
    </Card>
  );
}

function useBars({ weekStat, averages, weekId: selected }: TeamPoints, { weeks }: World): BarsMatchday[] {
  const t = useText(pointsTexts);
  const format = useFormat();
  return weeks.map(({ weekId: week }) => {
    const own = weekStat.find((stat) => stat.weekId === week);
    const average = averages.find((mean) => mean.weekId === week)?.points;
    const common = { number: week, selected: week === selected };
    if (own === undefined) return { ...common, points: null, label: t('barNone', { week }) };
    const text = format.points(own.points);
    return {
      ...common,
      points: own.points,
      text,
      average,
      provisional: !own.confirmed,
      label:
        average === undefined
          ? t('barLabelAlone', { week, points: text })
          : t('barLabel', { week, points: text, average: format.points(average) }),
    };
  });
}

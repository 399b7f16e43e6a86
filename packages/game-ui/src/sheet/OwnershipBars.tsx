import { Card, CardHeader } from '@euro/design-system';
import type { PointsMatchday } from '@euro/design-system/charts';
import { useText } from '@euro/platform/react';
import { useFormat } from '../hooks/useFormat.js';
import type { PlayerInfo } from '../hooks/usePlayerInfo.js';
import { useWorld } from '../hooks/useWorld.js';
import { barTexts } from '../messages/barTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { PointsChart } from '../parts/LazyCharts.js';
import { CardBody } from '../parts/layout.js';

interface OwnershipBarsProps {
  ownership: PlayerInfo['ownership'];
}

/** Share of the teams that owned a player in each matchday. */
export function OwnershipBars({ ownership }: OwnershipBarsProps) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const bars = useText(barTexts);
  const format = useFormat();
  const matchdays = world.weeks.map(({ weekId: number }): PointsMatchday => {
    const share = ownership.find(({ weekId }) => weekId === number)?.popularity ?? null;
    return { number, points: share, text: share === null ? t('ownershipNone') : format.whole(share) };
  });
  return (
    <Card>
      <CardHeader title={t('ownership')} />
      <CardBody>
        <PointsChart
          label={t('ownership')}
          matchdayHead={bars('barMatchday')}
          height={96}
          legend={{ own: t('ownershipLegend') }}
          matchdays={matchdays}
        />
      </CardBody>
    </Card>
  );
}

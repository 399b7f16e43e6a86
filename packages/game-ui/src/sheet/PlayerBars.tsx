import type { Player } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import type { PointsMatchday } from '@euro/design-system/charts';
import { useText } from '@euro/platform/react';
import { matchdayAverages, pointsByMatchday } from '../domain/matchdayAverages.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { useWorld } from '../hooks/useWorld.js';
import { barTexts } from '../messages/barTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';
import { PointsChart } from '../parts/LazyCharts.js';
import { CardBody } from '../parts/layout.js';

/** A player's points per matchday beside the average of his position; those that may still change are hatched. */
export function PlayerBars({ player }: { player: Player }) {
  const world = useWorld();
  const t = useText(sheetTexts);
  const bars = useText(barTexts);
  const format = useFormat();
  const names = useNames();
  const points = pointsByMatchday(player.stats, world.weeks.length);
  const averages = matchdayAverages(world.players.values(), player.positionId, world.weeks.length);
  const matchdays = world.weeks.map(({ weekId: number, state }, at): PointsMatchday => {
    const ownPoints = points[at] ?? null;
    const average = averages[at] ?? undefined;
    const absent = ownPoints === null && (state === 'provisional' || state === 'confirmed');
    return {
      number,
      points: ownPoints,
      absent,
      text: ownPoints === null ? bars(absent ? 'barAbsent' : 'barNone') : format.points(ownPoints),
      average,
      averageText: average === undefined ? undefined : format.points(Math.round(average * 10) / 10),
      provisional: ownPoints !== null && state !== 'confirmed',
    };
  });
  return (
    <Card>
      <CardHeader title={t('perMatchday')} />
      <CardBody>
        <PointsChart
          label={t('perMatchday')}
          matchdayHead={bars('barMatchday')}
          height={128}
          legend={{
            own: names.player(player.id),
            provisional: matchdays.some(({ provisional }) => provisional) ? t('provisional') : undefined,
            average: t('averageOf', { position: names.position(player.positionId) }),
          }}
          matchdays={matchdays}
        />
      </CardBody>
    </Card>
  );
}

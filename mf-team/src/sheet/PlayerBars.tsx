import type { Player } from '@euro/api-contract';
import { Card, CardHeader, PointsBars } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { matchdayAverages, pointsByMatchday } from '../domain/matchdayAverages.js';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { useNames } from '../hooks/useNames.js';
import { pointsTexts } from '../messages/pointsTexts.js';
import { sheetTexts } from '../messages/sheetTexts.js';

/** A player's points per matchday beside the average of his position. */
export function PlayerBars({ player, world }: { player: Player; world: World }) {
  const t = useText(sheetTexts);
  const bars = useText(pointsTexts);
  const format = useFormat();
  const names = useNames(world);
  const points = pointsByMatchday(player.stats, world.weeks.length);
  const averages = matchdayAverages(world.players.values(), player.positionId, world.weeks.length);
  return (
    <Card>
      <CardHeader title={t('perMatchday')} />
      <PointsBars
        label={t('perMatchday')}
        height={128}
        legend={{
          own: names.player(player.id),
          average: t('averageOf', { position: names.position(player.positionId) }),
        }}
        matchdays={world.weeks.map(({ weekId }, at) => {
          const own = points[at] ?? null;
          const average = averages[at] ?? undefined;
          return {
            number: weekId,
            points: own,
            text: own === null ? undefined : format.points(own),
            average,
            label:
              own === null
                ? bars('barNone', { week: weekId })
                : average === undefined
                  ? bars('barLabelAlone', { week: weekId, points: format.points(own) })
                  : bars('barLabel', {
                      week: weekId,
                      points: format.points(own),
                      average: format.points(Math.round(average * 10) / 10),
                    }),
          };
        })}
      />
    </Card>
  );
}

import type { TopLineup } from '@euro/api-contract';
import { Card, CardHeader, Flag, ListRow, Num } from '@euro/design-system';
import { useFormat, useNames, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { topTexts } from '../../texts/topTexts.js';

interface BestListProps {
  readonly top: Pick<TopLineup, 'players'>;
}

/** Points of each player of the team, most first. */
export function BestList({ top }: BestListProps) {
  const world = useWorld();
  const t = useText(topTexts);
  const format = useFormat();
  const names = useNames();
  const byPoints = [...top.players].sort((one, other) => other.points - one.points);
  return (
    <Card>
      <CardHeader title={t('best')} />
      <ol>
        {byPoints.map(({ playerId, positionId, points }) => {
          const clubId = world.players.get(playerId)?.clubId ?? 0;
          return (
            <ListRow
              key={playerId}
              leading={<Flag nation={names.clubCode(clubId)} size={24} />}
              title={names.player(playerId)}
              detail={`${names.clubCode(clubId)} · ${names.positionTitle(positionId)}`}
              trailing={<Num $size={18}>{format.points(points)}</Num>}
            />
          );
        })}
      </ol>
    </Card>
  );
}

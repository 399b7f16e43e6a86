import { Card, CardHeader } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { FixtureList, NoFixtures, ownMatches, type World } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { teamTexts } from '../../messages/teamTexts.js';

interface FixturesCardProps {
  draft: DraftSquad;
  world: World;
  weekId: number;
}

/** When the players of this team play on the matchday. */
export function FixturesCard({ draft, world, weekId }: FixturesCardProps) {
  const titleId = useId();
  const t = useText(teamTexts);
  const players = draft.slots.flatMap(({ playerId }) =>
    playerId === null ? [] : (world.players.get(playerId) ?? []),
  );
  const matches = ownMatches(world.matches, weekId, players, { onlyOwn: true });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('yourPlayersOn', { week: weekId })} />
      {matches.length === 0 ? (
        <NoFixtures weekId={weekId} />
      ) : (
        <FixtureList matches={matches} world={world} />
      )}
    </Card>
  );
}

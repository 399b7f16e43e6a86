import { Card, CardHeader } from '@euro/design-system';
import type { DraftSquad } from '@euro/game';
import { FixtureList, NoFixtures, ownMatches, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, useId } from 'react';
import { teamTexts } from '../../texts/teamTexts.js';

interface FixturesCardProps {
  draft: DraftSquad;
  weekId: number;
}

/** When the players of this team play on the matchday. */
export const FixturesCard = memo(function FixturesCard({ draft, weekId }: FixturesCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(teamTexts);
  const players = draft.slots.flatMap(({ playerId }) =>
    playerId === null ? [] : (world.players.get(playerId) ?? []),
  );
  const matches = ownMatches(world.matches, weekId, players, { onlyOwn: true });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('yourPlayersOn', { week: weekId })} />
      {matches.length === 0 ? <NoFixtures weekId={weekId} /> : <FixtureList matches={matches} />}
    </Card>
  );
});

import type { ScoredSelection } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { ownMatches } from '../../domain/fixtures.js';
import type { World } from '../../domain/world.js';
import { pointsTexts } from '../../messages/pointsTexts.js';
import { FixtureList, NoFixtures } from '../../parts/FixtureList.js';

interface MatchesCardProps {
  selections: readonly ScoredSelection[];
  world: World;
  week: number;
}

/** The calendar of a matchday, with the team's players in each match. */
export function MatchesCard({ selections, world, week }: MatchesCardProps) {
  const titleId = useId();
  const t = useText(pointsTexts);
  const players = selections.flatMap(({ playerId }) => world.players.get(playerId) ?? []);
  const matches = ownMatches(world.matches, week, players, { onlyOwn: false }).filter(
    ({ match }) => match.homeId !== null && match.awayId !== null,
  );
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('matchesTitle', { week })} />
      {matches.length === 0 ? <NoFixtures weekId={week} /> : <FixtureList matches={matches} world={world} />}
    </Card>
  );
}

import type { ScoredSelection } from '@euro/api-contract';
import { Button, Card, CardHeader, useClock } from '@euro/design-system';
import { FixtureList, NoFixtures, ownMatches, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { calendarOrder } from '../../domain/calendarOrder.js';
import { pointsTexts } from '../../texts/pointsTexts.js';

interface MatchesCardProps {
  selections: readonly Pick<ScoredSelection, 'playerId'>[];
  week: number;
}

/** The calendar of a matchday with the team's players in each match: those with none are a press away. */
export function MatchesCard({ selections, week }: MatchesCardProps) {
  const world = useWorld();
  const titleId = useId();
  const t = useText(pointsTexts);
  const now = useClock();
  const [showsAll, setShowsAll] = useState(false);
  const players = selections.flatMap(({ playerId }) => world.players.get(playerId) ?? []);
  const all = ownMatches(world.matches, week, players, { onlyOwn: false }).filter(
    ({ match }) => match.homeId !== null && match.awayId !== null,
  );
  const matchesWithOwn = all.filter((match) => match.players.length > 0);
  const mayFold = matchesWithOwn.length > 0 && matchesWithOwn.length < all.length;
  const matches = calendarOrder(showsAll || matchesWithOwn.length === 0 ? all : matchesWithOwn, now());
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('matchesTitle', { week })} />
      {matches.length === 0 ? <NoFixtures weekId={week} /> : <FixtureList matches={matches} />}
      {mayFold && (
        <More>
          <Button variant="text" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            <span>{showsAll ? t('ownMatches') : t('allMatches', { count: all.length })}</span>
            {showsAll ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          </Button>
        </More>
      )}
    </Card>
  );
}

const More = styled.div`
  padding: 0 2px 6px;
`;

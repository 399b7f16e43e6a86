import type { TeamPoints } from '@euro/api-contract';
import { Card, CardHeader } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import styled from 'styled-components';
import { homeTexts } from '../../texts/homeTexts.js';
import { PlayerRow } from './MyPlayersCard.js';

const MOST = 3;

/** After a matchday: the three who brought the team most. */
export function BestCard({ points }: { readonly points: TeamPoints }) {
  const t = useText(homeTexts);
  const titleId = useId();
  const bestSelections = points.selections
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST);
  if (bestSelections.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('bestTitle', { week: points.weekId })} />
      <List>
        {bestSelections.map((selection) => (
          <PlayerRow key={selection.playerId} selection={selection} points={points} />
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  container-type: inline-size;
  padding-bottom: 4px;
`;

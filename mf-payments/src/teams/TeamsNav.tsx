import { Anchor, Badge, Card, CardTitle, token } from '@euro/design-system';
import { useIsArchive } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { PayHead } from '../components/payments/PayRow.js';
import { teamTexts } from '../texts/teamTexts.js';
import { NewTeamButton } from './NewTeamButton.js';
import { StateChip } from './StateChip.js';
import { useRoom } from './useRoom.js';

interface TeamsNavProps {
  readonly teams: readonly MyTeam[];
  /** The team that is shown. */
  readonly current: number;
}

/** The side list of own teams with the state of their payments (spec §2 "/my-teams"). */
export function TeamsNav({ teams, current }: TeamsNavProps) {
  const t = useText(teamTexts);
  const full = useRoom(teams);
  return (
    <Card as="nav" aria-label={t('yours')}>
      <PayHead>
        <CardTitle>{t('yours')}</CardTitle>
        {!useIsArchive() && <NewTeamButton full={full} />}
      </PayHead>
      <List>
        {teams.map((team) => (
          <li key={team.id}>
            <Anchor
              href={`/my-teams/team/${team.id}`}
              aria-current={team.id === current ? 'page' : undefined}
            >
              <Badge seed={team.id} src={team.badge} size={32} />
              <span>{team.name}</span>
              <StateChip team={team} />
            </Anchor>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding: 8px 16px;
    border-top: 1px solid ${token.line};
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  a:hover { background: ${token.tint}; }
  a[aria-current] { background: color-mix(in srgb, ${token.tint} 60%, transparent); }
  @media (min-width: 48em) { a { padding-inline: 24px; } }
`;

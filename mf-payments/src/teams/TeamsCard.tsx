import { Card, CardTitle, Soft } from '@euro/design-system';
import type { MyTeam } from '@euro/platform';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PayHead, PayRows } from '../components/payments/PayRow.js';
import { NewTeamButton } from './NewTeamButton.js';
import { TeamRow } from './TeamRow.js';
import { useRoom } from './useRoom.js';

interface TeamsCardProps {
  readonly title: string;
  readonly teams: readonly MyTeam[];
  /** All teams of the reader. */
  readonly allTeams: readonly MyTeam[];
  /** Said instead of the list when it is empty. */
  readonly empty?: ReactNode;
  /** With the way to one more team. */
  readonly withNew?: boolean;
  /** A payment that was to be cancelled has ended otherwise. */
  readonly onEnded: (orderId: number) => void;
}

/** Teams with the state of their payments. */
export function TeamsCard({ title, teams, allTeams, empty, withNew = false, onEnded }: TeamsCardProps) {
  const full = useRoom(allTeams);
  return (
    <Card aria-label={title}>
      <PayHead>
        <CardTitle>{title}</CardTitle>
        {withNew && <NewTeamButton full={full} />}
      </PayHead>
      {withNew && full !== null && <Note>{full}</Note>}
      {teams.length === 0 ? (
        <Note>{empty}</Note>
      ) : (
        <PayRows>
          {teams.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              together={allTeams.filter(
                ({ paymentId }) => paymentId !== null && paymentId === team.paymentId,
              )}
              full={full}
              onEnded={onEnded}
            />
          ))}
        </PayRows>
      )}
    </Card>
  );
}

const Note = styled(Soft)`
  padding: 0 16px 16px;
  @media (min-width: 48em) { padding-inline: 24px; }
`;

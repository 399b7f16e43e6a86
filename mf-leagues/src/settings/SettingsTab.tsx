import type { OwnLeague } from '@euro/api-contract';
import { useIsArchive } from '@euro/game-ui';
import { InviteCard } from '../components/InviteCard.js';
import { Cards, SettingColumns } from '../components/layout.js';
import type { Table } from '../hooks/useTable.js';
import { StartCard } from './FindAndStart.js';
import { MembersCard } from './MembersCard.js';
import { NewCodeRow } from './NewCodeRow.js';
import { RemovedCard } from './RemovedCard.js';
import { SearchCard } from './SearchCard.js';
import { SettingsCard } from './SettingsCard.js';

interface SettingsTabProps {
  readonly league: OwnLeague;
  readonly table: Table;
  readonly userId: number | null;
}

/** Invitation, settings and members; searching and creating other leagues (spec §2 "Setup tab"). */
export function SettingsTab({ league, table, userId }: SettingsTabProps) {
  const currentLeague = table.status === 'ready' ? table.answer.league : league;
  const isArchive = useIsArchive();
  const isAdmin = currentLeague.admin === userId && !isArchive;
  return (
    <SettingColumns>
      <Cards>
        {!isArchive && (
          <InviteCard league={currentLeague} teamId={league.teamId}>
            {isAdmin && <NewCodeRow league={currentLeague} />}
          </InviteCard>
        )}
        <SettingsCard league={currentLeague} teamId={league.teamId} isAdmin={isAdmin} />
        {table.status === 'ready' && <MembersCard answer={table.answer} userId={userId} isAdmin={isAdmin} />}
        {isAdmin && <RemovedCard league={currentLeague} />}
      </Cards>
      {!isArchive && (
        <Cards>
          <SearchCard />
          <StartCard />
        </Cards>
      )}
    </SettingColumns>
  );
}

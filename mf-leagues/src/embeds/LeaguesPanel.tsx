import type { OwnLeague } from '@euro/api-contract';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  CardHeader,
  EmptyState,
  ErrorState,
  ListRow,
  TableSkeleton,
  TextLink,
} from '@euro/design-system';
import { useFormat, useIsArchive } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LeagueTableCard } from '../components/LeagueTableCard.js';
import { PanelColumns } from '../components/layout.js';
import { useMyLeagues } from '../hooks/useMyLeagues.js';
import { useTable } from '../hooks/useTable.js';
import { JoinByCodeDialog } from '../join/lazyJoinByCodeDialog.js';
import { leagueTexts } from '../texts/leagueTexts.js';

/** `leagues/panel@1` with `{ teamId }`: the leagues of a team with its places, and the table of the chosen one. */
export function LeaguesPanel({ teamId }: EmbedProps) {
  const t = useText(leagueTexts);
  const myLeagues = useMyLeagues(Number(teamId));
  const [chosenId, choose] = useState<number | null>(null);
  if (myLeagues.status === 'loading') {
    return (
      <Card>
        <CardHeader title={t('mine')} />
        <TableSkeleton label={t('loading')} rows={6} />
      </Card>
    );
  }
  if (myLeagues.status === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        text={myLeagues.failure.message}
        retryText={t('retry')}
        onRetry={myLeagues.retry}
      />
    );
  }
  const league = myLeagues.leagues.find(({ id }) => id === chosenId) ?? myLeagues.leagues[0];
  if (!league) return <NoLeague teamId={Number(teamId)} />;
  return (
    <PanelColumns>
      <ChosenTable key={league.id} league={league} />
      <LeagueList leagues={myLeagues.leagues} current={league.id} onChoose={choose} />
    </PanelColumns>
  );
}

function ChosenTable({ league }: { readonly league: OwnLeague }) {
  const [week, setWeek] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const table = useTable(league.id, week, page);
  return (
    <LeagueTableCard
      league={league}
      table={table}
      week={week}
      onWeek={(next) => {
        setWeek(next);
        setPage(1);
      }}
      onPage={setPage}
    />
  );
}

interface LeagueListProps {
  readonly leagues: readonly OwnLeague[];
  readonly current: number;
  readonly onChoose: (id: number) => void;
}

function LeagueList({ leagues, current, onChoose }: LeagueListProps) {
  const t = useText(leagueTexts);
  const format = useFormat();
  return (
    <Card>
      <CardHeader
        title={t('mine')}
        aside={
          <TextLink href={`/leagues/${current}`} icon={<ChevronRight size={18} aria-hidden />}>
            {t('open')}
          </TextLink>
        }
      />
      <ul>
        {leagues.map(({ id, name, totalTeams, rank }) => (
          <ListRow
            key={id}
            leading={<Badge seed={`league ${id}`} size={40} />}
            title={name}
            detail={t('teams', { count: totalTeams, written: format.whole(totalTeams) })}
            trailing={
              <Button
                variant={id === current ? 'primary' : 'secondary'}
                size="small"
                aria-pressed={id === current}
                aria-label={t('show', { name })}
                onClick={() => onChoose(id)}
              >
                {rank === null ? '–' : format.rank(rank)}
              </Button>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function NoLeague({ teamId }: { readonly teamId: number }) {
  const t = useText(leagueTexts);
  const [isJoining, setJoining] = useState(false);
  if (useIsArchive()) {
    return (
      <Card>
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={
          <>
            <Button onClick={() => setJoining(true)}>{t('emptyJoin')}</Button>
            <ButtonLink variant="secondary" href="/leagues">
              {t('open')}
            </ButtonLink>
          </>
        }
      />
      {isJoining && <JoinByCodeDialog teamId={teamId} onClose={() => setJoining(false)} />}
    </Card>
  );
}

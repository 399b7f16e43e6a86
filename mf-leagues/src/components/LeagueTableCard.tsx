import type { LeagueView as LeagueAnswer, OwnLeague } from '@euro/api-contract';
import { Card, EmptyState, ErrorState, Soft, token } from '@euro/design-system';
import { ListPager, Standings, type StandingsProps, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { PAGE_SIZE } from '../domain/leagueView.js';
import type { Table } from '../hooks/useTable.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { ShareTable } from './lazyShareTable.js';
import { LeagueCover } from './leagues/LeagueCover.js';
import { type LeagueTeam, leagueColumns } from './leagues/leagueColumns.js';
import { useLeagueRows } from './leagues/useLeagueRows.js';
import type { ShareTableProps } from './ShareTable.js';
import { TableBar } from './TableBar.js';

interface LeagueTableCardProps {
  readonly league: OwnLeague;
  readonly table: Table;
  /** One matchday only; null = all of them. */
  readonly week: number | null;
  readonly onWeek: (week: number | null) => void;
  readonly onPage: (page: number) => void;
}

/** A league's cover, its table in four states, and its actions. */
export function LeagueTableCard({ league, table, week, onWeek, onPage }: LeagueTableCardProps) {
  const currentLeague = table.status === 'ready' ? table.answer.league : league;
  return (
    <Card>
      <Container>
        <LeagueCover
          name={currentLeague.name}
          detail={useDetail(currentLeague)}
          picture={currentLeague.cover}
        />
        <TableBar
          league={currentLeague}
          result={table.status === 'ready' ? table.answer.result : null}
          week={week}
          onWeek={onWeek}
        />
        <Rows league={currentLeague} table={table} week={week} onPage={onPage} />
      </Container>
    </Card>
  );
}

/** Its admin, its rules, its first matchday, and whether it can be found. */
function useDetail({ adminName, weekId, mode, findable }: LeagueAnswer['league']): string {
  const t = useText(leagueTexts);
  const admin = adminName ? t('admin', { name: adminName }) : t('adminHidden');
  return [admin, t(`from.${mode}`, { week: weekId }), t(findable ? 'findable' : 'private')].join(' · ');
}

interface RowsProps extends Pick<LeagueTableCardProps, 'table' | 'week' | 'onPage'> {
  readonly league: LeagueAnswer['league'];
}

function Rows({ league, table, week, onPage }: RowsProps) {
  const t = useText(leagueTexts);
  const write = useLeagueRows(league.id, week);
  const shell = useShell(league, table, week);
  if (table.status === 'loading') {
    return <Standings {...shell} rows={[]} loading loadingRows={Math.min(league.totalTeams, PAGE_SIZE)} />;
  }
  if (table.status === 'failed') {
    return (
      <Standings
        {...shell}
        rows={[]}
        fallback={
          <ErrorState
            title={t('tableFailed')}
            text={table.failure.message}
            retryText={t('retry')}
            onRetry={table.retry}
          />
        }
      />
    );
  }
  const { result } = table.answer;
  if (result.data.length === 0) {
    return (
      <Standings
        {...shell}
        rows={[]}
        fallback={<EmptyState title={t('noPoints')} text={t('noPointsText', { week: league.weekId })} />}
      />
    );
  }
  const ownIds = new Set(result.own.map(({ team }) => team.id));
  const visibleIds = new Set(result.data.map(({ team }) => team.id));
  return (
    <Standings
      {...shell}
      rows={result.data.map((row) => ({ ...write(row), own: ownIds.has(row.team.id) }))}
      pinned={result.own.filter(({ team }) => !visibleIds.has(team.id)).map(write)}
      refreshing={table.isTurning}
      footer={
        <>
          {table.pages > 1 && (
            <ListPager
              label={t('pager')}
              page={table.page}
              pages={table.pages}
              size={PAGE_SIZE}
              total={result.totalRecords}
              onPage={onPage}
            />
          )}
          <Foot league={league} answer={table.answer} />
        </>
      }
    />
  );
}

function useShell(
  league: LeagueAnswer['league'],
  table: Table,
  week: number | null,
): Pick<StandingsProps<LeagueTeam>, 'caption' | 'columns' | 'short' | 'ownLabel' | 'loadingLabel'> {
  const t = useText(leagueTexts);
  const result = table.status === 'ready' ? table.answer.result : null;
  const tableWeek = result?.weekId ?? null;
  const duels = league.mode === 'head-to-head' && week === null;
  return {
    caption: t('table', { name: league.name }),
    short: true,
    ownLabel: t('ownRow'),
    loadingLabel: t('tableLoading'),
    columns: leagueColumns(
      {
        rank: t('column.rank'),
        move: t('column.move'),
        team: t('column.team'),
        left: t('column.left'),
        record: duels ? t('column.record') : undefined,
        // Of one matchday the points are the total.
        week: week === null && tableWeek !== null ? t('weekShort', { week: tableWeek }) : undefined,
        total: t(week === null ? 'column.total' : 'column.points'),
      },
      result?.data,
    ),
  };
}

/** Number of teams, and sharing the table. */
function Foot({ league, answer }: ShareTableProps) {
  const t = useText(leagueTexts);
  const format = useFormat();
  const { totalRecords } = answer.result;
  return (
    <Line>
      <Soft>{t('teams', { count: totalRecords, written: format.whole(totalRecords) })}</Soft>
      <ShareTable league={league} answer={answer} />
    </Line>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 8px;
  padding: 10px 16px;
  border-top: 1px solid ${token.line};
`;

import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  formatInteger,
  Pager,
  RankTable,
  type RankTableProps,
  token,
} from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { rankingTexts } from '../../messages/rankingTexts.js';
import { PAGE_SIZE, type RankingTab, type RankingView } from '../../model/rankingView.js';
import { useMayHaveTeam } from '../../parts/useMayHaveTeam.js';
import { useTeamRow } from '../../parts/useTeamRow.js';
import type { Ranking, ReadyRanking } from './useRanking.js';

/** As high as the pager that will stand there. */
const PagerRoom = styled.div`
  height: 65px;
  border-top: 1px solid ${token.line};
`;

interface RankingListProps {
  readonly view: RankingView;
  readonly ranking: Ranking;
  readonly onPage: (page: number) => void;
  /** Where one can search. */
  readonly onClearSearch?: () => void;
}

/** A page of the ranking in its four states; the own row stays in view. */
export function RankingList({ view, ranking, onPage, onClearSearch }: RankingListProps) {
  const t = useText(rankingTexts);
  const table = useTable(view.tab, ranking.status === 'ready' ? ranking.week : null);
  const mayHaveTeam = useMayHaveTeam();
  if (ranking.status === 'loading')
    return (
      <RankTable
        {...table}
        rows={[]}
        loading
        loadingRows={mayHaveTeam ? PAGE_SIZE + 1 : PAGE_SIZE}
        footer={<PagerRoom />}
      />
    );
  if (ranking.status === 'failed')
    return (
      <RankTable
        {...table}
        rows={[]}
        fallback={
          <ErrorState
            title={t('error.title')}
            text={ranking.message}
            retryText={t('error.retry')}
            onRetry={ranking.retry}
          />
        }
      />
    );
  if (ranking.week === null || ranking.teams === 0)
    return <RankTable {...table} rows={[]} fallback={<NotYet />} />;
  if (ranking.found === 0)
    return (
      <RankTable
        {...table}
        rows={[]}
        fallback={<NobodyFound search={view.search} onClear={onClearSearch} />}
      />
    );
  return <Rows table={table} view={view} ranking={ranking} onPage={onPage} />;
}

type Table = Pick<RankTableProps, 'caption' | 'headers' | 'loadingLabel'>;

function useTable(tab: RankingTab, week: number | null): Table {
  const t = useText(rankingTexts);
  const general = tab === 'general';
  return {
    caption: t('table', { heading: t(`tab.${tab}`) }),
    loadingLabel: t('loading'),
    headers: {
      rank: t('column.rank'),
      // A matchday's ranking has no one before it to move from, nor has the first overall one.
      move: general && week !== 1 ? t('column.move') : undefined,
      team: t('column.team'),
      prize: t('column.prize'),
      week: general && week !== null ? t('column.week', { week }) : undefined,
      total: t(general ? 'column.total' : 'column.points'),
    },
  };
}

interface RowsProps {
  readonly table: Table;
  readonly view: RankingView;
  readonly ranking: ReadyRanking;
  readonly onPage: (page: number) => void;
}

function Rows({ table, view, ranking, onPage }: RowsProps) {
  const t = useText(rankingTexts);
  const locale = formatLocale(useLocale());
  const write = useTeamRow(view.tab);
  const { rows, own, found, page, pages, turning } = ranking;
  const written = (value: number) => formatInteger(value, locale);
  const from = (page - 1) * PAGE_SIZE + 1;
  const ownIsHere = own !== null && rows.some(({ id }) => id === own.id);
  return (
    <RankTable
      {...table}
      rows={rows.map((team) => ({ ...write(team), own: team.id === own?.id }))}
      ownRow={own && !ownIsHere ? write(own) : undefined}
      ownLabel={t('own.row')}
      refreshing={turning}
      footer={
        <Pager
          label={t('pager.label')}
          summary={t('pager.range', {
            from: written(from),
            to: written(Math.min(from + PAGE_SIZE - 1, found)),
            total: written(found),
          })}
          page={page}
          pages={pages}
          onPage={onPage}
          previousLabel={t('pager.previous')}
          nextLabel={t('pager.next')}
          pageLabel={(number) => t('pager.page', { page: written(number) })}
          pageText={written}
        />
      }
    />
  );
}

function NotYet() {
  const t = useText(rankingTexts);
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <ButtonLink variant="secondary" href="/deadlines">
          {t('empty.matches')}
        </ButtonLink>
      }
    />
  );
}

function NobodyFound({ search, onClear }: { readonly search: string; readonly onClear?: () => void }) {
  const t = useText(rankingTexts);
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text', { search })}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}

import { Button, EmptyState, ErrorState, token } from '@euro/design-system';
import { ListPager, Standings, type StandingsProps } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { type RankedTeam, rankColumns } from '../../components/rankings/rankColumns.js';
import { placesWin } from '../../domain/prizesOf.js';
import { pageSizeOf, type RankingView } from '../../domain/rankingView.js';
import { useMayHaveTeam } from '../../hooks/useMayHaveTeam.js';
import { usePrizes } from '../../hooks/usePrizes.js';
import { useTeamRow } from '../../hooks/useTeamRow.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import { NothingYet } from './NothingYet.js';
import type { Ranking, RankingScreen, ReadyRanking } from './useRanking.js';

/** As high as the pager that replaces it. */
const PagerRoom = styled.div`
  height: 4.0625rem;
  border-top: 1px solid ${token.line};
`;

/** A usual page; experts may be fewer than have room on theirs. */
const LOADING_ROWS = 10;

interface RankingListProps {
  readonly view: RankingView;
  readonly screen: RankingScreen;
  readonly onPage: (page: number) => void;
  /** Present in rankings with a search. */
  readonly onClearSearch?: () => void;
}

/** A page of the ranking in its four states; the own row stays in view. */
export function RankingList({ view, screen, onPage, onClearSearch }: RankingListProps) {
  const { ranking } = screen;
  const t = useText(rankingTexts);
  const table = useTable(view, ranking);
  const mayHaveTeam = useMayHaveTeam();
  if (ranking.status === 'loading')
    return (
      <Standings
        {...table}
        rows={[]}
        loading
        loadingRows={LOADING_ROWS + (mayHaveTeam ? 1 : 0)}
        footer={<PagerRoom />}
      />
    );
  if (ranking.status === 'failed')
    return (
      <Standings
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
    return (
      <Standings
        {...table}
        rows={[]}
        fallback={<NothingYet tab={view.tab} choices={screen.choices} hasPoints={ranking.week !== null} />}
      />
    );
  if (ranking.total === 0)
    return (
      <Standings
        {...table}
        rows={[]}
        fallback={<NobodyFound search={view.search} onClear={onClearSearch} />}
      />
    );
  return <Rows table={table} view={view} ranking={ranking} onPage={onPage} />;
}

const NOTHING_KNOWN = { week: null, chosen: null, rows: null };

type Table = Pick<StandingsProps<RankedTeam>, 'caption' | 'columns' | 'ownLabel' | 'loadingLabel'>;

function useTable({ tab }: RankingView, ranking: Ranking): Table {
  const t = useText(rankingTexts);
  const { prizes } = usePrizes();
  const { week, chosen, rows } = ranking.status === 'ready' ? ranking : NOTHING_KNOWN;
  const hasMoves = tab !== 'week' && (rows === null || rows.some(({ move }) => move !== null));
  return {
    caption: t('table', { heading: t(`tab.${tab}`) }),
    ownLabel: t('own.row'),
    loadingLabel: t('loading'),
    columns: rankColumns({
      rank: t('column.rank'),
      // A matchday's ranking has none before it to move from, nor has the first of a span.
      move: hasMoves ? t('column.move') : undefined,
      team: t('column.team'),
      prize: placesWin(prizes, tab, chosen?.id ?? null) ? t('column.prize') : undefined,
      week: tab !== 'week' && week !== null ? t('column.week', { week }) : undefined,
      total: t(tab === 'week' ? 'column.points' : 'column.total'),
    }),
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
  const write = useTeamRow(ranking.chosen?.mode);
  const { rows, own, total, page, pages, isLoadingRows } = ranking;
  const ownIsHere = own !== null && rows.some(({ id }) => id === own.id);
  return (
    <Standings
      {...table}
      rows={rows.map((team) => ({ ...write(team), own: team.id === own?.id }))}
      pinned={own && !ownIsHere ? [write(own)] : []}
      refreshing={isLoadingRows}
      footer={
        <ListPager
          label={t('pager.label')}
          page={page}
          pages={pages}
          size={pageSizeOf(view.tab)}
          total={total}
          onPage={onPage}
          numbered
        />
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

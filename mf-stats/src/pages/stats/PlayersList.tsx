import { Button, ButtonLink, DataTable, EmptyState, ErrorState } from '@euro/design-system';
import { ListPager } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Star } from 'lucide-react';
import type { WatchList } from '../../domain/useWatchList.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { followTexts } from '../../texts/followTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { isFiltered, PAGE_SIZE, whoIsListed } from './statsView.js';
import { useAnnounceCount } from './useAnnounceCount.js';
import { usePlayerColumns } from './usePlayerColumns.js';
import type { PlayersTable } from './usePlayersTable.js';
import type { StatsViewControls } from './useStatsView.js';

interface PlayersListProps {
  readonly controls: StatsViewControls;
  readonly watchList: WatchList;
  readonly table: PlayersTable;
  readonly lastWeek: number | null;
}

/** A page of players in its four states: a table, on phones two-line cards. */
export function PlayersList({ controls, watchList, table, lastWeek }: PlayersListProps) {
  const t = useText(statsTexts);
  const { view, sort } = controls;
  const columns = usePlayerColumns({ ...controls, watchList }, lastWeek);
  const fallback = useFallback(controls, watchList, table);
  useAnnounceCount(view, table);
  const ready = table.status === 'ready' ? table : null;
  return (
    <DataTable
      caption={t('table')}
      columns={columns}
      rows={ready?.rows ?? []}
      rowKey={({ id }) => id}
      sort={{ key: view.sort, direction: view.direction === 'ASC' ? 'ascending' : 'descending' }}
      onSort={(key) => {
        const column = columns.find((candidate) => candidate.sorter === key);
        if (column?.sorter) sort(column.sorter);
      }}
      sortText={t('sort.label')}
      orderText={t(view.direction === 'ASC' ? 'sort.ascending' : 'sort.descending')}
      summary={ready ? t('count', { count: ready.total, who: whoIsListed(view) }) : '\u00a0'}
      loading={table.status === 'loading'}
      loadingLabel={t('loading')}
      refreshing={ready?.isLoadingRows}
      fallback={fallback}
      footer={
        ready &&
        ready.total > 0 && (
          <ListPager
            label={t('pager.label')}
            page={ready.page}
            pages={ready.pages}
            size={PAGE_SIZE}
            total={ready.total}
            onPage={(page) => controls.change({ page })}
            numbered
          />
        )
      }
    />
  );
}

/** Shown instead of rows; nothing while there are rows or they are loading. */
function useFallback(controls: StatsViewControls, watchList: WatchList, table: PlayersTable) {
  const { navigation } = usePlatform();
  const follow = useText(followTexts);
  const t = useText(statsTexts);
  const common = useText(commonTexts);
  if (table.status === 'failed')
    return (
      <ErrorState
        title={t('error.title')}
        text={table.message}
        retryText={common('retry')}
        onRetry={table.retry}
      />
    );
  if (table.status === 'loading' || table.total > 0) return undefined;
  if (controls.view.followed && watchList.ids.length === 0) {
    const isVisitor = watchList.status === 'visitor';
    return (
      <EmptyState
        art={<Star size={56} strokeWidth={1.25} aria-hidden />}
        title={t('nobody.title')}
        text={t(isVisitor ? 'nobody.visitor' : 'nobody.text')}
        actions={
          <>
            {isVisitor && navigation.has('/home') && <ButtonLink href="/home">{follow('signIn')}</ButtonLink>}
            <Button variant="secondary" onClick={() => controls.change({ followed: false })}>
              {t('nobody.all')}
            </Button>
          </>
        }
      />
    );
  }
  if (!isFiltered(controls.view)) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <Button variant="secondary" onClick={controls.clearFilters}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}

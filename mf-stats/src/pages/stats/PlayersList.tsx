import { Button, DataTable, EmptyState, ErrorState, formatInteger, Pager } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { commonTexts } from '../../messages/commonTexts.js';
import { statsTexts } from '../../messages/statsTexts.js';
import { isFiltered, PAGE_SIZE } from './statsView.js';
import { usePlayerColumns } from './usePlayerColumns.js';
import type { PlayersTable } from './usePlayersTable.js';
import { useSpokenCount } from './useSpokenCount.js';
import type { StatsViewControls } from './useStatsView.js';

interface PlayersListProps {
  readonly controls: StatsViewControls;
  readonly table: PlayersTable;
  readonly lastWeek: number | null;
}

/** A page of players in its four states: a table, on phones two-line cards. */
export function PlayersList({ controls, table, lastWeek }: PlayersListProps) {
  const t = useText(statsTexts);
  const { view, sort } = controls;
  const columns = usePlayerColumns(view, lastWeek, controls.openPlayer);
  const fallback = useFallback(controls, table);
  useSpokenCount(view, table);
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
      summary={ready ? t('count', { count: ready.found }) : ''}
      loading={table.status === 'loading'}
      loadingLabel={t('loading')}
      refreshing={ready?.turning}
      fallback={fallback}
      footer={ready && ready.found > 0 && <Pages {...ready} onPage={(page) => controls.change({ page })} />}
    />
  );
}

/** What stands there instead of rows; nothing while there are rows or they are on their way. */
function useFallback(controls: StatsViewControls, table: PlayersTable) {
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
  if (table.status === 'loading' || table.found > 0) return undefined;
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

interface PagesProps {
  readonly found: number;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pages({ found, page, pages, onPage }: PagesProps) {
  const t = useText(statsTexts);
  const locale = formatLocale(useLocale());
  const written = (value: number) => formatInteger(value, locale);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
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
  );
}

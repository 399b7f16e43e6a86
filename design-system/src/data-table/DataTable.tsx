import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.js';
import { ListFrame } from '../list-frame/ListFrame.js';
import { Select } from '../select/Select.js';
import { type Column, endsRow, type Sort } from './column.js';
import * as S from './DataTable.styles.js';
import { BodyRow, BoneRow, HeadCell } from './TableRows.js';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Read as the table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  /** Gets the column that was pressed; turning the direction is the caller's. */
  onSort?: (key: string) => void;
  /** Label of the sort choice that replaces the heads on phones: "Sorteer op". */
  sortText?: string;
  /** Names the button beside it that turns the order around, by the order there is: "Hoogste eerst". */
  orderText?: string;
  /** Left of that choice: "622 spelers". */
  summary?: ReactNode;
  loading?: boolean;
  loadingLabel: string;
  loadingRows?: number;
  /** New rows are on their way; the old ones stay under a running line. */
  refreshing?: boolean;
  /** Instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  /** A Pager. */
  footer?: ReactNode;
}

/** A table from 700 px of its container on; below, two-line cards with the same cells and the same meaning. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortText,
  orderText,
  summary,
  loading = false,
  loadingLabel,
  loadingRows = 10,
  refreshing = false,
  fallback,
  footer,
}: DataTableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  return (
    <ListFrame
      loading={loading}
      loadingLabel={loadingLabel}
      refreshing={refreshing}
      fallback={fallback}
      footer={footer}
    >
      {sortText && onSort && sortable.length > 0 && (
        <S.PhoneHead>
          <span>{summary}</span>
          <S.PhoneSort>
            <Select
              label={sortText}
              hideLabel
              value={sort?.key ?? ''}
              options={sortable.map((column) => ({ value: column.key, text: column.label ?? column.header }))}
              onChange={onSort}
            />
            {orderText && sort && (
              <IconButton
                label={orderText}
                variant="outline"
                icon={
                  sort.direction === 'ascending' ? (
                    <ArrowUp size={20} aria-hidden />
                  ) : (
                    <ArrowDown size={20} aria-hidden />
                  )
                }
                onClick={() => onSort(sort.key)}
              />
            )}
          </S.PhoneSort>
        </S.PhoneHead>
      )}
      <S.Scroller>
        <S.Table role="table" aria-label={caption} aria-busy={loading || refreshing || undefined}>
          <S.Head role="rowgroup">
            <S.HeadRow role="row">
              {columns.map((column) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  ends={endsRow(column, columns)}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </S.HeadRow>
          </S.Head>
          <S.Body role="rowgroup">
            {loading
              ? Array.from({ length: loadingRows }, (_, at) => `row ${at}`).map((row) => (
                  <BoneRow key={row} columns={columns} />
                ))
              : !fallback &&
                rows.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} sort={sort} />)}
          </S.Body>
        </S.Table>
      </S.Scroller>
    </ListFrame>
  );
}

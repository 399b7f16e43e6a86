import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.js';
import { Select } from '../select/Select.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { VisuallyHidden } from '../typography/typography.js';
import * as S from './DataTable.styles.js';

/** Where a column goes on a card of a phone: first line (lead, main, value), second line (detail, at its end last), or nowhere. */
export type PhonePlace = 'lead' | 'main' | 'value' | 'detail' | 'last' | 'none';

/** One column. */
export interface Column<Row> {
  key: string;
  /** The head as text. */
  header: string;
  /** The head in full, when its text is an abbreviation: read aloud, and shown when pointed at. */
  label?: string;
  /** Keeps the head for screen readers only. */
  hideHeader?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The head becomes a button that sorts. */
  sortable?: boolean;
  /** The number that counts: heavy, tinted when it sorts. */
  strong?: boolean;
  /** Names its row. */
  rowHeader?: boolean;
  /** CSS length. */
  width?: string;
  /** Left out of a table narrower than 960 px, unless it sorts. */
  roomy?: boolean;
  /** What stands in a cell while rows are on their way; a short bar without. */
  bone?: ReactNode;
  phone?: PhonePlace;
  /** On a phone, after the value: "doelp." */
  phoneText?: string | ((row: Row) => string);
}

/** Which column sorts and how. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

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
  /** Label of the sort choice that stands in for the heads on phones: "Sorteer op". */
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
    <S.Root data-refreshing={refreshing || undefined}>
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
      <S.Table role="table" aria-label={caption} aria-busy={loading || refreshing || undefined}>
        <S.Head role="rowgroup">
          <S.HeadRow role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
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
      {loading && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
      {!loading && fallback}
      {footer}
    </S.Root>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort?: Sort;
  onSort?: (key: string) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const sorts = sort?.key === column.key;
  const Arrow = sort?.direction === 'ascending' ? ArrowUp : ArrowDown;
  const text = column.hideHeader ? (
    <VisuallyHidden>{column.label ?? column.header}</VisuallyHidden>
  ) : column.label ? (
    <>
      <span aria-hidden="true" title={column.label}>
        {column.header}
      </span>
      <VisuallyHidden>{column.label}</VisuallyHidden>
    </>
  ) : (
    column.header
  );
  return (
    <S.HeadCell
      role="columnheader"
      scope="col"
      style={{ width: column.width }}
      aria-sort={sorts ? sort.direction : undefined}
      data-align={column.align}
      data-roomy={(column.roomy && !sorts) || undefined}
      data-sorts={sorts || undefined}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(column.key)}>
          {text}
          {sorts && <Arrow size={14} aria-hidden />}
        </button>
      ) : (
        text
      )}
    </S.HeadCell>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  sort?: Sort;
}

function BodyRow<Row>({ row, columns, sort }: BodyRowProps<Row>) {
  const firstDetail = columns.find((column) => (column.phone ?? 'detail') === 'detail')?.key;
  const phoneText = (column: Column<Row>) =>
    typeof column.phoneText === 'function' ? column.phoneText(row) : column.phoneText;
  return (
    <S.Row role="row">
      {columns.map((column) => (
        <S.Cell
          key={column.key}
          as={column.rowHeader ? 'th' : undefined}
          role={column.rowHeader ? 'rowheader' : 'cell'}
          data-align={column.align}
          data-phone={column.phone ?? 'detail'}
          data-first={column.key === firstDetail || undefined}
          data-strong={column.strong || undefined}
          data-roomy={(column.roomy && sort?.key !== column.key) || undefined}
          data-sorts={sort?.key === column.key || undefined}
        >
          {column.cell(row)}
          {column.phoneText && <S.PhoneText> {phoneText(column)}</S.PhoneText>}
        </S.Cell>
      ))}
    </S.Row>
  );
}

function BoneRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const firstDetail = columns.find((column) => (column.phone ?? 'detail') === 'detail')?.key;
  return (
    <S.Row aria-hidden="true">
      {columns.map((column) => (
        <S.Cell
          key={column.key}
          data-align={column.align}
          data-phone={column.phone ?? 'detail'}
          data-first={column.key === firstDetail || undefined}
          data-roomy={column.roomy || undefined}
        >
          {column.bone ?? <Skeleton $width={36} $height={12} />}
        </S.Cell>
      ))}
    </S.Row>
  );
}

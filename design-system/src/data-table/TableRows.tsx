import { ArrowDown, ArrowUp } from 'lucide-react';
import { Skeleton } from '../skeleton/Skeleton.js';
import { inElement } from '../typography/inElement.js';
import { VisuallyHidden } from '../typography/typography.js';
import { type Column, endsRow, firstPlace, roomOf, type Sort } from './column.js';
import * as S from './DataTable.styles.js';

interface HeadCellProps<Row> {
  column: Column<Row>;
  ends: true | undefined;
  sort?: Sort;
  onSort?: (key: string) => void;
}

/** The head of a column; a button when it sorts. */
export function HeadCell<Row>({ column, ends, sort, onSort }: HeadCellProps<Row>) {
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
      data-roomy={roomOf(column, sort)}
      data-ends={ends}
      data-sorts={sorts || undefined}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(column.key)}>
          {inElement(text)}
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

/** A row: on phones a card with the same cells. */
export function BodyRow<Row>({ row, columns, sort }: BodyRowProps<Row>) {
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
          data-first={firstPlace(column, columns)}
          data-ends={endsRow(column, columns)}
          data-strong={column.strong || undefined}
          data-roomy={roomOf(column, sort)}
          data-sorts={sort?.key === column.key || undefined}
        >
          {inElement(column.cell(row))}
          {column.phoneText && <S.PhoneText>{` ${phoneText(column) ?? ''}`}</S.PhoneText>}
        </S.Cell>
      ))}
    </S.Row>
  );
}

/** A row that is on its way. */
export function BoneRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <S.Row aria-hidden="true">
      {columns.map((column) => (
        <S.Cell
          key={column.key}
          data-align={column.align}
          data-phone={column.phone ?? 'detail'}
          data-first={firstPlace(column, columns)}
          data-ends={endsRow(column, columns)}
          data-roomy={roomOf(column)}
        >
          {column.bone ?? <Skeleton $width={36} $height={12} />}
        </S.Cell>
      ))}
    </S.Row>
  );
}

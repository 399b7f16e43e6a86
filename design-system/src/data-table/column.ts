import type { ReactNode } from 'react';

/**
 * Place of a column on a phone's card: first line (lead, main, value), second line (detail, at its end last), or none.
 */
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
  /** Left out of a table narrower than 1136 px, with `some` of one narrower than 820 px, unless it sorts. */
  roomy?: boolean | 'some';
  /** Placeholder of a cell while rows are loading; by default a short bar. */
  bone?: ReactNode;
  phone?: PhonePlace;
  /** On a phone, after the value: "doelp." */
  phoneText?: string | ((row: Row) => string);
}

/** The sorted column and its direction. */
export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** The first detail of a card is below the name, or below the picture where something leads the card. */
export function firstPlace<Row>(column: Column<Row>, columns: readonly Column<Row>[]) {
  if (column !== columns.find(({ phone = 'detail' }) => phone === 'detail')) return undefined;
  return columns.some(({ phone }) => phone === 'lead') ? 'led' : 'named';
}

/** Room that a column needs; undefined for one that is always shown, as the sorted one is. */
export function roomOf<Row>({ key, roomy }: Column<Row>, sort?: Sort): 'most' | 'some' | undefined {
  if (!roomy || key === sort?.key) return undefined;
  return roomy === 'some' ? 'some' : 'most';
}

/** The last column of a table that has no room for all of them. */
export function endsRow<Row>(column: Column<Row>, columns: readonly Column<Row>[]): true | undefined {
  return column === columns.findLast(({ roomy }) => !roomy) || undefined;
}

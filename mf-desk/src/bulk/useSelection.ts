import { useState } from 'react';

/** The selected rows of a list; only visible rows with an available action can be selected. */
export interface Selection<T> {
  readonly selectedRows: readonly T[];
  /** The rows that can be chosen. */
  readonly possible: readonly T[];
  readonly isChosen: (row: T) => boolean;
  readonly isPossible: (row: T) => boolean;
  readonly choose: (row: T, isChosen: boolean) => void;
  readonly chooseAll: (isChosen: boolean) => void;
}

/** @param isPossible whether anything can be done to a row */
export function useSelection<T extends { readonly id: number }>(
  rows: readonly T[],
  isPossible: (row: T) => boolean,
): Selection<T> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const possible = rows.filter(isPossible);
  return {
    selectedRows: possible.filter(({ id }) => ids.has(id)),
    possible,
    isPossible,
    isChosen: (row) => ids.has(row.id) && isPossible(row),
    choose: ({ id }, isChosen) =>
      setIds((previous) => new Set(isChosen ? [...previous, id] : [...previous].filter((one) => one !== id))),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? possible.map(({ id }) => id) : [])),
  };
}

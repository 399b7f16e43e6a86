import { useState } from 'react';

/** Which rows of a list are chosen; only rows that are shown, and that something can be done to. */
export interface Selection<T> {
  readonly chosen: readonly T[];
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
    chosen: possible.filter(({ id }) => ids.has(id)),
    possible,
    isPossible,
    isChosen: (row) => ids.has(row.id) && isPossible(row),
    choose: ({ id }, isChosen) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id))),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? possible.map(({ id }) => id) : [])),
  };
}

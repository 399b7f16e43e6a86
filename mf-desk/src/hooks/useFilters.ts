import { useSearchParams } from 'react-router-dom';

/** Filters of a list of the desk. */
export interface Filters<K extends string> {
  /** Empty where nothing is chosen. */
  readonly values: Readonly<Record<K, string>>;
  /** From 1. */
  readonly page: number;
  /** Another choice begins at its first page; `others` are chosen with it. */
  readonly choose: (name: K, value: string, others?: Partial<Record<K, string>>) => void;
  readonly toPage: (page: number) => void;
}

/** Filters and page of a list, stored in the address, so that they can be shared and survive going back. */
export function useFilters<K extends string>(...names: readonly K[]): Filters<K> {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page'));
  const change = (values: Readonly<Record<string, string>>, replace: boolean) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace });
  };
  return {
    values: Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<K, string>,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    choose: (name, value, others) => change({ ...others, [name]: value }, true),
    toPage: (number) => change({ page: number === 1 ? '' : String(number) }, false),
  };
}

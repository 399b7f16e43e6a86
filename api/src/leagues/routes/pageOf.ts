/** A page of a list that is whole in memory. */
export function pageOf<T>(
  rows: readonly T[],
  { pageNumber, pageRecords }: { readonly pageNumber: number; readonly pageRecords: number },
): T[] {
  const start = (pageNumber - 1) * pageRecords;
  return rows.slice(start, start + pageRecords);
}

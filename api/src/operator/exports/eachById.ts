/** Rows of one step. */
const STEP = 200;

/**
 * Batches of a list that is ordered by id, the highest first; each begins after the last id of the one before, so that
 * the end of a long list is read as fast as its beginning, and what is added meanwhile shifts nothing.
 */
export async function* eachById<T>(
  load: (range: { readonly before: number; readonly limit: number }) => Promise<readonly T[]>,
  idOf: (row: T) => number,
): AsyncGenerator<readonly T[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await load({ before, limit: STEP });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < STEP) return;
    before = idOf(last);
  }
}

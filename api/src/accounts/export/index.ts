import { type Route, Serialized } from '../../http/index.js';
import type { AccountsContext } from '../context.js';
import { route } from '../route.js';
import { loadOwnData } from './loadOwnData.js';
import { zipTables } from './zipTables.js';

/** Everything that is kept about the caller, as a file to keep. */
const exportOwnData = route('GET user/export', async ({ context, query, caller, http }) => {
  await context.rateLimits.consume('export', String(caller.userId));
  const tables = await loadOwnData(context, caller.userId);
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  const isZip = query.format === 'csv';
  http.attachment(`euromanager-${day}.${isZip ? 'zip' : 'json'}`);
  if (isZip) return new Serialized(zipTables(tables), undefined, 'application/zip');
  return Object.fromEntries(tables.map(({ name, rows }) => [name, [...rows]]));
});

export const exportRoutes: readonly Route<AccountsContext>[] = [exportOwnData];

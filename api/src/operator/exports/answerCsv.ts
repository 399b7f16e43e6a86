import { Readable } from 'node:stream';
import type { Endpoints } from '@euro/api-contract';
import { type Call, Serialized } from '../../http/index.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import { formatCsv } from '../../infra/text/formatCsv.js';

type ExportName = Extract<keyof Endpoints, `GET admin/exports/${string}`>;

interface Content {
  readonly columns: readonly string[];
  /** Rows in batches: each is read when the one before was sent. */
  readonly batches: AsyncGenerator<readonly object[]>;
}

/**
 * Answers a list as a CSV file, batch by batch, so that its size costs no memory, and records who downloaded it with
 * which filters. The first batch is read before the answer begins; a later failure ends the connection, which the
 * browser reports as a failed download.
 */
export async function answerCsv(call: Call<ExportName>, { columns, batches }: Content): Promise<Serialized> {
  const { name, context, query, caller, http } = call;
  await context.rateLimits.consume('deskExport', String(caller.userId));
  const list = name.slice(name.lastIndexOf('/') + 1);
  const first = await batches.next();
  // The log is kept when an account is deleted: a search names people.
  const chosen = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
  const filters = Object.fromEntries(chosen.map(([field, value]) => [field, field === 'name' ? '…' : value]));
  const entry = { actorId: caller.userId, action: 'export.made', subject: `export ${list}`, reason: '' };
  await context.withTransaction((transaction) =>
    writeAudit(context, { ...entry, details: filters }, transaction),
  );
  const day = new Date(context.clock.now()).toISOString().slice(0, 10);
  http.attachment(`euromanager-${list}-${day}.csv`);
  async function* lines(): AsyncGenerator<string> {
    yield formatCsv(columns, first.done ? [] : first.value);
    for await (const rows of batches) yield formatCsv(columns, rows, false);
  }
  return new Serialized(Readable.from(lines(), { objectMode: false }), undefined, 'text/csv');
}

import type { PackImport } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { withStatementTimeout } from '../../infra/db/timeBudget.js';
import { Refusal } from '../../infra/errors.js';
import { type FeedProblem, type ImportReport, importFeed } from '../../tournament/index.js';
import { clocksOf } from './clocksOf.js';
import { packFolder } from './packs.js';
import { presentReport } from './presentReport.js';
import { readPack } from './readPack.js';
import { settlementOf } from './settlementOf.js';
import { withUnpackedPack } from './unpackPack.js';

interface ImportChoices {
  readonly isDryRun: boolean;
  readonly takePages: boolean;
  readonly takeSettings: boolean;
  readonly closes?: boolean | undefined;
  readonly reopens?: boolean | undefined;
}

/**
 * Compares the game with a pack, or makes it equal to it. A dry run does the whole import in a transaction that is
 * rolled back; on SQLite it blocks other writers meanwhile.
 * @throws Refusal `not-found` for a pack that is not on the server's disk
 */
export async function importPack(
  context: BaseContext,
  { pack, ...choices }: ImportChoices & { readonly pack: string },
  actor: Actor,
): Promise<PackImport> {
  const folder = await packFolder(context, pack);
  if (folder === null) throw new Refusal('not-found');
  return importFolder(context, { pack, folder }, choices, actor);
}

/**
 * The same with a pack that is sent as a zip.
 * @throws Refusal `pack-missing`
 */
export async function importUploadedPack(
  context: BaseContext,
  zip: Buffer | null,
  choices: ImportChoices,
  actor: Actor,
): Promise<PackImport> {
  if (zip === null) throw new Refusal('pack-missing');
  const unpacked = await withUnpackedPack(zip, (folder) =>
    importFolder(context, { pack: 'upload', folder }, choices, actor),
  );
  return unpacked.ok ? unpacked.result : { isDone: false, problems: [unpacked.problem], report: null };
}

async function importFolder(
  context: BaseContext,
  { pack, folder }: { readonly pack: string; readonly folder: string },
  importOptions: ImportChoices,
  { actorId, reason }: Actor,
): Promise<PackImport> {
  const startedAt = context.realNow();
  const refused = (problems: readonly FeedProblem[]): PackImport => ({
    isDone: false,
    readAt: new Date(startedAt).toISOString(),
    tookMs: context.realNow() - startedAt,
    problems: [...problems],
    report: null,
  });
  const read = await readPack(folder);
  if (!read.ok) return refused(read.problems);
  const clockOf = await clocksOf(context);
  const { isDryRun, closes = false, reopens = false } = importOptions;
  const options = {
    ...importOptions,
    closes,
    reopens,
    demo: context.env.demo,
    alsoWrite: audit,
    settlement: settlementOf(context, clockOf),
  };
  // It takes longer than the database may keep other calls waiting.
  const result = await withStatementTimeout(context.env.databaseTimeouts.long, () =>
    importFeed(context, clockOf, read.feed, options),
  );
  if (!result.ok) return refused(result.problems);
  return {
    isDone: !isDryRun,
    readAt: new Date(startedAt).toISOString(),
    tookMs: context.realNow() - startedAt,
    problems: [],
    report: presentReport(result.report, read.feed),
  };

  function audit({ feed, season, changes }: ImportReport, transaction: Transaction): Promise<void> {
    const details = { pack, feed, season, changes };
    const subject = `pack ${pack}`.slice(0, 80);
    const entry = { actorId, action: 'competition.imported', subject, reason, details };
    return writeAudit(context, entry, transaction);
  }
}

import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { FeedVersion } from '../../models/index.js';
import type { StoredTournament } from './loadTournament.js';
import type { MessagePart } from './messageParts.js';
import type { MessageProblem } from './messageProblem.js';

/** A part of a message with the row that it is about. */
export interface KnownPart extends MessagePart {
  /** Id of the row in `matches` or `players`. */
  readonly rowId: number;
}

interface SortedParts {
  readonly fresh: readonly KnownPart[];
  /** Parts that are not newer than the last applied version. */
  readonly stale: readonly KnownPart[];
  readonly problems: readonly MessageProblem[];
}

/** Sorts parts by whether they are newer than the last applied version. The competition's row is locked. */
export async function newParts(
  { models }: Database,
  parts: readonly MessagePart[],
  storedTournament: StoredTournament,
  transaction: Transaction,
): Promise<SortedParts> {
  const problems: MessageProblem[] = [];
  const storedParts = parts.flatMap((part): KnownPart[] => {
    const rowId = (part.kind === 'match' ? storedTournament.matchIds : storedTournament.playerIds).get(
      part.id,
    );
    if (rowId !== undefined) return [{ ...part, rowId }];
    const path = `${part.path}.${part.kind}`;
    const message = `There is no ${part.kind} "${part.row.id ?? ''}" in the competition; an import of its pack adds one.`;
    problems.push({ path, column: 'id', message });
    return [];
  });
  const rows = await models.FeedVersion.findAll({
    where: { rowId: storedParts.map(({ rowId }) => rowId) },
    raw: true,
    transaction,
  });
  const last = new Map(rows.map((row) => [`${row.kind} ${row.rowId}`, row]));
  const fresh: KnownPart[] = [];
  const stale: KnownPart[] = [];
  for (const part of storedParts) {
    const before = last.get(`${part.kind} ${part.rowId}`);
    const isFresh = before === undefined || part.version > Number(before.version);
    (isFresh ? fresh : stale).push(part);
    if (before && contradicts(part, before)) problems.push(contradiction(part));
  }
  return { fresh, stale, problems };
}

function contradicts(part: KnownPart, before: FeedVersion): boolean {
  return part.version === Number(before.version) && part.digest !== before.digest;
}

function contradiction({ path, kind, id, version }: KnownPart): MessageProblem {
  const message = `Version ${version} of ${kind} ${id} arrived before and said something else; a change has a higher one.`;
  return { path, column: 'version', message };
}

/** Stores the versions of parts that are applied. */
export async function storeVersions(
  { models }: Database,
  parts: readonly KnownPart[],
  transaction: Transaction,
): Promise<void> {
  await models.FeedVersion.bulkCreate(
    parts.map(({ kind, rowId, version, digest }) => ({ kind, rowId, version, digest })),
    { transaction, updateOnDuplicate: ['version', 'digest'] },
  );
}

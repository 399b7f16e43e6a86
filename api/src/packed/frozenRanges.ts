import { randomInt } from 'node:crypto';
import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { select } from '../infra/db/select.js';
import { decodeLineups, encodeLineups } from './frozenLineups.js';
import { lineupCacheOf } from './lineupCache.js';
import {
  allowLongTexts,
  firstOf,
  type LineupRange,
  type LineupRangesInput,
  nextId,
  rangeOf,
  readLineupRange,
} from './lineupRanges.js';

/** The copy of one range. */
interface FrozenPart {
  /** Index of the range. */
  readonly part: number;
  readonly version: number;
  /** Version under which it was made. */
  readonly form: string;
}

type Matchday = Pick<LineupRangesInput, 'competitionId' | 'weekId'>;

/**
 * Versions of new rows begin anywhere below, and grow by one: rows that are made again are not taken for those before,
 * of which another process may have the lineups in its memory.
 */
const VERSIONS = 2 ** 30;

/**
 * The copies of a matchday's lineups, a row for each range of ids with teams, empty until its lineups are read. Rows
 * are inserted before the lineups are read: a change of the participating teams increments the version of its row
 * (`thawLineups`), so that an outdated copy is never stored.
 */
export async function frozenParts(
  context: GameContext,
  input: LineupRangesInput,
): Promise<readonly FrozenPart[]> {
  const { models, withTransaction } = context;
  const matchday = { competitionId: input.competitionId, weekId: input.weekId };
  const form = formOf(context, input);
  return withTransaction(async (transaction) => {
    const storedParts = await listParts(context, matchday, transaction);
    if (storedParts.length > 0 && storedParts.every((row) => row.form === form)) return storedParts;
    await models.FrozenLineups.destroy({ where: matchday, transaction });
    const parts: number[] = [];
    for (let id = await nextId(context, 0, transaction); id !== null; ) {
      parts.push(rangeOf(id));
      id = await nextId(context, firstOf(rangeOf(id) + 1), transaction);
    }
    await models.FrozenLineups.bulkCreate(
      parts.map((part) => ({ ...matchday, part, form, version: randomInt(VERSIONS), lineups: null })),
      { transaction },
    );
    return listParts(context, matchday, transaction);
  });
}

/** Deletes all copies of a matchday's lineups. */
export async function dropFrozen(
  { models, withTransaction }: GameContext,
  { competitionId, weekId }: Matchday,
): Promise<void> {
  const where = { competitionId, weekId };
  lineupCacheOf(models).drop(where);
  await withTransaction((transaction) => models.FrozenLineups.destroy({ where, transaction }));
}

/**
 * Yields the ranges of `lineupRanges` from memory or from stored copies; missing ones are read and then stored.
 * The next range is prefetched while the current one is processed.
 */
export async function* frozenRanges(
  context: GameContext,
  input: LineupRangesInput,
  parts: readonly FrozenPart[],
  transaction: Transaction,
): AsyncGenerator<LineupRange> {
  await allowLongTexts(context, transaction);
  const cache = lineupCacheOf(context.models);
  const { competitionId, weekId } = input;
  // Read first: it fixes the state that everything else in this transaction reads.
  const rows = await listParts(context, input, transaction);
  const versions = new Map(rows.map(({ part, version }) => [part, version]));
  const isUnchanged = ({ part, version }: FrozenPart) => versions.get(part) === version;
  const read = async (frozenPart: FrozenPart): Promise<ReadRange> => {
    const range = isUnchanged(frozenPart) ? cache.get({ competitionId, weekId, ...frozenPart }) : null;
    return range ? { range, isCopy: true } : readPart(context, input, frozenPart, transaction);
  };
  const begin = (frozenPart: FrozenPart | undefined) => {
    const reading = frozenPart && read(frozenPart);
    // The rejection is handled when the range is awaited.
    reading?.catch(() => {});
    return reading;
  };
  let reading = begin(parts[0]);
  try {
    for (const [index, frozenPart] of parts.entries()) {
      const current = (await reading) ?? (await read(frozenPart));
      reading = begin(parts[index + 1]);
      const range = current.isCopy
        ? current.range
        : await copyRange(context, input, frozenPart, current.range);
      if (isUnchanged(frozenPart)) cache.set({ competitionId, weekId, ...frozenPart }, range);
      if (range.teams > 0) yield range;
    }
  } finally {
    // Before a caller stops early and ends the transaction, the pending read must finish.
    await reading?.catch(() => {});
  }
}

interface ReadRange {
  readonly range: LineupRange;
  readonly isCopy: boolean;
}

async function readPart(
  context: GameContext,
  input: LineupRangesInput,
  { part }: FrozenPart,
  transaction: Transaction,
): Promise<ReadRange> {
  const { competitionId, weekId } = input;
  const [row] = await context.sequelize.query<{ lineups: Buffer | ArrayBuffer | null }>(
    `SELECT lineups FROM frozen_lineups
      WHERE competition_id = :competitionId AND part = :part AND week_id = :weekId`,
    { type: QueryTypes.SELECT, replacements: { competitionId, part, weekId }, transaction },
  );
  if (row?.lineups) return { range: decodeLineups(row.lineups, input.layout), isCopy: true };
  return { range: await readLineupRange(context, input, part, transaction), isCopy: false };
}

/**
 * Stores a range, and returns it as compact as its stored copy. Nothing is stored when the copy was dropped
 * meanwhile. The bytes are bound, because in the text of a statement they are twice as long.
 */
async function copyRange(
  { sequelize, withTransaction }: GameContext,
  { competitionId, weekId, layout }: LineupRangesInput,
  { part, version }: FrozenPart,
  range: LineupRange,
): Promise<LineupRange> {
  const bytes = encodeLineups(range);
  const bind = [bytes, competitionId, part, weekId, version];
  await withTransaction((transaction) =>
    sequelize.query(
      `UPDATE frozen_lineups SET lineups = $1
        WHERE competition_id = $2 AND part = $3 AND week_id = $4 AND version = $5`,
      { bind, transaction },
    ),
  );
  return decodeLineups(bytes, layout);
}

/** Without a condition on the lineups: MariaDB would read all their bytes to evaluate it. */
function listParts(
  { sequelize }: GameContext,
  { competitionId, weekId }: Matchday,
  transaction: Transaction,
): Promise<FrozenPart[]> {
  return select<FrozenPart>(
    sequelize,
    `SELECT part, version, form FROM frozen_lineups
      WHERE competition_id = :competitionId AND week_id = :weekId ORDER BY part`,
    { competitionId, weekId },
    transaction,
  );
}

/** Copies are invalid once the clock was set back: changes from behind the deadline may lie before it then. */
function formOf({ clock }: GameContext, { onlyPaid, layout }: LineupRangesInput): string {
  return [clock.setting(), layout.bench, layout.size, Number(onlyPaid)].join(' ');
}

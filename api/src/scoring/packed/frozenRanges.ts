import { randomInt } from 'node:crypto';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
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
interface Frozen {
  /** Which range. */
  readonly part: number;
  readonly version: number;
  /** It holds lineups. */
  readonly isFilled: boolean;
}

type Matchday = Pick<LineupRangesInput, 'competitionId' | 'weekId'>;

/**
 * Versions of new rows begin anywhere below, and grow by one: rows that are made again are not taken for those before, of
 * which another process may have the lineups in its memory.
 */
const VERSIONS = 2 ** 30;

/**
 * The copies of a matchday's lineups, a row for each range of ids with teams, empty where nothing was read yet. Rows are
 * made before the lineups are read: a change of who takes part increments the version of its row (`thawLineups`), so that a copy of
 * what was before is never kept.
 */
export async function frozenParts(
  context: GameContext,
  input: LineupRangesInput,
): Promise<readonly Frozen[]> {
  const { models, withTransaction } = context;
  const matchday = { competitionId: input.competitionId, weekId: input.weekId };
  const form = formOf(context, input);
  return withTransaction(async (transaction) => {
    await models.FrozenLineups.destroy({
      where: { ...matchday, form: { [Op.ne]: form } },
      transaction,
    });
    const stored = await listParts(context, matchday, transaction);
    if (stored.length > 0) return stored;
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

/** Throws all copies of a matchday's lineups away. */
export async function dropFrozen(
  { models, withTransaction }: GameContext,
  { competitionId, weekId }: Matchday,
): Promise<void> {
  const where = { competitionId, weekId };
  lineupCacheOf(models).drop(where);
  await withTransaction((transaction) => models.FrozenLineups.destroy({ where, transaction }));
}

/**
 * What `lineupRanges` gives, from memory or from the copies; what is not copied yet is read, and copied for the next time.
 * The next range is read while this one is worked on.
 */
export async function* frozenRanges(
  context: GameContext,
  input: LineupRangesInput,
  parts: readonly Frozen[],
  transaction: Transaction,
): AsyncGenerator<LineupRange> {
  if (parts.some(({ isFilled }) => !isFilled)) await allowLongTexts(context, transaction);
  const cache = lineupCacheOf(context.models);
  const { competitionId, weekId } = input;
  // Of the moment of which everything is read in this transaction.
  const rows = new Map((await listParts(context, input, transaction)).map((row) => [row.part, row]));
  const copyOf = ({ part }: Frozen) => {
    const row = rows.get(part);
    return row ? { competitionId, weekId, ...row } : null;
  };
  const read = async (frozen: Frozen): Promise<ReadRange> => {
    const copy = copyOf(frozen);
    const range = copy?.isFilled ? cache.get(copy) : null;
    return range ? { range, isCopy: true } : readPart(context, input, frozen, transaction);
  };
  const begin = (frozen: Frozen | undefined) => {
    const reading = frozen && read(frozen);
    // The rejection is handled when the range is awaited.
    reading?.catch(() => {});
    return reading;
  };
  let reading = begin(parts[0]);
  try {
    for (const [index, frozen] of parts.entries()) {
      const found = (await reading) ?? (await read(frozen));
      reading = begin(parts[index + 1]);
      const range = found.isCopy ? found.range : await copyRange(context, input, frozen, found.range);
      const copy = copyOf(frozen);
      if (copy) cache.set(copy, range);
      if (range.teams > 0) yield range;
    }
  } finally {
    // A caller that takes no more ranges ends the transaction: not while it is being read from.
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
  { part, isFilled }: Frozen,
  transaction: Transaction,
): Promise<ReadRange> {
  const { competitionId, weekId } = input;
  const [row] = isFilled
    ? await context.sequelize.query<{ lineups: Buffer | ArrayBuffer | null }>(
        `SELECT lineups FROM frozen_lineups
          WHERE competition_id = :competitionId AND part = :part AND week_id = :weekId`,
        { type: QueryTypes.SELECT, replacements: { competitionId, part, weekId }, transaction },
      )
    : [];
  if (row?.lineups) return { range: decodeLineups(row.lineups, input.layout), isCopy: true };
  return { range: await readLineupRange(context, input, part, transaction), isCopy: false };
}

/**
 * Stores what was read, and answers it in as few bytes as its copy has. Nothing is stored when the copy was thrown away
 * meanwhile. Bound, as bytes in a statement are twice as long.
 */
async function copyRange(
  { sequelize, withTransaction }: GameContext,
  { competitionId, weekId, layout }: LineupRangesInput,
  { part, version }: Frozen,
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

async function listParts(
  { sequelize }: GameContext,
  matchday: Matchday,
  transaction: Transaction,
): Promise<Frozen[]> {
  const rows = await sequelize.query<{ part: number; version: number; isFilled: number }>(
    `SELECT part, version, lineups IS NOT NULL AS isFilled FROM frozen_lineups
      WHERE competition_id = :competitionId AND week_id = :weekId ORDER BY part`,
    { type: QueryTypes.SELECT, replacements: { ...matchday }, transaction },
  );
  return rows.map(({ part, version, isFilled }) => ({ part, version, isFilled: Boolean(isFilled) }));
}

/** A copy is of no use once the clock was set: what was behind a deadline may lie before it again. */
function formOf({ clock }: GameContext, { onlyPaid, layout }: LineupRangesInput): string {
  return [clock.setting(), layout.bench, layout.size, Number(onlyPaid)].join(' ');
}

import type { Booster } from '@euro/game';
import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import type { Dialect } from '../infra/db/database.js';
import type { LineupLayout } from './lineupLayout.js';
import { PlayerIndexes } from './playerIndexes.js';
import { readNumbers } from './readNumbers.js';

/** Teams of a range of ids with the lineups that hold for a matchday, in columns, in order of the ids. */
export interface LineupRange {
  readonly teams: number;
  readonly teamIds: Int32Array;
  /** Epoch milliseconds. */
  readonly createdAt: Float64Array;
  /** Indexes of `BOOSTERS`. */
  readonly boosters: Uint8Array;
  readonly layout: LineupLayout;
  /** Distinct ids of the players in these lineups; the first is 0, for an empty place. */
  readonly players: Int32Array;
  /** `layout.size` indexes of `players` a team; 0 where it has fewer. */
  readonly lineups: Uint16Array;
}

export interface LineupRangesInput {
  readonly competitionId: number;
  readonly weekId: number;
  readonly onlyPaid: boolean;
  readonly layout: LineupLayout;
}

/** Boosters by their number in a record. */
export const BOOSTERS: readonly (Booster | null)[] = [null, 'bank', 'tripleCaptain', 'freeHit', 'wildCard'];

/** Binary digits of an id that say its place in a range. */
const RANGE_BITS = 13;
/** Ids in one range: some milliseconds of work, and half a megabyte to six, by how often lineups were changed. */
const RANGE = 1 << RANGE_BITS;
/**
 * Limit of one text in bytes: more than a range's lineups of a whole tournament, and less than servers send in a
 * packet (16 MB).
 */
const MAX_BYTES = 16_000_000;

/** More bytes than any record has: a text that ends this close to the limit may have been truncated. */
const RECORD = 500;

interface Texts {
  readonly teams: number;
  readonly teamText: Uint8Array | ArrayBuffer | null;
  readonly lineups: number;
  readonly lineupText: Uint8Array | ArrayBuffer | null;
  /** Bytes at which the server cuts a text off; SQLite has no such limit. */
  readonly most?: number;
}

/**
 * All teams that take part in a matchday, in ranges by id: memory stays flat however many there are. The next range is
 * read while this one is worked on. Two steps through primary keys cost the database a third of what joining each team
 * with its latest lineup does, and one text a fourth of what drivers take for a million rows.
 * @param transaction all ranges are of one moment
 */
export async function* lineupRanges(
  context: GameContext,
  input: LineupRangesInput,
  transaction: Transaction,
): AsyncGenerator<LineupRange> {
  await allowLongTexts(context, transaction);
  const first = await nextId(context, 0, transaction);
  let reading = first === null ? null : beginRange(context, input, first, transaction);
  try {
    for (let from = first; from !== null && reading !== null; ) {
      const texts = await reading;
      const next: number | null =
        texts.teams > 0 ? from + RANGE : await nextId(context, from + RANGE, transaction);
      reading = next === null ? null : beginRange(context, input, next, transaction);
      if (texts.teams > 0) yield toRange(texts, from, input.layout);
      from = next;
    }
  } finally {
    // Before a caller stops early and ends the transaction, the pending read must finish.
    await reading?.catch(() => {});
  }
}

/** The range that a team's id is in. */
export function rangeOf(teamId: number): number {
  return teamId >> RANGE_BITS;
}

/** The first id of a range. */
export function firstOf(range: number): number {
  return range * RANGE;
}

/** Before any range is read in a transaction: longer texts would be cut off without an error. */
export async function allowLongTexts(
  { sequelize, dialect }: GameContext,
  transaction: Transaction,
): Promise<void> {
  if (dialect === 'mysql')
    await sequelize.query(`SET SESSION group_concat_max_len = ${MAX_BYTES}`, { transaction });
}

/** The teams whose ids are in one range. */
export async function readLineupRange(
  context: GameContext,
  input: LineupRangesInput,
  range: number,
  transaction: Transaction,
): Promise<LineupRange> {
  const from = firstOf(range);
  return toRange(await readRange(context, input, from, transaction), from, input.layout);
}

/** The first team at or behind an id; ranges without any are not gone through one by one. */
export async function nextId(
  { sequelize }: GameContext,
  from: number,
  transaction: Transaction,
): Promise<number | null> {
  const [team] = await sequelize.query<{ id: number | null }>(
    'SELECT MIN(id) AS id FROM teams WHERE id >= :from',
    { type: QueryTypes.SELECT, replacements: { from }, transaction },
  );
  return team?.id ?? null;
}

/** Prefetch: the rejection is handled when the range is awaited. */
function beginRange(...args: Parameters<typeof readRange>): Promise<Texts> {
  const reading = readRange(...args);
  reading.catch(() => {});
  return reading;
}

async function readRange(
  { sequelize, dialect }: GameContext,
  { competitionId, weekId, onlyPaid }: LineupRangesInput,
  from: number,
  transaction: Transaction,
): Promise<Texts> {
  const [texts] = await sequelize.query<Texts>(selectRange(dialect), {
    type: QueryTypes.SELECT,
    replacements: { competitionId, weekId, onlyPaid: Number(onlyPaid), from, to: from + RANGE },
    transaction,
  });
  if (!texts) throw new Error('A range of teams was answered by nothing.');
  return texts;
}

/** Both texts of a range, with the numbers of their records. */
function selectRange(dialect: Dialect): string {
  const booster = `CASE :weekId WHEN bank_week THEN 1 WHEN triple_captain_week THEN 2
    WHEN free_hit_week THEN 3 WHEN wild_card_week THEN 4 ELSE 0 END`;
  const team = asText(dialect, ['id', 'created_at', booster]);
  const lineup = asText(dialect, [
    ...['team_id', 'week_id', 'captain_id', 'vice_captain_id'],
    ...['`starting`', 'bench'],
  ]);
  const lengthColumn =
    dialect === 'mysql' ? ', LEAST(@@max_allowed_packet, @@group_concat_max_len) AS most' : '';
  return `
    SELECT t.*, l.*${lengthColumn} FROM
      (SELECT COUNT(*) AS teams, ${team} AS teamText FROM teams
        WHERE id >= :from AND id < :to AND competition_id = :competitionId AND week_id <= :weekId
          AND deleted_at IS NULL AND (:onlyPaid = 0 OR paid = 1)) t,
      (SELECT COUNT(*) AS lineups, ${lineup} AS lineupText FROM team_lineups
        WHERE team_id >= :from AND team_id < :to AND week_id <= :weekId) l`;
}

/** All rows in one text: drivers take their time for each row and each value. */
function asText(dialect: Dialect, columns: readonly string[]): string {
  return dialect === 'mysql'
    ? `CAST(GROUP_CONCAT(${columns.join(", ',', ")} SEPARATOR ';') AS BINARY)`
    : `CAST(GROUP_CONCAT(${columns.join(" || ',' || ")}, ';') AS BLOB)`;
}

const NOTHING = new Uint8Array(0);
/** Fields of a lineup's record: its team and its matchday come first. */
const TEAM = 0;
const WEEK = 1;
const BEFORE_LINEUP = 2;

/** Joins the two texts by team, in whatever order their records come; of a team's lineups the latest holds. */
function toRange(
  { teams, teamText, lineups, lineupText, most }: Texts,
  from: number,
  layout: LineupLayout,
): LineupRange {
  const { size } = layout;
  const longest = Math.max(teamText?.byteLength ?? 0, lineupText?.byteLength ?? 0);
  if (longest > (most ?? Number.POSITIVE_INFINITY) - RECORD)
    throw new Error(
      `Lineups come in texts of ${longest} bytes: the database's max_allowed_packet is too small.`,
    );
  const latest = new Int32Array(RANGE);
  const latestLineups = new Uint16Array(RANGE * size);
  const indexes = new PlayerIndexes();
  const readLineups = readNumbers(lineupText ?? NOTHING, BEFORE_LINEUP + size, (numbers, count) => {
    const slot = (numbers[TEAM] ?? 0) - from;
    const week = numbers[WEEK] ?? 0;
    if (week <= (latest[slot] ?? 0)) return;
    latest[slot] = week;
    const start = slot * size - BEFORE_LINEUP;
    for (let at = BEFORE_LINEUP; at < count; at += 1)
      latestLineups[start + at] = indexes.of(numbers[at] ?? 0);
    latestLineups.fill(0, start + count, start + BEFORE_LINEUP + size);
  });

  const createdAt = new Float64Array(RANGE);
  const boosters = new Uint8Array(RANGE);
  const isThere = new Uint8Array(RANGE);
  const readTeams = readNumbers(teamText ?? NOTHING, 3, (numbers) => {
    const slot = (numbers[0] ?? 0) - from;
    isThere[slot] = 1;
    createdAt[slot] = numbers[1] ?? 0;
    boosters[slot] = numbers[2] ?? 0;
  });
  if (readTeams !== teams || readLineups !== lineups)
    throw new Error(
      `Of ${teams} teams and ${lineups} lineups ${readTeams} and ${readLineups} were answered.`,
    );

  const teamIds = new Int32Array(RANGE);
  let end = 0;
  for (let slot = 0; slot < RANGE; slot += 1) {
    // A team without a lineup takes no part.
    if (isThere[slot] === 0 || latest[slot] === 0) continue;
    teamIds[end] = from + slot;
    createdAt[end] = createdAt[slot] ?? 0;
    boosters[end] = boosters[slot] ?? 0;
    if (end !== slot) latestLineups.copyWithin(end * size, slot * size, (slot + 1) * size);
    end += 1;
  }
  return {
    teams: end,
    teamIds: teamIds.subarray(0, end),
    createdAt: createdAt.subarray(0, end),
    boosters: boosters.subarray(0, end),
    layout,
    players: indexes.ids(),
    lineups: latestLineups.subarray(0, end * size),
  };
}

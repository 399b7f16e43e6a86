import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../infra/db/database.js';
import { select } from '../../infra/db/select.js';
import { POSITIONS, positionPartOf, RANKING_PART, RankingPlaces, readPosition } from '../../packed/index.js';
import { RankingReplaced, type RankingVersion } from './rankingParts.js';

/** Stored parts in one statement: 1 kB each of positions, 50 kB each of places. */
const BATCH = 500;
const PLACES_BATCH = 10;

type Sql = Pick<Database, 'sequelize'>;

interface Part {
  readonly part: number;
  readonly bytes: Buffer | ArrayBuffer;
}

/**
 * The indexes of teams in a ranking, by id; teams outside of it are left out.
 * @throws RankingReplaced when the version is no longer visible
 */
export async function loadPositions(
  database: Sql,
  ranking: RankingVersion,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const indexesById = new Map<number, number>();
  if (teamIds.length === 0) return indexesById;
  const idsOf = new Map<number, number[]>();
  for (const teamId of teamIds) {
    const part = positionPartOf(teamId);
    const ids = idsOf.get(part);
    if (ids) ids.push(teamId);
    else idsOf.set(part, [teamId]);
  }
  const parts = [...idsOf.keys()].sort((a, b) => a - b);
  let read = 0;
  for (let start = 0; start < parts.length; start += BATCH) {
    const batch = parts.slice(start, start + BATCH);
    for (const { part, bytes } of await loadPositionParts(database, ranking, batch)) {
      read += 1;
      for (const teamId of idsOf.get(part) ?? []) {
        const position = readPosition(bytes, teamId % POSITIONS);
        if (position > 0) indexesById.set(teamId, position - 1);
      }
    }
    await setImmediate();
  }
  // Missing ones have no team in the ranking, were swept away with the version, or were never stored.
  if (read === parts.length || (await hasPositions(database, ranking))) return indexesById;
  return scanFor(database, ranking, new Set(teamIds));
}

/**
 * Whether the ranking was stored with positions.
 * @throws RankingReplaced when its version is not visible any more
 */
async function hasPositions({ sequelize }: Sql, ranking: RankingVersion): Promise<boolean> {
  const [row] = await select<{ version: number | null; stored: number }>(
    sequelize,
    `SELECT m.version, EXISTS (SELECT 1 FROM ranking_positions p
         WHERE p.week_id = m.week_id AND p.version = m.version AND p.first_week = :firstWeek) AS stored
       FROM matchdays m WHERE m.competition_id = :competitionId AND m.week_id = :weekId`,
    keyOf(ranking),
  );
  if (row?.version !== ranking.version) throw new RankingReplaced();
  return Boolean(row.stored);
}

function loadPositionParts(
  { sequelize }: Sql,
  ranking: RankingVersion,
  parts: readonly number[],
): Promise<Part[]> {
  return select<Part>(
    sequelize,
    `SELECT part, positions AS bytes FROM ranking_positions
      WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek AND part IN (:parts)`,
    { ...keyOf(ranking), parts },
  );
}

/** Scans a ranking of an earlier release, which has no positions until the job has filled them in. */
async function scanFor(
  { sequelize }: Sql,
  ranking: RankingVersion,
  teamIds: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const indexesById = new Map<number, number>();
  for (let from = 0; indexesById.size < teamIds.size; from += PLACES_BATCH) {
    const parts = await select<Part>(
      sequelize,
      `SELECT part, places AS bytes FROM ranking_parts
        WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek AND part >= :from AND part < :to`,
      { ...keyOf(ranking), from, to: from + PLACES_BATCH },
    );
    if (parts.length === 0) break;
    for (const { part, bytes } of parts) {
      const places = RankingPlaces.fromParts([bytes]);
      for (let at = 0; at < places.length; at += 1) {
        const teamId = places.teamAt(at);
        if (teamIds.has(teamId)) indexesById.set(teamId, part * RANKING_PART + at);
      }
    }
    await setImmediate();
  }
  return indexesById;
}

function keyOf({ competitionId, weekId, version, firstWeek }: RankingVersion) {
  return { competitionId, weekId, version, firstWeek };
}

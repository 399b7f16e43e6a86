import { QueryTypes, UniqueConstraintError } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import type { Job } from '../../infra/jobs/job.js';
import { insertParts, positionParts, RankingPlaces } from '../../packed/index.js';

/** Real milliseconds between two runs. */
const EVERY = 60_000;
/** Parts of a ranking in one statement, 50 kB each. */
const BATCH = 20;

interface Version {
  readonly weekId: number;
  readonly version: number;
}

/**
 * Fills in where each team is in the visible rankings that a release before this one stored (ADR 52), and deletes
 * positions of versions that such a release swept away.
 */
export const fillPositionsJob: Job = {
  name: 'ranking-positions',
  scope: 'portal',
  everyMs: EVERY,
  queue: { lane: 'game', priority: 6 },
  async run(context) {
    await dropOrphans(context);
    const [missing] = await select<Version>(
      context.sequelize,
      `SELECT m.week_id AS weekId, m.version FROM matchdays m
        WHERE m.version IS NOT NULL AND m.teams > 0
          AND NOT EXISTS (SELECT 1 FROM ranking_positions p WHERE p.week_id = m.week_id AND p.version = m.version)
          AND EXISTS (SELECT 1 FROM ranking_parts p WHERE p.week_id = m.week_id AND p.version = m.version)
        ORDER BY m.week_id DESC LIMIT 1`,
    );
    if (!missing) return 'done';
    await fillPositions(context, missing);
    return 'again';
  },
};

/** Fills all rankings of a version in one transaction: one that has any positions has them all. */
async function fillPositions(context: GameContext, { weekId, version }: Version): Promise<void> {
  const rankings = await select<{ firstWeek: number }>(
    context.sequelize,
    'SELECT DISTINCT first_week AS firstWeek FROM ranking_parts WHERE week_id = :weekId AND version = :version',
    { weekId, version },
  );
  try {
    await context.withTransaction(async (transaction) => {
      for (const { firstWeek } of rankings) {
        const target = {
          table: 'ranking_positions',
          column: 'positions',
          key: { week_id: weekId, version, first_week: firstWeek },
        } as const;
        const { teamIds, positions } = await readPositions(context, { weekId, version, firstWeek });
        await insertParts(context, target, positionParts(teamIds, positions), transaction);
      }
    });
  } catch (error) {
    // Another worker has filled them in meanwhile.
    if (!(error instanceof UniqueConstraintError)) throw error;
  }
}

/** The teams of a stored ranking in the order of their ids, each with its position. */
async function readPositions(
  { sequelize }: GameContext,
  ranking: Version & { readonly firstWeek: number },
): Promise<{ readonly teamIds: Int32Array; readonly positions: Int32Array }> {
  let byId = new Int32Array(0);
  let teams = 0;
  for (let from = 0; ; from += BATCH) {
    const parts = await sequelize.query<{ places: Buffer | ArrayBuffer }>(
      `SELECT places FROM ranking_parts WHERE week_id = :weekId AND version = :version AND first_week = :firstWeek
          AND part >= :from AND part < :to ORDER BY part`,
      { type: QueryTypes.SELECT, replacements: { ...ranking, from, to: from + BATCH } },
    );
    if (parts.length === 0) break;
    const places = RankingPlaces.fromParts(parts.map((part) => part.places));
    for (let index = 0; index < places.length; index += 1) {
      const teamId = places.teamAt(index);
      if (teamId >= byId.length) byId = longer(byId, teamId);
      teams += 1;
      byId[teamId] = teams;
    }
  }
  const teamIds = new Int32Array(teams);
  let at = 0;
  for (let teamId = 0; teamId < byId.length; teamId += 1) {
    if (byId[teamId] === 0) continue;
    teamIds[at] = teamId;
    at += 1;
  }
  return { teamIds, positions: byId.filter((position) => position > 0) };
}

function longer(numbers: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(2 * numbers.length, index + 1));
  larger.set(numbers);
  return larger;
}

async function dropOrphans({ sequelize, models, withTransaction }: GameContext): Promise<void> {
  const orphans = await select<Version>(
    sequelize,
    `SELECT d.weekId, d.version
       FROM (SELECT DISTINCT week_id AS weekId, version FROM ranking_positions) d
      WHERE NOT EXISTS (SELECT 1 FROM settlements s WHERE s.week_id = d.weekId AND s.version = d.version)`,
  );
  for (const { weekId, version } of orphans) {
    await withTransaction((transaction) =>
      models.RankingPosition.destroy({ where: { weekId, version }, transaction }),
    );
  }
}

import { createHash } from 'node:crypto';
import {
  acceptSquad,
  describeLineup,
  heldWeek,
  lineupIn,
  type OwnedTeam,
  packAnswer,
  presentReceipt,
  writeLineup,
} from '@euro/api/testing';
import type { ChangedTeam, Receipt } from '@euro/api-contract';
import type { GamePlayer, LineupCandidate } from '@euro/game';
import type { Pool, PoolConnection, ResultSetHeader } from 'mysql2/promise';
import { type Plain, readLineups, readSeason, readTeam, rowsOf } from './plainReads.js';

export interface PlainSave {
  readonly teamId: number;
  /** The sign-in of the caller. */
  readonly family: string;
  /** The call's `Idempotency-Key`. */
  readonly key: string;
  /** The lineup, as JSON. */
  readonly body: string;
}

/**
 * Saves a lineup and answers the team as JSON: the statements of `POST team/{id}` by hand, with the rules' own
 * functions.
 */
export async function savePlainly(
  plain: Omit<Plain, 'caller' | 'pool'> & { readonly pool: Pool },
  save: PlainSave,
): Promise<string> {
  const { pool } = plain;
  const { teamId, family, key, body } = save;
  const roles = await rowsOf<{ userId: number; role: 'premium' | null }>(
    pool,
    `SELECT s.user_id AS userId, r.role
       FROM (SELECT user_id FROM sessions WHERE family = ? AND revoked_at IS NULL LIMIT 1) s
       LEFT JOIN user_roles r ON r.user_id = s.user_id`,
    [family],
  );
  const userId = roles[0]?.userId ?? 0;
  const connection = await pool.getConnection();
  const caller = {
    userId,
    roles: new Set(roles.flatMap(({ role }) => role ?? [])),
    sessionFamily: family,
    language: 'nl' as const,
  };
  try {
    await connection.query('START TRANSACTION');
    const { keyId, receipt } = await write(connection, { teamId, userId, key, body });
    const view = await readTeam({ ...plain, pool: connection, caller }, teamId);
    const json = JSON.stringify({ ...view, receipt } satisfies ChangedTeam);
    await change(
      connection,
      'UPDATE idempotency_keys SET team_id = ?, receipt_id = ?, packed_answer = ? WHERE id = ?',
      [teamId, receipt.id, packAnswer(json), keyId],
    );
    await connection.query('COMMIT');
    return json;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

type LockedTeam = Pick<OwnedTeam, 'id' | 'competitionId' | 'userId' | 'weekId' | 'version' | 'freeHitWeek'>;

interface Write extends Omit<PlainSave, 'family'> {
  readonly userId: number;
}

async function write(
  connection: PoolConnection,
  { teamId, userId, key, body }: Write,
): Promise<{ keyId: number; receipt: Receipt }> {
  const updatedRows = await change(
    connection,
    'INSERT INTO idempotency_keys (user_id, `key`, `call`, body_hash, created_at) VALUES (?, ?, ?, ?, ?)',
    [userId, key, `POST team/${teamId}`, createHash('sha256').update(body).digest('hex'), Date.now()],
  );
  const [team] = await rowsOf<LockedTeam>(
    connection,
    `SELECT id, competition_id AS competitionId, user_id AS userId, week_id AS weekId, version,
            free_hit_week AS freeHitWeek
       FROM teams WHERE id = ? AND deleted_at IS NULL FOR UPDATE`,
    [teamId],
  );
  if (team?.userId !== userId) throw new Error('The team is not theirs.');
  const now = await readNow(connection);
  const season = await readSeason(connection, team.competitionId, now);
  const weekId = heldWeek(team, season);
  const deadline = season.matchdays.find((matchday) => matchday.weekId === weekId)?.deadline ?? 0;
  if (now >= deadline) throw new Error('The matchday is closed.');
  const lineups = await readLineups(connection, 'team_id = ? ORDER BY week_id DESC LIMIT 2', [teamId]);
  const current = lineupIn(lineups, weekId);
  if (!current) throw new Error('The team has no lineup.');
  const candidate = JSON.parse(body) as LineupCandidate;
  const players = await rowsOf<GamePlayer>(
    connection,
    `SELECT id, position_id AS positionId, club_id AS clubId, value
       FROM players WHERE competition_id = ? AND id IN (?)`,
    [team.competitionId, [...candidate.starting, ...candidate.bench, ...current.starting, ...current.bench]],
  );
  const { competition } = season;
  const byId = new Map(players.map((player) => [player.id, player]));
  const lineup = acceptSquad({ competition, weekId, candidate, current, players: byId });
  const columns = Object.values(writeLineup(lineup));
  if (current.weekId === weekId) {
    await change(
      connection,
      `UPDATE team_lineups SET \`starting\` = ?, bench = ?, captain_id = ?, vice_captain_id = ?, purchase_prices = ?,
              money_left = ?, saved_at = ? WHERE team_id = ? AND week_id = ?`,
      [...columns, now, teamId, weekId],
    );
  } else {
    await change(
      connection,
      `INSERT INTO team_lineups (\`starting\`, bench, captain_id, vice_captain_id, purchase_prices, money_left, saved_at,
              team_id, week_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [...columns, now, teamId, weekId],
    );
  }
  const version = team.version + 1;
  await change(connection, 'UPDATE teams SET version = ? WHERE id = ?', [version, teamId]);
  const changes = JSON.stringify(describeLineup(current, lineup));
  const receipt = {
    teamId,
    weekId,
    kind: 'lineup-saved',
    at: now,
    deadlineAt: deadline,
    version,
    changes,
  } as const;
  const id = await change(
    connection,
    `INSERT INTO receipts (team_id, week_id, kind, at, deadline_at, version, changes, user_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [...Object.values(receipt), userId],
  );
  return { keyId: updatedRows, receipt: presentReceipt({ ...receipt, id }) };
}

async function readNow(connection: PoolConnection): Promise<number> {
  const [clock] = await rowsOf<{ real: number; game: number; speed: number; holdAt: number | null }>(
    connection,
    `SELECT anchor_real_ms AS \`real\`, anchor_game_ms AS game, speed, hold_at_ms AS holdAt FROM clocks WHERE id = 1`,
  );
  if (!clock) return Date.now();
  const { real, game, speed, holdAt } = clock;
  return Math.min(Math.floor(game + (Date.now() - real) * speed), holdAt ?? Number.POSITIVE_INFINITY);
}

/** @returns the id of the row that was added */
async function change(
  connection: Pool | PoolConnection,
  sql: string,
  values: readonly (string | number | Buffer | null)[],
): Promise<number> {
  const [{ insertId }] = await connection.query<ResultSetHeader>(sql, [...values]);
  return insertId;
}

import type { UserSheet } from '@euro/api-contract';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { nameDevice } from './nameDevice.js';

interface SessionRow {
  readonly startedAt: number | string;
  readonly lastUsedAt: number | string;
  readonly expiresAt: number | string;
  readonly revokedAt: number | string | null;
  readonly userAgent: string | null;
  readonly hasProvider: number;
}

/**
 * An account's sign-ins, the last used first: one for each chain of refresh tokens. Nothing that opens anything
 * leaves.
 */
export async function loadSessions(
  { sequelize, realNow }: Pick<BaseContext, 'sequelize' | 'realNow'>,
  userId: number,
  limit: number,
): Promise<UserSheet['sessions']> {
  const [rows, [countRow]] = await Promise.all([
    select<SessionRow>(
      sequelize,
      `SELECT f.started_at AS startedAt, s.created_at AS lastUsedAt, s.expires_at AS expiresAt,
              s.revoked_at AS revokedAt, s.user_agent AS userAgent,
              (SELECT COUNT(*) FROM provider_sessions p WHERE p.family = s.family) AS hasProvider
         FROM (SELECT MAX(id) AS id, MIN(created_at) AS started_at
                 FROM sessions WHERE user_id = :userId GROUP BY family) f
         JOIN sessions s ON s.id = f.id
        ORDER BY s.id DESC LIMIT :limit`,
      { userId, limit },
    ),
    select<{ readonly total: number }>(
      sequelize,
      'SELECT COUNT(DISTINCT family) AS total FROM sessions WHERE user_id = :userId',
      { userId },
    ),
  ]);
  return {
    totalRecords: Number(countRow?.total ?? 0),
    items: rows.map((row) => ({
      startedAt: new Date(Number(row.startedAt)).toISOString(),
      lastUsedAt: new Date(Number(row.lastUsedAt)).toISOString(),
      state: stateOf(row, realNow()),
      provider: Number(row.hasProvider) > 0 ? 'vrt' : null,
      device: nameDevice(row.userAgent),
    })),
  };
}

function stateOf({ revokedAt, expiresAt }: SessionRow, now: number): 'active' | 'expired' | 'ended' {
  if (revokedAt !== null) return 'ended';
  return Number(expiresAt) <= now ? 'expired' : 'active';
}

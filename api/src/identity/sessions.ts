import { randomUUID } from 'node:crypto';
import { Op, type Transaction } from 'sequelize';
import type { AppContext } from '../context.js';
import { readRows } from '../db/readRows.js';
import type { UserRole } from '../models/index.js';
import { hashToken, randomToken } from './secrets.js';

const DAY = 24 * 60 * 60 * 1000;
/** A sign-in ends when it was not used for this long. */
export const SESSION_LIFETIME = 30 * DAY;
/**
 * Two tabs may send the same refresh token at once; the later one must not end the sign-in. For this long a replaced token
 * still gets a successor of its own in the same family.
 */
const RACE_WINDOW = 10_000;

type Parts = Pick<AppContext, 'models' | 'realNow'>;

/** A refresh token as it goes into the cookie, with the chain it belongs to. */
export interface Link {
  readonly refreshToken: string;
  readonly family: string;
  readonly userId: number;
}

/** Starts a new chain of refresh tokens: a sign-in. */
export function startSession(
  parts: Parts,
  userId: number,
  userAgent: string,
  transaction: Transaction,
): Promise<Link> {
  return addLink(parts, { userId, family: randomUUID(), userAgent }, transaction);
}

/**
 * Exchanges a refresh token for its successor; null when it is unknown, ended or run out. A token that was replaced
 * longer than the race window ago is in the wrong hands, so its whole family ends.
 */
export async function rotateSession(
  parts: Parts,
  refreshToken: string,
  userAgent: string,
  transaction: Transaction,
): Promise<Link | null> {
  const now = parts.realNow();
  const session = await parts.models.Session.findOne({
    where: { tokenHash: hashToken(refreshToken) },
    transaction,
    lock: true,
  });
  if (!session || session.revokedAt !== null || session.expiresAt <= now) return null;
  if (session.replacedAt !== null && now - session.replacedAt > RACE_WINDOW) {
    await revokeFamily(parts, session.family, transaction);
    return null;
  }
  if (session.replacedAt === null) await session.update({ replacedAt: now }, { transaction });
  return addLink(parts, { userId: session.userId, family: session.family, userAgent }, transaction);
}

/**
 * The roles that somebody holds now; null when the sign-in behind his access token ended: signing out ends it at once, and
 * what is paid or taken back counts with the next call, whatever an older token says.
 */
export async function rolesOfSession(
  { sequelize }: Pick<AppContext, 'sequelize'>,
  family: string,
): Promise<ReadonlySet<UserRole['role']> | null> {
  const rows = await readRows<{ readonly role: UserRole['role'] | null }>(
    sequelize,
    `SELECT r.role
       FROM (SELECT user_id FROM sessions WHERE family = :family AND revoked_at IS NULL LIMIT 1) s
       LEFT JOIN user_roles r ON r.user_id = s.user_id`,
    { family },
  );
  return rows.length === 0 ? null : new Set(rows.flatMap(({ role }) => role ?? []));
}

/** The family a refresh token belongs to; null when it is unknown. */
export async function familyOf(
  { models }: Pick<Parts, 'models'>,
  refreshToken: string,
): Promise<string | null> {
  const session = await models.Session.findOne({
    attributes: ['family'],
    where: { tokenHash: hashToken(refreshToken) },
    raw: true,
  });
  return session?.family ?? null;
}

export async function revokeFamily(
  { models, realNow }: Parts,
  family: string,
  transaction: Transaction,
): Promise<void> {
  await models.Session.update({ revokedAt: realNow() }, { where: { family, revokedAt: null }, transaction });
  await models.ProviderSession.destroy({ where: { family }, transaction });
}

/** Ends a user's sign-ins, but for the one that he is using. */
export async function revokeSessionsOf(
  { models, realNow }: Parts,
  userId: number,
  transaction: Transaction,
  keepFamily: string | null = null,
): Promise<void> {
  const others = { userId, ...(keepFamily === null ? {} : { family: { [Op.ne]: keepFamily } }) };
  await models.Session.update(
    { revokedAt: realNow() },
    { where: { ...others, revokedAt: null }, transaction },
  );
  await models.ProviderSession.destroy({ where: others, transaction });
}

async function addLink(
  { models, realNow }: Parts,
  { userId, family, userAgent }: { userId: number; family: string; userAgent: string },
  transaction: Transaction,
): Promise<Link> {
  const refreshToken = randomToken();
  const now = realNow();
  await models.Session.create(
    {
      userId,
      family,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: now + SESSION_LIFETIME,
      userAgent: userAgent.slice(0, 300) || null,
    },
    { transaction },
  );
  return { refreshToken, family, userId };
}

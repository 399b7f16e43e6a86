import { randomUUID } from 'node:crypto';
import { Op, type Transaction } from 'sequelize';
import { type Caller, premiumCompetitionsSql, type Role } from '../../http/index.js';
import { select } from '../../infra/db/select.js';
import type { Env } from '../../infra/env.js';
import { hashToken, randomToken } from '../../infra/random/secrets.js';
import type { Session } from '../../models/index.js';
import type { AccountsContext } from '../context.js';

const DAY = 24 * 60 * 60 * 1000;
/** A sign-in ends when it was not used for this long. */
export const SESSION_LIFETIME = 30 * DAY;
type Parts = Pick<AccountsContext, 'models' | 'realNow'>;
type RotationParts = Parts &
  Pick<AccountsContext, 'refreshTokens'> & { readonly env: Pick<Env, 'refreshGrace'> };

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
  return addLink(
    parts,
    { userId, family: randomUUID(), userAgent, refreshToken: randomToken() },
    transaction,
  );
}

/**
 * Exchanges a refresh token for its successor; null when it is unknown, ended or expired. A token that was replaced
 * before may be stolen, so using it again ends its whole family. The exception is a browser that was killed before it
 * stored the new cookie and returns with the old one, possibly in two tabs: within the grace period the same client
 * gets the same successor once more, as long as that one was not used.
 */
export async function rotateSession(
  parts: RotationParts,
  refreshToken: string,
  userAgent: string,
  transaction: Transaction,
): Promise<Link | null> {
  const { models, realNow, refreshTokens } = parts;
  const now = realNow();
  const session = await lockByToken(parts, refreshToken, transaction);
  if (!session || session.revokedAt !== null || session.expiresAt <= now) return null;
  const { userId, family } = session;
  const successor = { userId, family, userAgent, refreshToken: refreshTokens.successorOf(refreshToken) };
  if (session.replacedAt === null) {
    await session.update({ replacedAt: now }, { transaction });
    return addLink(parts, successor, transaction);
  }
  const isLate = now - session.replacedAt > parts.env.refreshGrace;
  const next = isLate ? null : await lockByToken(parts, successor.refreshToken, transaction);
  if (next?.replacedAt === null && next.userAgent === storedAgent(userAgent)) return successor;
  await revokeFamily({ models, realNow }, family, transaction);
  return null;
}

function lockByToken(
  { models }: Pick<Parts, 'models'>,
  refreshToken: string,
  transaction: Transaction,
): Promise<Session | null> {
  return models.Session.findOne({ where: { tokenHash: hashToken(refreshToken) }, transaction, lock: true });
}

const LIVE = 'SELECT user_id FROM sessions WHERE family = :family AND revoked_at IS NULL LIMIT 1';
const SUSPENSION = `
      UNION ALL
     SELECT NULL, NULL, u.suspended_until FROM users u WHERE u.id = (${LIVE}) AND u.suspended_until > :now`;

/**
 * The current roles of a session; null when it has ended: signing out takes effect immediately, and a bought or
 * withdrawn role with the next call, whatever an older token contains. So does a suspension, which reads don't ask for.
 */
export async function callerOfSession(
  { sequelize, realNow }: Pick<AccountsContext, 'sequelize' | 'realNow'>,
  family: string,
  isChange: boolean,
): Promise<Pick<Caller, 'roles' | 'premiumIn' | 'rolesIn' | 'suspendedUntil'> | null> {
  const rows = await select<{
    readonly role: Role | null;
    readonly competitionId: number | null;
    readonly suspendedUntil: number | string | null;
  }>(
    sequelize,
    `SELECT r.role, NULL AS competitionId, NULL AS suspendedUntil
       FROM (${LIVE}) s
       LEFT JOIN user_roles r ON r.user_id = s.user_id
      UNION ALL
     SELECT d.role, d.competition_id, NULL FROM desk_roles d WHERE d.user_id = (${LIVE})
      UNION ALL
     SELECT NULL, p.competitionId, NULL FROM (${premiumCompetitionsSql(`(${LIVE})`)}) p${isChange ? SUSPENSION : ''}`,
    { family, ...(isChange && { now: realNow() }) },
  );
  if (rows.length === 0) return null;
  const [suspendedUntil] = rows.flatMap((row) => row.suspendedUntil ?? []);
  const rolesIn = new Map<number, Set<Role>>();
  for (const { role, competitionId } of rows)
    if (role !== null && competitionId)
      rolesIn.set(competitionId, (rolesIn.get(competitionId) ?? new Set()).add(role));
  return {
    roles: new Set(rows.flatMap(({ role, competitionId }) => (competitionId ? [] : (role ?? [])))),
    premiumIn: new Set(
      rows.flatMap(({ role, competitionId }) => (role === null ? (competitionId ?? []) : [])),
    ),
    ...(rolesIn.size > 0 && { rolesIn }),
    ...(suspendedUntil !== undefined && { suspendedUntil: Number(suspendedUntil) }),
  };
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
  // A device on which the user signed out gets no more notifications.
  await models.PushSubscription.destroy({ where: { family }, transaction });
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
  await models.PushSubscription.destroy({ where: others, transaction });
}

interface NewLink extends Link {
  readonly userAgent: string;
}

async function addLink(
  { models, realNow }: Parts,
  { userId, family, userAgent, refreshToken }: NewLink,
  transaction: Transaction,
): Promise<Link> {
  const now = realNow();
  await models.Session.create(
    {
      userId,
      family,
      tokenHash: hashToken(refreshToken),
      createdAt: now,
      expiresAt: now + SESSION_LIFETIME,
      userAgent: storedAgent(userAgent),
    },
    { transaction },
  );
  return { refreshToken, family, userId };
}

/** The stored part of a client's `User-Agent`; null without one. */
function storedAgent(userAgent: string): string | null {
  return userAgent.slice(0, 300) || null;
}

import type { Transaction } from 'sequelize';
import { writeToUser } from '../help/index.js';
import { messageOf, presentEnd, type Role, UNTIL_LIFTED } from '../http/index.js';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { User } from '../models/index.js';
import { textLanguageOf } from '../texts/index.js';

/** Roles whose accounts are not suspended, as those with a part of the desk: an operator takes the role first. */
const DESK: readonly Role[] = ['support', 'operator'];
const DAY = 24 * 60 * 60_000;

interface Suspending {
  readonly userId: number;
  /** Null: until an operator lifts it. */
  readonly days: number | null;
  /** Why; sent to the person in his conversation with the help desk, where he can answer. */
  readonly notice: string;
}

type ByOperator = Actor & { readonly actorId: number };

/**
 * Suspends an account from its next call on, or replaces its suspension: it reads everything and changes nothing.
 * @throws the refusals `not-found` for a deleted account, `not-suspendable` for the own one and those of the desk,
 *   `help-message-invalid` without a notice, or for one that is too long
 */
export async function suspendUser(
  context: BaseContext,
  { userId, days, notice }: Suspending,
  { actorId, reason }: ByOperator,
  transaction: Transaction,
): Promise<void> {
  const user = await lockAccount(context, userId, transaction);
  if (userId === actorId) throw new Refusal('not-suspendable', { because: 'own-account' });
  const role = [...DESK];
  const where = { userId, role };
  const find = { raw: true, transaction, lock: true } as const;
  const ofDesk =
    (await context.models.UserRole.findOne({ where, ...find })) ??
    (await context.models.DeskRole.findOne({ where: { userId }, ...find }));
  if (ofDesk) throw new Refusal('not-suspendable', { because: 'has-role' });
  const suspendedUntil = days === null ? UNTIL_LIFTED : context.realNow() + days * DAY;
  const details = { until: presentEnd(suspendedUntil) };
  if (notice === '') throw new Refusal('help-message-invalid');
  // The same sentence as that of each refusal, with the end.
  const body = `${notice}\n\n${messageOf('account-suspended', textLanguageOf(user), details)}`;
  await writeToUser(context, { userId, authorId: actorId, body }, transaction);
  await user.update({ suspendedUntil, suspensionNotice: notice }, { transaction });
  const entry = { actorId, action: 'user.suspended', subject: `user ${userId}`, reason, details };
  await writeAudit(context, entry, transaction);
}

/**
 * Lifts a suspension; does nothing for an account without one.
 * @throws the refusal `not-found` for a deleted account
 */
export async function restoreUser(
  context: BaseContext,
  { userId, notice }: Omit<Suspending, 'days'>,
  { actorId, reason }: ByOperator,
  transaction: Transaction,
): Promise<void> {
  const user = await lockAccount(context, userId, transaction);
  if (!isSuspended(user, context.realNow())) return;
  if (notice !== '') await writeToUser(context, { userId, authorId: actorId, body: notice }, transaction);
  await user.update({ suspendedUntil: null, suspensionNotice: null }, { transaction });
  const entry = { actorId, action: 'user.restored', subject: `user ${userId}`, reason };
  await writeAudit(context, entry, transaction);
}

/** @param now epoch milliseconds of real time */
export function isSuspended({ suspendedUntil }: Pick<User, 'suspendedUntil'>, now: number): boolean {
  return Number(suspendedUntil ?? 0) > now;
}

async function lockAccount({ models }: BaseContext, id: number, transaction: Transaction): Promise<User> {
  const user = await models.User.findOne({ where: { id, deletedAt: null }, transaction, lock: true });
  if (!user) throw new Refusal('not-found');
  return user;
}

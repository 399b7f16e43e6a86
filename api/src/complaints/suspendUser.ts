import type { Transaction } from 'sequelize';
import { requireOtherPerson, writeToUser } from '../help/index.js';
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
  if (await isOfDesk(context, userId, transaction))
    throw new Refusal('not-suspendable', { because: 'has-role' });
  const suspendedUntil = days === null ? UNTIL_LIFTED : context.realNow() + days * DAY;
  const details = { until: presentEnd(suspendedUntil) };
  if (notice === '') throw new Refusal('help-message-invalid');
  // The same sentence as that of each refusal, with the end.
  const body = `${notice}\n\n${messageOf('account-suspended', textLanguageOf(user), details)}`;
  await writeToUser(context, { userId, authorId: actorId, body, sanction: true }, transaction);
  await user.update({ suspendedUntil, suspensionNotice: notice }, { transaction });
  const entry = { actorId, action: 'user.suspended', subject: `user ${userId}`, reason, details };
  await writeAudit(context, entry, transaction);
}

/**
 * Keeps a user out of every chat for some days: he reads, and writes nothing. A longer exclusion stays.
 * @throws the refusals `not-found` for a deleted account, `help-message-invalid` without a notice
 */
export async function muteUser(
  context: BaseContext,
  { userId, days, notice }: Suspending & { readonly days: number },
  { actorId, reason }: ByOperator,
  transaction: Transaction,
): Promise<void> {
  const user = await lockAccount(context, userId, transaction);
  if (notice === '') throw new Refusal('help-message-invalid');
  const mutedUntil = Math.max(context.realNow() + days * DAY, Number(user.mutedUntil ?? 0));
  const details = { until: new Date(mutedUntil).toISOString() };
  const body = `${notice}\n\n${messageOf('chat-suspended', textLanguageOf(user), details)}`;
  await writeToUser(context, { userId, authorId: actorId, body, sanction: true }, transaction);
  await user.update({ mutedUntil }, { transaction });
  const entry = { actorId, action: 'user.muted', subject: `user ${userId}`, reason, details };
  await writeAudit(context, entry, transaction);
}

/**
 * Lifts a suspension, and lets the user write in chats again; does nothing for an account without either.
 * @throws the refusals `not-found` for a deleted account, `other-person-needed` for an appeal against the actor's own
 *   decision
 */
export async function restoreUser(
  context: BaseContext,
  { userId, notice }: Omit<Suspending, 'days'>,
  { actorId, reason }: ByOperator,
  transaction: Transaction,
): Promise<void> {
  const user = await lockAccount(context, userId, transaction);
  const now = context.realNow();
  if (!isSuspended(user, now) && Number(user.mutedUntil ?? 0) <= now) return;
  await requireOtherPerson(context, { userId, actorId }, transaction);
  if (notice !== '') await writeToUser(context, { userId, authorId: actorId, body: notice }, transaction);
  const ended = { suspendedUntil: null, suspensionNotice: null, mutedUntil: null };
  await user.update(ended, { transaction });
  const entry = { actorId, action: 'user.restored', subject: `user ${userId}`, reason };
  await writeAudit(context, entry, transaction);
}

/** Whether an account has a role of the desk, in one competition or in all; its rows are locked. */
export async function isOfDesk(
  { models }: Pick<BaseContext, 'models'>,
  userId: number,
  transaction: Transaction,
): Promise<boolean> {
  const role = [...DESK];
  const find = { raw: true, transaction, lock: true } as const;
  const row =
    (await models.UserRole.findOne({ where: { userId, role }, ...find })) ??
    (await models.DeskRole.findOne({ where: { userId }, ...find }));
  return row !== null;
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

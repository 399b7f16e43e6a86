import type { Access, DeskRole, Endpoint } from '@euro/api-contract';
import { decodeJwt } from 'jose';
import type { Context as KoaContext } from 'koa';
import type { Transaction } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { CallContext } from '../context.js';
import type { Language } from '../messages/messageOf.js';

export type Role = 'premium' | 'pundit' | 'support' | DeskRole | 'operator';

/** The signed-in user behind a call. */
export interface Caller {
  readonly userId: number;
  readonly roles: ReadonlySet<Role>;
  /** Competitions in which he is a premium member while not in all; the router adds the role in their calls. */
  readonly premiumIn?: ReadonlySet<number>;
  /** Roles of the desk that he has in single competitions; the router adds those of a call's competition. */
  readonly rolesIn?: ReadonlyMap<number, ReadonlySet<Role>>;
  /** His roles in all competitions, where `roles` has those of the call's besides. */
  readonly rolesEverywhere?: ReadonlySet<Role>;
  /** The sign-in that the access token belongs to. */
  readonly sessionFamily: string;
  /** End of the account's suspension, real time; read for changes only, and missing for everybody else. */
  readonly suspendedUntil?: number;
  /** The language of the profile. */
  readonly language: Language;
}

/**
 * Identifies the caller by the token in `Authorization` (spec §7: without "Bearer"). An expired token is refused even
 * where it is optional, so that nobody is shown a stranger's view of his own team.
 * @param isChange whether the call is refused to suspended accounts
 */
export async function identifyCaller(
  http: KoaContext,
  context: Pick<CallContext, 'readCaller'>,
  access: Access,
  isChange = false,
): Promise<Caller | null> {
  const token = tokenOf(http);
  if (access === 'open' || (access === 'optional' && token === '')) return null;
  if (token === '') throw new Refusal('not-signed-in');
  return context.readCaller(token, isChange);
}

/** The access token of a call; empty without one. */
export function tokenOf(http: KoaContext): string {
  return http.get('authorization').replace(/^Bearer /i, '');
}

/**
 * The caller with his roles in the competition of a call: Premium may be paid, and roles of the desk given, for one
 * competition alone. What names no competition needs those of the desk in all of them.
 * @param namesOne whether the call is about one competition; a number when about another than the context's
 */
export async function callerIn(
  caller: Caller | null,
  context: Pick<BaseContext, 'competitionId' | 'competitions'>,
  namesOne: boolean | number = false,
): Promise<Caller | null> {
  const { premiumIn, rolesIn } = caller ?? {};
  if (!caller || ((premiumIn?.size ?? 0) === 0 && (rolesIn?.size ?? 0) === 0)) return caller;
  const id = context.competitionId ?? (await context.competitions()).find(({ isDefault }) => isDefault)?.id;
  if (id === undefined) return caller;
  const deskId = typeof namesOne === 'number' ? namesOne : id;
  const deskRoles = namesOne === false ? [] : (rolesIn?.get(deskId) ?? []);
  const premium = premiumIn?.has(id) ? (['premium'] as const) : [];
  const roles = new Set([...caller.roles, ...premium, ...deskRoles]);
  return { ...caller, roles, rolesEverywhere: caller.roles };
}

/** The caller with every role that he has in some competition. */
export function callerAnywhere(caller: Caller | null): Caller | null {
  if (!caller?.rolesIn) return caller;
  return {
    ...caller,
    roles: new Set([...caller.roles, ...[...caller.rolesIn.values()].flatMap((roles) => [...roles])]),
  };
}

/**
 * Roles that may call an endpoint of the desk, by the role that the contract names. Handlers and tests read this
 * table.
 */
export const deskPolicies = {
  operator: ['operator'],
  support: ['support', 'moderator', 'operator'],
  editor: ['editor', 'operator'],
  moderator: ['moderator', 'operator'],
  treasurer: ['treasurer', 'operator'],
  desk: ['support', 'editor', 'moderator', 'treasurer', 'operator'],
} as const satisfies Record<NonNullable<Endpoint['role']>, readonly Role[]>;

/** Refuses a caller without the role that an endpoint asks for. */
export function requireRole(caller: Caller | null, { role }: Pick<Endpoint, 'role'>): void {
  if (role === undefined) return;
  const allowed: readonly Role[] = deskPolicies[role];
  if (!allowed.some((one) => caller?.roles.has(one))) throw new Refusal('forbidden');
}

/** The competitions in which somebody has the role of a call; null for all of them. */
export function competitionsOf(caller: Caller, role: keyof typeof deskPolicies): readonly number[] | null {
  const allowed: readonly Role[] = deskPolicies[role];
  const everywhere = caller.rolesEverywhere ?? caller.roles;
  if (allowed.some((one) => everywhere.has(one))) return null;
  return [...(caller.rolesIn ?? [])].flatMap(([id, roles]) =>
    allowed.some((one) => roles.has(one)) ? id : [],
  );
}

/** Whether somebody may make a call of the desk in a competition. */
export function mayCall(
  caller: Caller,
  isOfCompetition: boolean,
  { role }: Pick<Endpoint, 'role'>,
  competitionId: number,
): boolean {
  const allowed: readonly Role[] = role === undefined ? [] : deskPolicies[role];
  const here = isOfCompetition ? caller.rolesIn?.get(competitionId) : undefined;
  return allowed.some((one) => caller.roles.has(one) || here?.has(one));
}

/** The roles of a user besides `user`, which every user has (decisions §9), and those that open a part of the desk. */
export async function loadRoles(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction?: Transaction,
): Promise<ReadonlySet<Role>> {
  const rows = await models.UserRole.findAll({
    where: { userId },
    raw: true,
    transaction: transaction ?? null,
  });
  return new Set(rows.map(({ role }) => role));
}

/** A user as the caller of a call that he asked for earlier, with the roles he has now; null once he is gone. */
export async function loadCaller(
  { models }: Pick<Database, 'models'>,
  userId: number,
): Promise<Caller | null> {
  const user = await models.User.findOne({ where: { id: userId, deletedAt: null }, raw: true });
  if (!user) return null;
  const roles = new Set<Role>(await loadRoles({ models }, userId));
  const rolesIn = new Map<number, Set<Role>>();
  const deskRoles = await models.DeskRole.findAll({ where: { userId }, raw: true });
  for (const { role, competitionId } of deskRoles) {
    if (competitionId === 0) roles.add(role);
    else rolesIn.set(competitionId, (rolesIn.get(competitionId) ?? new Set<Role>()).add(role));
  }
  return { userId, roles, rolesIn, sessionFamily: '', language: user.language };
}

/** The user of a call's access token, which was verified. */
export function tokenUser(http: KoaContext): number {
  return Number(decodeJwt(tokenOf(http)).sub);
}

/** When a token that was verified runs out, epoch milliseconds of real time. */
export function tokenExpiry(token: string): number {
  return (decodeJwt(token).exp ?? 0) * 1000;
}

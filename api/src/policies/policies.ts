import { Refusal } from '../errors.js';
import type { Caller, Role } from '../routing/caller.js';

/** Who somebody can be towards a team: anybody, signed in, its owner, or the holder of a role. */
export type Actor = 'visitor' | 'user' | 'owner' | Role;

/** Everything that can be done with a team, and who may do it. Handlers and tests read this one table. */
export const policies = {
  'team.read': ['visitor'],
  /** The lineup saved for a matchday whose deadline has not passed (decisions §5.5). */
  'team.readComingLineup': ['owner'],
  /** Money left, purchase and sale prices, transfers of the coming matchday. */
  'team.readMoney': ['owner'],
  'team.readManagerName': ['owner'],
  'team.create': ['user'],
  'team.save': ['owner'],
  'team.rename': ['owner'],
  /** The lineup that the caller may see becomes a team of his own (spec §6). */
  'team.copy': ['user'],
  'team.delete': ['owner'],
  'team.transfer': ['owner'],
  'team.playBooster': ['owner'],
  /** The owner, who must be a premium member as well: see `requirePremium`. */
  'team.powerSub': ['owner'],
  /** As a premium member: see `requirePremium`. */
  'team.setBadge': ['owner'],
  'team.readChanges': ['owner'],
  /** As a premium member: see `requirePremium`. */
  'team.createLeague': ['owner'],
  'team.readLeagues': ['owner'],
} as const satisfies Record<string, readonly Actor[]>;

export type Action = keyof typeof policies;

/** The part of a team that decides who is who. */
export interface OwnedBy {
  readonly userId: number;
}

export function may(caller: Caller | null, action: Action, team: OwnedBy | null): boolean {
  const allowed: readonly Actor[] = policies[action];
  return actorsOf(caller, team).some((actor) => allowed.includes(actor));
}

export function authorize(caller: Caller | null, action: Action, team: OwnedBy | null): void {
  if (!may(caller, action, team)) throw new Refusal('forbidden');
}

/** For what the owner of a team may do as a premium member only (decisions §4.6). */
export function requirePremium(caller: Caller): void {
  if (!isPremium(caller)) throw new Refusal('premium-required');
}

export function isPremium(caller: Caller | null): boolean {
  return caller?.roles.has('premium') === true;
}

function actorsOf(caller: Caller | null, team: OwnedBy | null): Actor[] {
  if (!caller) return ['visitor'];
  return ['visitor', 'user', ...caller.roles, ...(team?.userId === caller.userId ? ['owner' as const] : [])];
}

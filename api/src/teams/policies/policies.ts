import type { Caller, Role } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';

/** Relations of a caller to a team: anybody, signed in, its owner, or the holder of a role. */
export type Standing = 'visitor' | 'user' | 'owner' | Role;

/** Everything that can be done with a team, and who may do it. Handlers and tests read this one table. */
export const policies = {
  'team.read': ['visitor'],
  /** The lineup saved for a matchday whose deadline has not passed (decisions §5.5). */
  'team.readComingLineup': ['owner'],
  /** Handing out the link that shows it to others. */
  'team.shareComingLineup': ['owner'],
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
  /** For premium members: see `requirePremium`. */
  'team.setBadge': ['owner'],
  'team.readChanges': ['owner'],
  /** For premium members: see `requirePremium`. */
  'team.createLeague': ['owner'],
  'team.readLeagues': ['owner'],
  /** Makes, accepts and stops duels, and reads them. */
  'team.duel': ['owner'],
} as const satisfies Record<string, readonly Standing[]>;

export type Action = keyof typeof policies;

/** The field of a team that decides the relation. */
export interface OwnedBy {
  readonly userId: number;
}

export function may(caller: Caller | null, action: Action, team: OwnedBy | null): boolean {
  const allowed: readonly Standing[] = policies[action];
  return actorsOf(caller, team).some((actor) => allowed.includes(actor));
}

export function authorize(caller: Caller | null, action: Action, team: OwnedBy | null): void {
  if (!may(caller, action, team)) throw new Refusal('forbidden');
}

function actorsOf(caller: Caller | null, team: OwnedBy | null): Standing[] {
  if (!caller) return ['visitor'];
  return ['visitor', 'user', ...caller.roles, ...(team?.userId === caller.userId ? ['owner' as const] : [])];
}

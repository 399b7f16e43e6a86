import type { Endpoint } from '@euro/api-contract';
import { Refusal } from '../../infra/errors.js';
import type { Caller, Role } from './caller.js';

/** Who may call an endpoint of the desk, by the role that the contract names for it. Handlers and tests read this one table. */
export const deskPolicies = {
  operator: ['operator'],
  support: ['support', 'operator'],
} as const satisfies Record<NonNullable<Endpoint['role']>, readonly Role[]>;

/** Refuses a caller without the role that an endpoint asks for. */
export function requireRole(caller: Caller | null, { role }: Pick<Endpoint, 'role'>): void {
  if (role === undefined) return;
  const allowed: readonly Role[] = deskPolicies[role];
  if (!allowed.some((one) => caller?.roles.has(one))) throw new Refusal('forbidden');
}

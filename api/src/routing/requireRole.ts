import type { Endpoint } from '@euro/api-contract';
import { Refusal } from '../errors.js';
import type { Caller } from './caller.js';

/** Refuses who lacks the role that an endpoint asks for; the operator may do what the help desk may. */
export function requireRole(caller: Caller | null, { role }: Pick<Endpoint, 'role'>): void {
  if (role === undefined || caller?.roles.has(role) || caller?.roles.has('operator')) return;
  throw new Refusal('forbidden');
}

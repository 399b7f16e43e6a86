import { Refusal } from '../../infra/errors.js';
import type { Caller } from './caller.js';

/** For what premium members only may do (decisions §4.6). */
export function requirePremium(caller: Caller): void {
  if (!isPremium(caller)) throw new Refusal('premium-required');
}

export function isPremium(caller: Caller | null): boolean {
  return caller?.roles.has('premium') === true;
}

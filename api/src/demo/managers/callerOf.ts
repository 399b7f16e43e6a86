import type { Caller } from '../../http/index.js';
import type { DemoTeam } from './loadDemoTeams.js';

/** A made-up manager as the commands know him: the owner of his team and nobody else. */
export function callerOf({ userId, isPremium }: DemoTeam): Caller {
  return {
    userId,
    roles: new Set(isPremium ? ['premium'] : []),
    sessionFamily: 'made-up manager',
    language: 'nl',
  };
}

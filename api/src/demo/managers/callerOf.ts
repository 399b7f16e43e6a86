import type { Caller } from '../../http/index.js';
import type { DemoTeam } from './loadDemoTeams.js';

/** A made-up manager as the caller of commands: the owner of his team, without further roles. */
export function callerOf({ userId, isPremium }: DemoTeam): Caller {
  return {
    userId,
    roles: new Set(isPremium ? ['premium'] : []),
    sessionFamily: 'made-up manager',
    language: 'nl',
  };
}

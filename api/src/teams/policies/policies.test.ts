import type { Caller, Role } from '../../http/routing/caller.js';
import { requirePremium } from '../../http/routing/premium.js';
import { type Action, may, policies } from './policies.js';

const team = { userId: 7 };

function caller(userId: number, ...roles: Role[]): Caller {
  return { userId, roles: new Set(roles), sessionFamily: 'f', language: 'nl' };
}

const callers = {
  visitor: null,
  stranger: caller(8),
  owner: caller(7),
  premium: caller(8, 'premium'),
  pundit: caller(8, 'pundit'),
  support: caller(8, 'support'),
  operator: caller(8, 'operator'),
};
type Who = keyof typeof callers;

const everybody: Who[] = ['visitor', 'stranger', 'owner', 'premium', 'pundit', 'support', 'operator'];
const signedIn = everybody.slice(1);

const expected: Record<Action, Who[]> = {
  'team.read': everybody,
  'team.readComingLineup': ['owner'],
  'team.shareComingLineup': ['owner'],
  'team.readMoney': ['owner'],
  'team.readManagerName': ['owner'],
  'team.create': signedIn,
  'team.save': ['owner'],
  'team.rename': ['owner'],
  'team.copy': signedIn,
  'team.delete': ['owner'],
  'team.transfer': ['owner'],
  'team.playBooster': ['owner'],
  'team.powerSub': ['owner'],
  'team.setBadge': ['owner'],
  'team.readChanges': ['owner'],
  'team.createLeague': ['owner'],
  'team.readLeagues': ['owner'],
  'team.duel': ['owner'],
};

const cases = (Object.keys(policies) as Action[]).flatMap((action) =>
  everybody.map((who) => ({ action, who, allowed: expected[action].includes(who) })),
);

it.each(cases)('$action by $who: $allowed', ({ action, who, allowed }) => {
  expect(may(callers[who], action, team)).toBe(allowed);
});

it.each(everybody.slice(1))('loads whether %s is a premium member', (who) => {
  const ask = () => requirePremium(callers[who] ?? caller(0));
  if (who === 'premium') expect(ask).not.toThrow();
  else expect(ask).toThrow('premium-required');
});

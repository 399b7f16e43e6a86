import type { Caller, Role } from './caller.js';
import { deskPolicies, requireRole } from './caller.js';

function caller(...roles: Role[]): Caller {
  return { userId: 7, roles: new Set(roles), sessionFamily: 'f', language: 'nl' };
}

const callers = {
  visitor: null,
  user: caller(),
  premium: caller('premium'),
  pundit: caller('pundit'),
  support: caller('support'),
  editor: caller('editor'),
  moderator: caller('moderator'),
  treasurer: caller('treasurer'),
  operator: caller('operator'),
};
type Who = keyof typeof callers;
const everybody = Object.keys(callers) as Who[];

const expected: Record<keyof typeof deskPolicies, Who[]> = {
  operator: ['operator'],
  support: ['support', 'moderator', 'operator'],
  editor: ['editor', 'operator'],
  moderator: ['moderator', 'operator'],
  treasurer: ['treasurer', 'operator'],
  desk: ['support', 'editor', 'moderator', 'treasurer', 'operator'],
};

const cases = (Object.keys(deskPolicies) as (keyof typeof deskPolicies)[]).flatMap((role) =>
  everybody.map((who) => ({ role, who, allowed: expected[role].includes(who) })),
);

it.each(cases)('an endpoint for $role, called by $who: $allowed', ({ role, who, allowed }) => {
  const call = () => requireRole(callers[who], { role });
  if (allowed) expect(call).not.toThrow();
  else expect(call).toThrow('forbidden');
});

it.each(everybody)('an endpoint without a role is open to %s', (who) => {
  expect(() => requireRole(callers[who], {})).not.toThrow();
});

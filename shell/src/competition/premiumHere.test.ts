import type { User } from '@euro/api-contract';
import { exampleUser } from '@euro/platform/testing';
import { premiumHere } from './premiumHere.js';

const member: User = { ...exampleUser, premiumIn: ['wk-2022'] };

it('a premium member of one competition has premium on its pages only', () => {
  expect(premiumHere(member, 'wk-2022')).toMatchObject({ role: 'premium', roles: ['user', 'premium'] });
  expect(premiumHere(member, '')).toBe(member);
  expect(premiumHere({ ...member, premiumIn: [''] }, '').role).toBe('premium');
});

it('a premium member of all competitions has premium everywhere', () => {
  const everywhere: User = { ...member, role: 'premium', roles: ['user', 'premium'] };
  expect(premiumHere(everywhere, 'wk-2022').role).toBe('premium');
  expect(premiumHere(everywhere, '')).toBe(everywhere);
});

it('a user remembered by the previous release is restored', () => {
  const { premiumIn: _, ...olderUser } = member;
  expect(premiumHere(olderUser as User, 'wk-2022')).toBe(olderUser);
});

import type { User } from '@euro/api-contract';

/** A user as the page's competition sees him: Premium that was paid for this competition alone is Premium here. */
export function premiumHere(user: User, slug: string): User {
  // A user who was remembered by the release before has none.
  const isHere = (user.premiumIn ?? []).includes(slug);
  if (!isHere || user.role === 'premium') return user;
  return { ...user, role: 'premium', roles: [...user.roles, 'premium'] };
}

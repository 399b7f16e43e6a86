import type { User } from '@euro/api-contract';

/** A user as the page's competition sees him: Premium that was paid for this competition alone is Premium here. */
export const premiumHere = (user: User, slug: string): User =>
  // A user who was remembered by the release before has none.
  user.premiumIn?.includes(slug) ? { ...user, role: 'premium', roles: [...user.roles, 'premium'] } : user;

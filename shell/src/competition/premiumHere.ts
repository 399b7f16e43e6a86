import type { User } from '@euro/api-contract';

/** Adds the role `premium` to a user whose Premium is for the page's competition alone. */
export const premiumHere = (user: User, slug: string): User =>
  // A user stored by the previous release has none.
  user.premiumIn?.includes(slug) ? { ...user, role: 'premium', roles: [...user.roles, 'premium'] } : user;

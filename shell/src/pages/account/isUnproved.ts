import type { User } from '@euro/api-contract';

/** True for a user with an unproved address; false for one stored by an older release without that field. */
export function isUnproved({ emailVerified }: Pick<User, 'emailVerified'>): boolean {
  return emailVerified === false;
}

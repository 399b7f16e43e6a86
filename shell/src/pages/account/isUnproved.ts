import type { User } from '@euro/api-contract';

/** Whether to ask for a proof of the address; not of a user whom an older release stored without saying. */
export function isUnproved({ emailVerified }: Pick<User, 'emailVerified'>): boolean {
  return emailVerified === false;
}

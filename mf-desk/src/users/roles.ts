import { GRANTED_ROLES, type OperatorUser } from '@euro/api-contract';

/** Roles of an account beside player. */
export type Role = OperatorUser['roles'][number];

export const ROLES: readonly Role[] = GRANTED_ROLES;

/** First and last name; the address of who gave none. */
export function nameOf({ firstName, lastName, email }: OperatorUser): string {
  return `${firstName} ${lastName}`.trim() || email;
}

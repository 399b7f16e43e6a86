import { nameOf } from '../nameOf.js';
import type { Person } from '../person.js';

/** Claims about a person (OpenID Connect Core §5.1), each of which may be missing or of the wrong kind. */
export interface Claims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly given_name?: unknown;
  readonly family_name?: unknown;
  readonly name?: unknown;
  readonly nickname?: unknown;
  readonly preferred_username?: unknown;
}

/** Whether claims say whom to write to and what to call him. */
export function hasContact({ email, given_name: givenName, name }: Claims): boolean {
  return email !== undefined && (givenName !== undefined || name !== undefined);
}

export function readPerson(issuer: string, subject: string, claims: Claims): Person {
  const email = textOf(claims.email).toLowerCase();
  return {
    issuer,
    subject,
    email: email === '' ? null : email,
    // Some providers send it as text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    ...nameOf({
      firstName: textOf(claims.given_name),
      lastName: textOf(claims.family_name),
      fullName: textOf(claims.name),
      otherwise: [textOf(claims.nickname), textOf(claims.preferred_username), email.split('@')[0] ?? ''],
    }),
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

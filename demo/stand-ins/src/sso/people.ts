/** A made-up person with an account at the broadcaster. */
export interface BroadcasterPerson {
  /** `sub` in tokens; the same for ever. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** The case that a sign-in with it demonstrates. */
  readonly purpose: string;
}

/** Of all of them. */
export const PASSWORD = 'schelde';

export const PEOPLE: readonly BroadcasterPerson[] = [
  {
    id: 'schelde-1001',
    email: 'lotte@schelde.test',
    isEmailVerified: true,
    firstName: 'Lotte',
    lastName: 'Vermeulen',
    purpose: 'somebody new, with a verified address',
  },
  // The address is unproved: no account with that address may be opened with it.
  {
    id: 'schelde-1002',
    email: 'tom@schelde.test',
    isEmailVerified: false,
    firstName: 'Tom',
    lastName: 'Claes',
    purpose: 'an address that nobody verified: refused',
  },
  // Has an account with a password at the portal too, which both ways lead to.
  {
    id: 'schelde-1003',
    email: 'fan@demo.test',
    isEmailVerified: true,
    firstName: 'Noor',
    lastName: 'Fan',
    purpose: "opens the fan's account above",
  },
  {
    id: 'schelde-1004',
    email: 'amir@schelde.test',
    isEmailVerified: true,
    firstName: 'Amir',
    lastName: '',
    purpose: 'somebody without a family name',
  },
];

export function findPerson(id: string | undefined): BroadcasterPerson | undefined {
  return PEOPLE.find((person) => person.id === id);
}

/** The person with these credentials; undefined without one. */
export function personWith(email: string, password: string): BroadcasterPerson | undefined {
  if (password !== PASSWORD) return undefined;
  return PEOPLE.find((person) => person.email === email.trim().toLowerCase());
}

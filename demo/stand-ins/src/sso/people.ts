/** Somebody with an account at the broadcaster's: made up, as is the broadcaster. */
export interface BroadcasterPerson {
  /** `sub` in tokens; the same for ever. */
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** What a sign-in with it shows. */
  readonly what: string;
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
    what: 'somebody new, with a verified address',
  },
  // Nobody knows whether the address is his: no account with that address may be opened with it.
  {
    id: 'schelde-1002',
    email: 'tom@schelde.test',
    isEmailVerified: false,
    firstName: 'Tom',
    lastName: 'Claes',
    what: 'an address that nobody verified: refused',
  },
  // Has an account with a password at the portal too, which both ways lead to.
  {
    id: 'schelde-1003',
    email: 'fan@demo.test',
    isEmailVerified: true,
    firstName: 'Noor',
    lastName: 'Fan',
    what: "opens the fan's account above",
  },
  {
    id: 'schelde-1004',
    email: 'amir@schelde.test',
    isEmailVerified: true,
    firstName: 'Amir',
    lastName: '',
    what: 'somebody without a family name',
  },
];

export function findPerson(id: string | undefined): BroadcasterPerson | undefined {
  return PEOPLE.find((person) => person.id === id);
}

/** Who signs in with this; undefined when nobody does. */
export function personWith(email: string, password: string): BroadcasterPerson | undefined {
  if (password !== PASSWORD) return undefined;
  return PEOPLE.find((person) => person.email === email.trim().toLowerCase());
}

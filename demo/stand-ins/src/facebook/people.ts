/** A fictitious person with a Facebook account. */
export interface FacebookPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null: registered with a telephone number, or not shared. */
  readonly email: string | null;
}

export const PEOPLE: readonly FacebookPerson[] = [
  { id: '10150000000000001', firstName: 'Emma', lastName: 'De Smet', email: 'emma@facebook.test' },
  { id: '10150000000000002', firstName: 'Yassin', lastName: 'Benali', email: null },
  // Has an account with a password at the portal too.
  { id: '10150000000000003', firstName: 'Noor', lastName: 'Fan', email: 'fan@demo.test' },
];

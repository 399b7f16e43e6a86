/** Length the contract accepts, in UTF-16 units (spec §5). */
const LONGEST = 254;

/** What every address has. The API knows the other rules, and its refusal names the field. */
const EMAIL = /^\S+@\S+\.\S+$/;

/** Finds slips of an e-mail address before it is sent; null without one. */
export function checkEmail(value: string): 'email-missing' | 'email-invalid' | null {
  const email = value.trim();
  if (email === '') return 'email-missing';
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'email-invalid';
}

/** Length the contract accepts, in UTF-16 units (spec §5). */
const LONGEST = 254;

/** The same form that the contract asks of an address, without carrying its library to the first screen. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** What is wrong with an e-mail address; null when nothing is. */
export function checkEmail(value: string): 'email-missing' | 'email-invalid' | null {
  const email = value.trim();
  if (email === '') return 'email-missing';
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'email-invalid';
}

/** Length the contract accepts, in UTF-16 units (spec §5). */
const LONGEST = 254;

/** The contract's pattern of an address, without its library on the first screen. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w.!#-'*+/=?^`{-~-]*[\w!#-'*+/=?^`{-~-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** Validates an e-mail address; null for a valid one. */
export function checkEmail(value: string): 'email-missing' | 'email-invalid' | null {
  const email = value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  if (email === '') return 'email-missing';
  return email.length <= LONGEST && EMAIL.test(email) ? null : 'email-invalid';
}

import * as z from 'zod';

/** White space, and characters that cannot be seen, which addresses copied from chats bring along. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Letters, digits and marks of RFC 5322 before the `@`, with single dots between them; a domain with dots, whose last
 * part has letters only or is punycode: `a&b@example.be`, `fan@xn--e1afmkfd.xn--p1ai`.
 */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w.!#-'*+/=?^`{-~-]*[\w!#-'*+/=?^`{-~-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** What somebody types where an account's address is compared: any text, in the form in which addresses are stored. */
export const typedAddress = z
  .string()
  .overwrite((text) => text.replace(AROUND, ''))
  .toLowerCase()
  .max(254);

/** A new address, or one that gets mail. */
export const emailAddress = typedAddress.pipe(z.email({ pattern: ADDRESS }));

import * as z from 'zod';

/** White space, and characters without a width that addresses copied from chats bring along. */
const AROUND =
  /^[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+|[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+$/gu;

/**
 * As browsers check `<input type="email">` (HTML Standard, "valid email address"), with a domain of two parts at
 * least: `a&b@example.be`, `wim@пример.рф` as `wim@xn--e1afmkfd.xn--p1ai`.
 */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** What somebody types where an account's address is compared: any text, in the form in which addresses are stored. */
export const typedAddress = z
  .string()
  .overwrite((text) => text.replace(AROUND, ''))
  .toLowerCase()
  .max(254);

/** A new address, or one that gets mail. */
export const emailAddress = typedAddress.pipe(z.email({ pattern: ADDRESS }));

import type { WhereOptions } from 'sequelize';
import type { Caller } from '../http/index.js';
import { hashToken } from '../infra/random/secrets.js';
import type { HelpConversation } from '../models/index.js';

/** The asker: an account, or a visitor by the hash of his cookie. */
export type Asker = { readonly userId: number } | { readonly visitorHash: string };

/** The account precedes the cookie; null for a caller with neither. */
export function askerOf(caller: Pick<Caller, 'userId'> | null, cookie: string | null): Asker | null {
  if (caller) return { userId: caller.userId };
  return cookie === null ? null : { visitorHash: hashToken(cookie) };
}

/** Condition for the one conversation of an asker. */
export function conversationOf(asker: Asker): WhereOptions<HelpConversation> {
  return { ...asker };
}

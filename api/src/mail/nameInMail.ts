import { holdsLink } from '@euro/game';
import type { Recipient } from './recipient.js';

/**
 * A name that somebody chose, as a mail may carry it; null when it may not. A recipient trusts the sender: to an
 * address that nobody proved goes no name at all, and to no address one with a link, which older names may hold.
 */
export function nameInMail(name: string, { mayReadNames }: Pick<Recipient, 'mayReadNames'>): string | null {
  return mayReadNames && !holdsLink(name) ? name : null;
}

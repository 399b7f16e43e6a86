import { holdsLink } from '@euro/game';
import type { Recipient } from './recipient.js';

/**
 * A name chosen by a user, as a mail may contain it; null when it may not. A recipient trusts the sender: an
 * unverified address gets no name at all, and no address gets one with a link, which older names may contain.
 */
export function nameInMail(name: string, { mayReadNames }: Pick<Recipient, 'mayReadNames'>): string | null {
  return mayReadNames && !holdsLink(name) ? name : null;
}

import type { HelpTicket } from '@euro/api-contract';

/** The account's name, or the address that a visitor gave; null without either. */
export function askerOf({ user, email }: Pick<HelpTicket, 'user' | 'email'>): string | null {
  return user ? user.name || user.email : email;
}

/** Open, and the asker wrote last. */
export function isWaiting({ status, lastMessage }: HelpTicket): boolean {
  return status === 'open' && lastMessage?.from === 'asker';
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters of an answer as the API counts them (decisions §8.6). */
export function lengthOf(text: string): number {
  return [...characters.segment(text.trim())].length;
}

/** The most characters a message may have. */
export const LONGEST = 2000;

/** Polling interval of new messages, in milliseconds. */
export const PAUSE = 4_000;

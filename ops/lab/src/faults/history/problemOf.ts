import type { Entry } from './journal.js';

/** The contradiction between the answers to a write and the number of rows with its key; null when there is none. */
export function problemOf(
  { outcome, attempts }: Pick<Entry, 'outcome' | 'attempts'>,
  rows: number,
): string | null {
  if (rows > 1) return 'doubled';
  if (outcome === 'acknowledged' && rows === 0) return 'lost';
  // One attempt without an answer may have been stored before the next one was refused.
  const isSurelyRefused =
    outcome === 'refused' && attempts.every(({ status }) => status >= 400 && status < 500);
  return isSurelyRefused && rows > 0 ? 'refused, and stored' : null;
}

import type { User } from '@euro/api-contract';

/** "LP", where there is no picture; whole letters, whatever the script. */
export function initialsOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

import type { TeamPoints } from '@euro/api-contract';

/** A manager's name as it is shown; null where it is hidden. */
export function nameOf({ firstName, lastName }: TeamPoints['user']): string | null {
  return `${firstName} ${lastName}`.trim() || null;
}

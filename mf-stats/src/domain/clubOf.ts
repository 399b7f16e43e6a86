import type { Club } from '@euro/api-contract';

/** The nation of an id; null for an id that is none. */
export function clubOf(clubs: readonly Club[], id: number): Club | null {
  return clubs.find((club) => club.id === id) ?? null;
}

import { usePlatform, useShared } from '@euro/platform/react';
import { type CountedWorth, countedWeek, worthOf } from './countedWeeks.js';

export type { CountedWorth } from './countedWeeks.js';

/** Up to which matchday the statistics count, and what those of a matchday (or of all: -1) are worth. */
export function useCountedWeeks(): {
  readonly week: number | null;
  readonly worthOf: (week: number) => CountedWorth;
} {
  const tournament = useShared(usePlatform().state.matches).value;
  return {
    week: tournament && countedWeek(tournament),
    worthOf: (week) => (tournament ? worthOf(tournament, week) : 'confirmed'),
  };
}

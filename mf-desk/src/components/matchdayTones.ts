import type { MatchdayState } from '@euro/api-contract';
import type { ChipTone } from '@euro/design-system';

/** Tones of the states of a matchday. */
export const MATCHDAY_TONES = {
  open: 'neutral',
  running: 'warning',
  settled: 'warning',
  confirmed: 'positive',
} as const satisfies Record<MatchdayState['state'], ChipTone>;

import type { Lineup } from '@euro/game';

/** A lineup as a call's body takes it. */
export function lineupBody({ starting, bench, captainId, viceCaptainId }: Lineup) {
  return { starting: [...starting], bench: [...bench], captainId, viceCaptainId };
}

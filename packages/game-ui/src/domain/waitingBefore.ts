import type { WaitingChange } from '@euro/platform';

/**
 * How many of the user's changes of a team are sent before the one with this `about`, which may still have to be made: each
 * of them gives the team another version.
 */
export function waitingBefore(waiting: readonly WaitingChange[], teamId: number, about: string): number {
  const ofTeam = waiting.filter(({ call, params }) => call.startsWith('POST team/') && params.id === teamId);
  const place = ofTeam.findIndex((change) => change.about === about);
  return place < 0 ? ofTeam.length : place;
}

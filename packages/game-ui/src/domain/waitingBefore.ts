import type { WaitingChange } from '@euro/platform';

/**
 * Number of the user's waiting changes of a team that are sent before the one with this `about`, which may not exist
 * yet: each of them raises the team's version.
 */
export function waitingBefore(changes: readonly WaitingChange[], teamId: number, about: string): number {
  const ofTeam = changes.filter(({ call, params }) => call.startsWith('POST team/') && params.id === teamId);
  const place = ofTeam.findIndex((change) => change.about === about);
  return place < 0 ? ofTeam.length : place;
}

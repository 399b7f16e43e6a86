import type { RemoteStorage } from '@euro/platform';

/** Publishes to the other tabs of this browser that a team was changed here. */
export function markSaved(storage: RemoteStorage, teamId: number, version: number): void {
  storage.write(markerOf(teamId), version);
}

/** Subscribes to changes of the team in other tabs; returns the unsubscribe function. */
export function watchSaved(storage: RemoteStorage, teamId: number, listener: () => void): () => void {
  return storage.watch(markerOf(teamId), listener);
}

function markerOf(teamId: number): string {
  return `saved-${teamId}`;
}

import type { RemoteStorage } from '@euro/platform';

/** Tells the other tabs of this browser that a team was changed here. */
export function markSaved(storage: RemoteStorage, teamId: number, version: number): void {
  storage.write(markerOf(teamId), version);
}

/** Told when another tab changed the team; returns how to stop. */
export function watchSaved(storage: RemoteStorage, teamId: number, listener: () => void): () => void {
  return storage.watch(markerOf(teamId), listener);
}

function markerOf(teamId: number): string {
  return `saved-${teamId}`;
}

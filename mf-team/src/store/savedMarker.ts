import type { Drawer } from '@euro/platform';

/** Tells the other tabs of this browser that a team was changed here. */
export function markSaved(drawer: Drawer, teamId: number, version: number): void {
  drawer.write(markerOf(teamId), version);
}

/** Told when another tab changed the team; returns how to stop. */
export function watchSaved(drawer: Drawer, teamId: number, listener: () => void): () => void {
  return drawer.watch(markerOf(teamId), listener);
}

function markerOf(teamId: number): string {
  return `saved-${teamId}`;
}

import { prefersReducedMotion } from '@euro/game-ui';

/** Brings the pitch with its bench into view, once a sheet is gone that gives the focus back to where it was. */
export function showPitch(pitch: HTMLElement | null): void {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
  setTimeout(() => pitch?.scrollIntoView({ block: 'end', behavior }));
}

import { usePlatform } from '@euro/platform/react';

/**
 * True when the page's competition is read-only: no component offers a change then. It never changes while the page is
 * open, and is false in portals without archives.
 */
export const useIsArchive = (): boolean => usePlatform().state.isArchive?.value ?? false;

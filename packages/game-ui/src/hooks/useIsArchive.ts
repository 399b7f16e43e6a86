import { usePlatform } from '@euro/platform/react';

/**
 * Whether the page's competition can only be read: no part offers a change then. It stays so for as long as the page lives;
 * never in portals without archives.
 */
export const useIsArchive = (): boolean => usePlatform().state.isArchive?.value ?? false;

import { breakpoints } from '@euro/design-system';
import { useMatches } from '@euro/game-ui';

const QUERY = `(min-width: ${breakpoints.laptop / 16}em)`;

/** True when the chat fits beside the table. */
export const useIsWide = (): boolean => useMatches(QUERY);

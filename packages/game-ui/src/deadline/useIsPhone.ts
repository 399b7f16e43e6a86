import { breakpoints } from '@euro/design-system';
import { useMatches } from '../hooks/useMatches.js';

/** In em, as the styles: large text makes a narrow page. */
const QUERY = `(max-width: ${(breakpoints.tablet - 1) / 16}em)`;

/** True when the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMatches(QUERY);

import { breakpoints } from '@euro/design-system';
import { useMatches } from '@euro/game-ui';

/** By the height of the device: that of the window changes with a keyboard. */
const QUERY = `(max-width: ${(breakpoints.tablet - 1) / 16}em) and (min-device-height: 480px)`;

/** True for the window of an upright phone, where the portal has its tabs at the bottom. */
export const useIsPhone = (): boolean => useMatches(QUERY);

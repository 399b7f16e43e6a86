import type { Route } from '../../routing/route.js';
import { getClub } from './getClub.js';

export const clubRoutes: readonly Route[] = [getClub];

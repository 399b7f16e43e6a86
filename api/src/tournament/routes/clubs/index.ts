import type { Route } from '../../../http/index.js';
import { getClub } from './getClub.js';

export const clubRoutes: readonly Route[] = [getClub];

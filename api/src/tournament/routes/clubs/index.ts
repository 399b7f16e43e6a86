import type { Route } from '../../../http/index.js';
import { getClub } from './getClub.js';
import { listClubs } from './listClubs.js';

export const clubRoutes: readonly Route[] = [listClubs, getClub];

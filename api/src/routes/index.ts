import type { Route } from '../routing/route.js';
import { newsRoutes } from './news/index.js';
import { teamRoutes } from './team/index.js';
import { userRoutes } from './user/index.js';

/** Every route of the API. */
export const routes: readonly Route[] = [...userRoutes, ...teamRoutes, ...newsRoutes];

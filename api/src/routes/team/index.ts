import type { Route } from '../../routing/route.js';

export const teamRoutes: readonly Route[] = [];

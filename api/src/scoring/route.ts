import { routeFor } from '../http/index.js';
import type { ScoringContext } from './context.js';

/** Binds a handler of this room to an endpoint of the contract. */
export const route = routeFor<ScoringContext>();

import { routeFor } from '../http/index.js';
import type { PushContext } from './context.js';

/** `route` for calls about notifications. */
export const route = routeFor<PushContext>();

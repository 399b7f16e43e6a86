/** Servers that follow the primary, and what is read on them. */

export { onPrimary, orOnPrimary } from './readScope.js';
export { MOST_LAG_MS, NO_REPLICAS, type Replicas } from './replicas.js';

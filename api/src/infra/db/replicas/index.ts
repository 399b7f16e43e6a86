/** Servers that follow the primary, and what is read on them. */

export { onPrimary, orOnPrimary } from './readScope.js';
export { MAX_LAG_MS, NO_REPLICAS, type Replicas } from './replicas.js';

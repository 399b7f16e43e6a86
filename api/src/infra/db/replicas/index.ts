/** Servers that replicate the primary, and the reads that go to them. */

export { onPrimary, orOnPrimary } from './readScope.js';
export { MAX_LAG_MS, NO_REPLICAS, type Replicas } from './replicas.js';

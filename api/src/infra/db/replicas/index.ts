/** Servers that replicate the primary, and the reads that go to them. */

export { onPrimary, orOnPrimary } from './readScope.js';
export { MAX_LAG_MS, type Replicas } from './replicas.js';

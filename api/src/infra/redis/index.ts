export { connectRedis, type SharedRedis } from './connectRedis.js';
export { createInvalidationChannel, type Invalidation, type InvalidationChannel } from './invalidations.js';
export { publishOnce } from './publishOnce.js';
export { watchRedis } from './watchRedis.js';

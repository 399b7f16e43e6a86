export { connectRedis, type SharedRedis } from './connectRedis.js';
export { followHints } from './followHints.js';
export { createHintLine, type Hint, type HintLine } from './hints.js';
export { tellOnce } from './tellOnce.js';
export { watchSharing } from './watchSharing.js';

export { createResponseCache } from './responseCache.js';

// The number that was released last; written by npm run contracts -- release.
export type * from './2.js';

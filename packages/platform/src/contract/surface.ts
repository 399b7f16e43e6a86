// All types of the contract in one place, as `compatibility.ts` compares them.
export type * from './api.js';
export type * from './chat.js';
export type * from './events.js';
export type * from './platform.js';
export type * from './state.js';

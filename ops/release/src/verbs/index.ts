export { activate } from './activate.js';
export { canary } from './canary.js';
export { type ListedRelease, type ListedRemote, list } from './list.js';
export type { Outcome } from './outcome.js';
export { prune } from './prune.js';
export { publish } from './publish.js';
export { remove } from './remove.js';
export { rollback } from './rollback.js';
export { type Verification, verify } from './verify.js';

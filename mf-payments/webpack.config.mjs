import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, and 300 for read-only teams and orders.
export default remoteConfig(import.meta.url, { visit: 28_700 });

import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, 200 for read-only leagues, and 50 for leaving
// out columns with nothing in them.
export default remoteConfig(import.meta.url, { visit: 50_350 });

import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size.
export default remoteConfig(import.meta.url, { visit: 21_000 });

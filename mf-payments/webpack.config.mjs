import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page.
export default remoteConfig(import.meta.url, { visit: 27_000 });

import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, 200 for read-only leagues, 50 for
// leaving out columns with nothing in them, and 100 for names with a joiner that joins nothing.
export default remoteConfig(import.meta.url, { visit: 50_450 });

import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, 700 for competitions with other orders of
// groups and other numbers of rules, and with the competition in addresses, and 200 for the way to a comparison and for
// nations that are out before the pairings are known.
export default remoteConfig(import.meta.url, { visit: 47_700 });

import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and its heaviest page: 1.05 times their first size, and 500 for transfers that wait for a
// connection, where no script could come later; 300 for letters of twice the size, and 300 for squads of any layout and
// a picker that is rendered in two steps; 200 for rules in the numbers of their settings.
export default remoteConfig(import.meta.url, { visit: 62_000 });

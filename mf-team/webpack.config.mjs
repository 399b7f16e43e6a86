import { remoteConfig } from '../ops/tooling/webpack/preset.mjs';

// Bytes gzip of the entry and what its heaviest page waits for: 1.05 times what they were when this was written, and 700 for
// boosters and names that wait for a connection, squads of any layout, and the way to the home of an archive.
export default remoteConfig(import.meta.url, { visit: 82_800 });
